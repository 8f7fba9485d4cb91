/**
 * An owner's day with one enquiry: found, sorted, answered, exported, and
 * erased when its visitor asks for it.
 */
import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import {
	admin,
	evaluate,
	expect,
	flaws,
	mailsWith,
	overflow,
	siteUrl,
	test,
	unique,
} from './fixtures';

const INBOX = '/wp-admin/admin.php?page=brolga-leads';

/** An enquiry as its visitor sent it. */
interface Enquiry {
	readonly email: string;
	readonly message: string;
}

/** Sends an enquiry by the contact page, from a browser that saw a variant of a test. */
const enquire = async ( browser: Browser ): Promise< Enquiry > => {
	const enquiry = {
		email: `${ unique( 'priya' ) }@example.com`,
		message: unique( 'terrace' ),
	};
	const visitor = await browser.newPage( { baseURL: siteUrl() } );
	await visitor.context().addCookies( [
		{ name: 'et_pb_ab_subject_987654x1', value: '2', url: siteUrl() },
		{ name: 'et_pb_ab_subject_987655', value: "1' OR 1=1", url: siteUrl() },
	] );
	await visitor.goto( '/contact/' );
	await visitor.getByLabel( /^Your name/ ).fill( '=HYPERLINK("Priya")' );
	await visitor.getByLabel( /^Email/ ).fill( enquiry.email );
	await visitor
		.getByLabel( /^What is the corner like/ )
		.fill( enquiry.message );
	await visitor.getByRole( 'button', { name: 'Send enquiry' } ).click();
	await visitor.waitForURL( '**/thank-you/**' );
	await visitor.close();
	return enquiry;
};

/** Finds the one lead with a text and opens it. */
const open = async ( page: Page, text: string ): Promise< Locator > => {
	await page.goto( INBOX );
	await page.getByRole( 'searchbox' ).fill( text );
	await expect( page.getByRole( 'row' ) ).toHaveCount( 2 );
	await page.getByText( '=HYPERLINK("Priya")' ).first().click();
	const lead = page.getByRole( 'complementary', { name: 'Lead' } );
	await expect( lead.getByLabel( 'Status' ) ).toBeVisible();
	return lead;
};

/** How many rows of ours hold a text, wherever it may be, and files with it. */
const traces = ( text: string ): unknown =>
	evaluate( `
		global $wpdb;
		$count = static fn ( string $table, string $columns ): int => (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->prefix}brolga_{$table} WHERE CONCAT( {$columns} ) LIKE %s", '%${ text }%' ) );
		$files = [];
		foreach ( [ WP_CONTENT_DIR . '/uploads', get_temp_dir() ] as $folder ) {
			$files = [ ...$files, ...array_filter( glob( "{$folder}/leads-*.csv" ) ?: [], static fn ( string $file ): bool => str_contains( (string) file_get_contents( $file ), '${ text }' ) ) ];
		}
		return [
			'leads' => $count( 'entries', "email, ' ', fields, ' ', notes, ' ', search_text" ),
			'queue' => $count( 'outbox', "payload, ' ', last_error" ),
			'words' => $count( 'entry_words', 'word' ),
			'audit' => $count( 'audit', 'filter' ),
			'files' => count( $files ),
		];
	` );

/** The last line of the audit log on an export for somebody. */
const exported = ( email: string ): unknown =>
	evaluate(
		`global $wpdb; return $wpdb->get_row( $wpdb->prepare( "SELECT id, items FROM {$wpdb->prefix}brolga_audit WHERE action = 'export_leads' AND filter LIKE %s ORDER BY id DESC LIMIT 1", '%${ email }%' ), ARRAY_A );`
	);

