/**
 * The owner's inbox: find, read, mark, note, send again; and who may not.
 */
import { admin, evaluate, expect, siteUrl, test, unique } from './fixtures';

/** Stores an enquiry as a visitor would, and returns its text. */
const enquire = async ( name: string ): Promise< string > => {
	const text = unique( 'inbox' );
	const html = await ( await fetch( `${ siteUrl() }/contact/` ) ).text();
	const form = /name="brolga_form"[^>]*value="([^"]+)"/.exec( html )?.[ 1 ];
	await fetch( `${ siteUrl() }/contact/`, {
		method: 'POST',
		redirect: 'manual',
		body: new URLSearchParams( {
			brolga_form: form ?? '',
			et_pb_contact_name_0: name,
			et_pb_contact_email_0: 'jo@example.com',
			et_pb_contact_message_0: text,
			et_pb_contactform_submit_0: '1',
		} ),
	} );
	return text;
};

test.describe( 'an owner', () => {
	test.use( { storageState: async ( {}, run ) => run( admin() ) } );

	test( 'who wrote, how it stands and when are in the window on every width (LEAD-40, LEAD-733)', async ( {
		page,
	} ) => {
		const text = await enquire(
			'Widths of a name that is long enough to take the place of a date'
		);
		for ( const width of [ 375, 800, 1024, 1280 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			await page.goto(
				`/wp-admin/admin.php?page=brolga-leads&search=${ text }`
			);
			const row = page.getByRole( 'row' ).filter( { hasText: 'Widths' } );
			const actions = await row
				.getByRole( 'button', { name: 'Actions' } )
				.boundingBox();
			for ( const part of [
				row.getByText( 'New' ),
				row.locator( 'time' ),
			] ) {
				const box = await part.boundingBox();
				expect(
					( box?.x ?? 0 ) + ( box?.width ?? 0 )
				).toBeLessThanOrEqual( actions?.x ?? 0 );
			}
		}
	} );

	test( 'finds a lead, marks it and notes on it (LEAD-9, LEAD-10, LEAD-11, LEAD-12)', async ( {
		page,
		problems,
	} ) => {
		const text = await enquire( '<img src=x onerror=alert(1)>' );
		await page.goto( '/wp-admin/admin.php?page=brolga-leads' );
		await page.getByRole( 'searchbox' ).fill( text );
		await expect( page.getByRole( 'row' ) ).toHaveCount( 2 );
		await page.getByText( '<img src=x onerror=alert(1)>' ).first().click();

		const lead = page.getByRole( 'complementary', { name: 'Lead' } );
		await expect( lead ).toContainText( text );
		await lead.getByLabel( 'Status' ).selectOption( 'done' );
		await expect( lead ).toContainText( 'Marked as Done' );
		await lead
			.getByLabel( 'Add a note' )
			.fill( 'Rang back, visit on Monday' );
		await lead.getByRole( 'button', { name: 'Save note' } ).click();
		await expect( lead ).toContainText( 'Rang back, visit on Monday' );

		await page.reload();
		await expect( lead.getByLabel( 'Status' ) ).toHaveValue( 'done' );
		await lead.getByRole( 'button', { name: 'Close' } ).click();
		await page.getByRole( 'button', { name: /^New/ } ).click();
		await expect(
			page.getByText( `No leads found for “${ text }”` )
		).toBeVisible();
		expect( problems ).toEqual( [] );
	} );

	test( 'has the keyboard alone (LEAD-9, LEAD-10)', async ( { page } ) => {
		const text = await enquire( 'Keyboard' );
		await page.goto(
			`/wp-admin/admin.php?page=brolga-leads&search=${ text }`
		);
		await expect( page.getByRole( 'row' ) ).toHaveCount( 2 );
		await page.getByRole( 'searchbox' ).focus();
		const lead = page.getByRole( 'complementary', { name: 'Lead' } );
		const onTitle = (): Promise< boolean > =>
			page.evaluate( () => {
				const { activeElement, body } = document;
				return (
					activeElement !== body &&
					activeElement?.textContent?.includes( 'Keyboard' ) === true
				);
			} );
		for ( let step = 0; step < 30 && ! ( await onTitle() ); step++ ) {
			await page.keyboard.press( 'Tab' );
		}
		await page.keyboard.press( 'Enter' );
		await expect( lead.getByRole( 'heading', { level: 2 } ) ).toBeFocused();
	} );
} );

test( 'somebody without the right sees no lead (LEAD-13)', async ( {
	browser,
} ) => {
	evaluate(
		"if ( ! username_exists( 'author' ) ) { wp_insert_user( [ 'user_login' => 'author', 'user_pass' => 'password', 'user_email' => 'author@example.com', 'role' => 'author' ] ); } return true;"
	);
	const page = await browser.newPage( { baseURL: siteUrl() } );
	await page.goto( '/wp-login.php' );
	await page.getByLabel( 'Username or Email Address' ).fill( 'author' );
	await page.getByRole( 'textbox', { name: 'Password' } ).fill( 'password' );
	await page.getByRole( 'button', { name: 'Log In' } ).click();
	await page.waitForURL( '**/wp-admin/**' );
	await expect( page.getByRole( 'link', { name: 'Leads' } ) ).toHaveCount(
		0
	);
	const screen = await page.goto( '/wp-admin/admin.php?page=brolga-leads' );
	expect( screen?.status() ).toBe( 403 );
	await page.close();
} );
