/**
 * What owners set and mend: the Settings and Health screens against a real mail
 * server.
 */
import { startMailSink, type MailSink } from '../support/mail-sink.mjs';
import {
	admin,
	evaluate,
	expect,
	flaws,
	keepSettings,
	overflow,
	runOutbox,
	test,
} from './fixtures';

const SETTINGS = '/wp-admin/admin.php?page=brolga-settings';
const HEALTH = '/wp-admin/admin.php?page=brolga-health';

test.describe( 'an owner', () => {
	test.use( { storageState: async ( {}, run ) => run( admin() ) } );
	test.describe.configure( { mode: 'serial' } );

	let sink: MailSink;

	keepSettings();

	test.beforeAll( async () => {
		sink = await startMailSink();
		evaluate( `return update_option( 'brolga_settings', [] );` );
	} );

	test.afterAll( async () => {
		await sink.stop();
	} );

	test( 'saves settings, and is told what cannot be used (OUTBOX-17)', async ( {
		page,
		problems,
	} ) => {
		await page.goto( `${ SETTINGS }&section=mail` );
		await page.getByLabel( 'Name', { exact: true } ).fill( 'Fern & Co' );
		await page.getByLabel( 'Email address' ).fill( 'nobody' );
		await page.getByRole( 'button', { name: 'Save changes' } ).click();
		await expect( page.getByLabel( 'Email address' ) ).toBeFocused();
		await expect(
			page.getByText(
				'Enter an email address such as office@example.com.'
			)
		).toBeVisible();
		await page.getByLabel( 'Email address' ).fill( 'site@example.org' );
		await page.keyboard.press( 'Enter' );
		await expect(
			page.getByText( 'Saved.', { exact: true } ).first()
		).toBeVisible();
		await page.reload();
		await expect( page.getByLabel( 'Email address' ) ).toHaveValue(
			'site@example.org'
		);
		// The refusal is an answer of 400, and a browser says so.
		problems.length = 0;
	} );

	test( 'loses nothing when another one saves meanwhile (OUTBOX-17)', async ( {
		page,
		context,
		problems,
	} ) => {
		const other = await context.newPage();
		await page.goto( `${ SETTINGS }&section=mail` );
		await other.goto( `${ SETTINGS }&section=mail` );
		await page.getByLabel( 'Reply-to' ).fill( 'mine@example.org' );
		await other.getByLabel( 'Name', { exact: true } ).fill( 'Oak' );
		await other.getByRole( 'button', { name: 'Save changes' } ).click();
		await expect(
			other.getByText( 'Saved.', { exact: true } ).first()
		).toBeVisible();
		await page.getByRole( 'button', { name: 'Save changes' } ).click();
		await expect(
			page.getByText( /changed these settings since/ ).first()
		).toBeVisible();
		await expect( page.getByLabel( 'Name', { exact: true } ) ).toHaveValue(
			'Oak'
		);
		await expect( page.getByLabel( 'Reply-to' ) ).toHaveValue(
			'mine@example.org'
		);
		await page.getByRole( 'button', { name: 'Save changes' } ).click();
		await expect(
			page.getByText( 'Saved.', { exact: true } ).first()
		).toBeVisible();
		await other.close();
		problems.length = 0;
	} );

	test( 'tries a mail server until it takes mail (OUTBOX-17)', async ( {
		page,
	} ) => {
		await page.goto( `${ SETTINGS }&section=mail` );
		await page.getByLabel( 'SMTP server' ).check();
		await page
			.getByLabel( 'Server name', { exact: true } )
			.fill( '127.0.0.1' );
		await page.getByLabel( 'Encryption' ).selectOption( 'none' );
		await page.getByLabel( 'Port' ).fill( String( sink.port ) );
		await page.getByLabel( 'Username', { exact: true } ).fill( 'owner' );
		await page.getByLabel( 'Password' ).fill( 'wrong' );
		await page.getByLabel( 'Timeout (seconds)' ).fill( '2' );
		const save = async (): Promise< void > => {
			await page.getByRole( 'button', { name: 'Save changes' } ).click();
			await expect( page.getByText( 'Unsaved changes' ) ).toBeHidden();
		};
		const send = async (): Promise< void > => {
			await page
				.getByLabel( 'Send test email to' )
				.fill( 'me@example.org' );
			await page
				.getByRole( 'button', { name: 'Send test email' } )
				.click();
		};
		await save();
		await send();
		await expect(
			page.getByText( 'rejected the username or password' ).first()
		).toBeVisible();

		await page.getByRole( 'button', { name: 'Replace' } ).click();
		await page.getByLabel( 'Password' ).fill( 'pa55word' );
		await save();
		sink.mode = 'reject';
		await send();
		await expect(
			page.getByText( 'rejected this recipient' ).first()
		).toBeVisible();
		await expect(
			page.getByText( 'No such mailbox' ).first()
		).toBeVisible();

		sink.mode = 'hang';
		const start = Date.now();
		await send();
		await expect(
			page
				.getByText(
					/is too slow to respond|connection to the mail server was lost/
				)
				.first()
		).toBeVisible( { timeout: 20_000 } );
		expect( Date.now() - start ).toBeLessThan( 20_000 );

		sink.mode = 'accept';
		await send();
		await expect(
			page.getByText( 'accepted the email to me@example.org' ).first()
		).toBeVisible();
		const mail = await sink.waitFor();
		expect( mail.to ).toEqual( [ 'me@example.org' ] );
		expect( mail.headers.from ).toContain( 'site@example.org' );
		// EMAIL-860: as the saved format has it.
		expect( mail.headers[ 'content-type' ] ).toContain( 'multipart/' );

		const answer = page.waitForResponse( /brolga\/v1\/settings/ );
		await page.reload();
		const told = await ( await answer ).text();
		expect( told ).toContain( '"smtp_password":true' );
		expect( told ).not.toContain( 'pa55word' );
		expect( await page.content() ).not.toContain( 'pa55word' );
	} );

	test( 'sees a mail that was given up, and sends it again (LEAD-25, OUTBOX-9)', async ( {
		page,
	} ) => {
		// Mail of other tests, which this one's server refused a moment ago, was given up too.
		evaluate( `
			global $wpdb;
			$wpdb->delete( $wpdb->prefix . 'brolga_outbox', [ 'status' => 'dead' ] );
			$wpdb->insert( $wpdb->prefix . 'brolga_outbox', [
				'kind' => 'mail', 'status' => 'dead', 'attempts' => 6, 'available_at' => time(), 'created_at' => gmdate( 'Y-m-d H:i:s' ),
				'payload' => wp_json_encode( [ 'to' => [ 'again@example.org' ], 'subject' => 'Second try', 'text' => 'Hello', 'message_id' => str_repeat( 'a', 24 ) ] ),
				'last_error' => 'SMTP Error: data not accepted. 452 Mailbox full',
			] );
			return 1;` );
		await page.goto( HEALTH );
		await expect( page.getByText( '1 failed delivery' ) ).toBeVisible();
		// Why, beside what was given up as well as with it (OUTBOX-22).
		await expect( page.getByText( '452 Mailbox full' ) ).toHaveCount( 2 );
		await page.getByRole( 'button', { name: 'Resend all' } ).click();
		await expect(
			page.getByText( '1 delivery has been queued again' ).first()
		).toBeVisible();
		await expect(
			page.getByText( 'Resent 1 failed delivery' )
		).toBeVisible();
		// Not evaluate(): the mail server is in this process, and must not stand still.
		await runOutbox();
		await sink.waitFor( ( { subject } ) => subject === 'Second try' );

		await page.getByRole( 'button', { name: 'Test connection' } ).click();
		await expect(
			page.getByText( `127.0.0.1:${ sink.port } is responding` )
		).toBeVisible();
		await page.getByRole( 'button', { name: 'Run test' } ).click();
		await expect(
			page.getByText( 'Responses to forms are not cached' )
		).toBeVisible();
	} );

	test( 'looks at emails before anybody gets them (EMAIL-867)', async ( {
		page,
	} ) => {
		await page.goto( `${ SETTINGS }&section=mail` );
		await page.getByRole( 'button', { name: 'Preview emails' } ).click();
		const frame = page.locator( '.brolga-email iframe' );
		const email = frame.contentFrame();
		const ground = (): Promise< string > =>
			email
				.locator( 'body' )
				.evaluate(
					( body ) => getComputedStyle( body ).backgroundColor
				);
		await expect( email.getByText( 'View this lead' ) ).toBeVisible();
		const light = await ground();
		await page.getByRole( 'button', { name: 'Dark', exact: true } ).click();
		await expect.poll( ground ).not.toBe( light );
		await page.getByLabel( 'Phone width' ).check();
		await expect( frame ).toHaveJSProperty( 'clientWidth', 375 );
		for ( const kind of [
			'Autoresponder',
			'Reply',
			'Sign-up confirmation',
		] ) {
			await page
				.getByRole( 'combobox', { name: 'Email', exact: true } )
				.selectOption( kind );
			await expect( page.getByText( /^Subject: / ) ).toBeVisible();
			expect(
				await email
					.locator( 'html' )
					.evaluate( ( html ) => html.scrollWidth )
			).toBeLessThanOrEqual( 375 );
		}
		for ( const width of [ 1280, 375 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			expect( await flaws( page, '#brolga-settings' ) ).toEqual( [] );
			expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
		}
		await page
			.getByRole( 'button', { name: 'Plain text', exact: true } )
			.click();
		await expect(
			page.getByText( 'To confirm, open this page and press the button:' )
		).toBeVisible();
	} );

	test( 'finds both screens accessible and wide enough on each device', async ( {
		page,
	} ) => {
		for ( const [ address, root ] of [
			[ `${ SETTINGS }&section=mail`, '#brolga-settings' ],
			[ `${ SETTINGS }&section=privacy`, '#brolga-settings' ],
			[ HEALTH, '#brolga-health' ],
		] as const ) {
			for ( const width of [ 1280, 375 ] ) {
				await page.setViewportSize( { width, height: 900 } );
				await page.goto( address );
				await page
					.locator( `${ root } :is( fieldset, table, li )` )
					.first()
					.waitFor();
				expect( await flaws( page, root ) ).toEqual( [] );
				expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
			}
			// A telephone zooms into a field with smaller letters, and stays there.
			expect(
				await page
					.locator( root )
					.locator(
						'input:not( [type="checkbox"], [type="radio"] ), select, textarea'
					)
					.evaluateAll(
						( fields ) =>
							fields.filter(
								( field ) =>
									parseFloat(
										getComputedStyle( field ).fontSize
									) < 16
							).length
					)
			).toBe( 0 );
		}
		// The mark of a section that is not saved, at the far end of the row of names.
		await page.goto( `${ SETTINGS }&section=privacy` );
		const toggle = page.getByLabel( 'Delete all Brolga data' );
		await toggle.check();
		await expect(
			page.getByText( 'unsaved', { exact: true } )
		).toBeAttached();
		expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
		await toggle.uncheck();
	} );
} );

test( 'somebody who manages leads alone has neither screen (LEAD-14)', async ( {
	page,
	problems,
} ) => {
	evaluate( `
		if ( ! username_exists( 'triager' ) ) {
			wp_insert_user( [ 'user_login' => 'triager', 'user_pass' => 'password', 'user_email' => 'triager@example.org', 'role' => 'brolga_lead_manager' ] );
		}
		return 1;` );
	await page.goto( '/wp-login.php' );
	await page.getByLabel( 'Username or Email Address' ).fill( 'triager' );
	await page.getByLabel( 'Password', { exact: true } ).fill( 'password' );
	await page.getByRole( 'button', { name: 'Log In' } ).click();
	await page.waitForURL( '**/wp-admin/**' );
	await page.goto( '/wp-admin/admin.php?page=brolga-leads' );
	await expect(
		page.getByRole( 'heading', { name: 'Leads' } ).first()
	).toBeVisible();
	await expect(
		page.locator( 'a[href*="brolga-settings"], a[href*="brolga-health"]' )
	).toHaveCount( 0 );
	expect( ( await page.goto( SETTINGS ) )?.status() ).toBe( 403 );
	expect( ( await page.goto( HEALTH ) )?.status() ).toBe( 403 );
	problems.length = 0;
} );