test.describe( 'an owner', () => {
	test.use( { storageState: async ( {}, run ) => run( admin() ) } );
	// A whole day.
	test.setTimeout( 300_000 );

	test( 'sorts an enquiry, answers it, exports it, and erases its visitor (LEAD-11, LEAD-16, LEAD-27, LEAD-32, LEAD-36, EXPORT-1, EXPORT-2, EXPORT-3, PRIV-1, PRIV-5)', async ( {
		page,
		browser,
		problems,
	} ) => {
		const { email, message } = await enquire( browser );
		const lead = await open( page, message );

		// What the visitor saw, as far as the browser can be believed.
		await expect( lead ).toContainText(
			'Variant C, A/B test on page 987654'
		);
		await expect( lead ).not.toContainText( '987655' );

		await lead.getByLabel( 'Status' ).selectOption( 'open' );
		await expect( lead ).toContainText( 'Marked as Open' );
		const note = unique( 'rang' );
		await lead.getByLabel( 'Add a note' ).fill( note );
		await lead.getByRole( 'button', { name: 'Save note' } ).click();
		await expect(
			lead.getByRole( 'listitem' ).filter( { hasText: note } )
		).toBeVisible();

		// The answer, by the keyboard.
		const words = unique( 'about 300 dollars a metre' );
		await lead
			.getByRole( 'button', { name: 'Reply', exact: true } )
			.focus();
		await page.keyboard.press( 'Enter' );
		await expect(
			lead.getByRole( 'textbox', { name: 'Your reply' } )
		).toBeFocused();
		await page.keyboard.type( words );
		const answersTo =
			/Reply-to: (\S+)\./.exec(
				( await lead
					.getByRole( 'form', { name: 'Reply' } )
					.textContent() ) ?? ''
			)?.[ 1 ] ?? 'nobody';
		for ( const width of [ 375, 1280 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			expect( await flaws( page, '#brolga-leads' ) ).toEqual( [] );
			expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
		}
		await lead
			.getByRole( 'textbox', { name: 'Your reply' } )
			.press( 'Control+Enter' );
		const reply = lead
			.getByRole( 'listitem' )
			.filter( { hasText: 'Replied: Re:' } );
		await expect( reply ).toContainText( words );

		const arrived = await mailsWith( words );
		expect( arrived ).toHaveLength( 1 );
		expect( arrived[ 0 ]?.to ).toEqual( [ email ] );
		expect( arrived[ 0 ]?.subject ).toMatch( /^Re: / );
		expect( arrived[ 0 ]?.text ).toContain( `> ${ message }` );
		expect( arrived[ 0 ]?.headers[ 'reply-to' ] ).toContain( answersTo );
		await page.reload();
		await expect( reply.getByText( 'Email sent' ) ).toBeVisible();

		// Away, and back again.
		await lead.getByRole( 'button', { name: 'Close' } ).click();
		await page
			.getByRole( 'checkbox', { name: /select all/i } )
			.first()
			.check();
		await page
			.getByRole( 'button', { name: /^Move to (?:Bin|Trash)$/ } )
			.first()
			.click();
		await expect(
			page.getByText( `No leads found for “${ message }”` )
		).toBeVisible();
		await page.getByRole( 'button', { name: 'Undo' } ).click();
		await expect( page.getByRole( 'row' ) ).toHaveCount( 2 );

		// A table for the accountant.
		await page.getByRole( 'searchbox' ).fill( email );
		await expect( page ).toHaveURL(
			new RegExp( `search=${ email.split( '@' )[ 0 ] }` )
		);
		await expect( page.getByRole( 'row' ) ).toHaveCount( 2 );
		const [ download ] = await Promise.all( [
			page.waitForEvent( 'download' ),
			page.getByRole( 'button', { name: 'Export CSV' } ).click(),
		] );
		expect( download.suggestedFilename() ).toMatch( /^leads-.*\.csv$/ );
		const csv = await readFile( await download.path(), 'utf8' );
		expect( csv.startsWith( '\uFEFF' ) ).toBe( true );
		const lines = csv.trim().split( /\r?\n/ );
		expect( lines ).toHaveLength( 2 );
		expect( lines[ 1 ] ).toContain( `"'=HYPERLINK(""Priya"")"` );
		expect( lines[ 1 ] ).toContain( message );
		expect( lines[ 1 ] ).toContain( '987654:2' );
		const line = exported( email ) as { id: string; items: string };
		expect( line.items ).toBe( '1' );
		expect( traces( email ) ).toMatchObject( { leads: 1, files: 0 } );

		// The visitor wants to be forgotten.
		await page.goto( '/wp-admin/erase-personal-data.php' );
		await page.getByLabel( 'Username or email address' ).fill( email );
		await page
			.getByLabel( 'Send personal data erasure confirmation email.' )
			.uncheck();
		await page.getByRole( 'button', { name: 'Send Request' } ).click();
		await expect(
			page.getByText( 'Request added successfully.' )
		).toBeVisible();
		// Before its script is there, the button does nothing.
		await page.waitForLoadState();
		const request = page.getByRole( 'row' ).filter( { hasText: email } );
		await request
			.getByRole( 'button', { name: 'Erase personal data', exact: true } )
			.click();
		await expect( request.getByText( 'Erasure completed.' ) ).toBeVisible();

		const nothing = { leads: 0, queue: 0, words: 0, audit: 0, files: 0 };
		for ( const text of [ email, message, words, note ] ) {
			expect( traces( text ) ).toEqual( nothing );
		}
		// That somebody exported stays known; of whom does not.
		expect(
			evaluate(
				`global $wpdb; return $wpdb->get_row( "SELECT items, filter FROM {$wpdb->prefix}brolga_audit WHERE id = ${ Number( line.id ) }", ARRAY_A );`
			)
		).toEqual( { items: '1', filter: '{}' } );
		await page.goto( `${ INBOX }&search=${ message }` );
		await expect(
			page.getByText( `No leads found for “${ message }”` )
		).toBeVisible();
		expect( problems ).toEqual( [] );
	} );

	test( 'keeps a reply that is half written, while looking at other leads and over a reload (LEAD-37)', async ( {
		page,
		browser,
	} ) => {
		const { message } = await enquire( browser );
		const lead = await open( page, message );
		await lead
			.getByRole( 'button', { name: 'Reply', exact: true } )
			.click();
		const words = unique( 'half a thought' );
		await lead.getByRole( 'textbox', { name: 'Your reply' } ).fill( words );
		await lead.getByRole( 'button', { name: 'Close' } ).click();
		await page.reload();
		await page.getByText( '=HYPERLINK("Priya")' ).first().click();
		await expect(
			lead.getByRole( 'textbox', { name: 'Your reply' } )
		).toHaveValue( words );

		// The server is away: the words stay, and are sent once when it is back.
		await page.route( /leads.*replies/, ( route ) => route.abort() );
		await lead.getByRole( 'button', { name: 'Send reply' } ).click();
		await expect( lead ).toContainText( 'Your text is kept here' );
		await page.unroute( /leads.*replies/ );
		await lead.getByRole( 'button', { name: 'Send reply' } ).dblclick();
		await expect( lead ).toContainText( 'Replied: Re:' );
		expect( await mailsWith( words ) ).toHaveLength( 1 );
	} );
} );
