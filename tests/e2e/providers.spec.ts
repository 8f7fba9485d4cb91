/**
 * What leaves for other servers: a sign-up for its provider, an enquiry for a
 * webhook; both verified by a receiver of the test's own.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import {
	admin,
	evaluate,
	expect,
	keepSettings,
	runOutbox,
	test,
	unique,
} from './fixtures';

interface Received {
	readonly path: string;
	readonly header: ( name: string ) => string;
	readonly body: string;
}

const received: Received[] = [];
let server: Server;
let address = '';

/** Whether the library that docs/webhooks.md names takes a request. */
const isSigned = (
	{ header }: Received,
	body: string,
	secret: string,
	format: 'raw' | undefined = undefined
): boolean => {
	const headers = Object.fromEntries(
		[ 'webhook-id', 'webhook-timestamp', 'webhook-signature' ].map(
			( name ) => [ name, header( name ) ]
		)
	);
	try {
		new Webhook( secret, format && { format } ).verify( body, headers );
		return true;
	} catch {
		return false;
	}
};

/** What came to a path and holds a text; the queue may run by itself meanwhile. */
const arrived = async ( path: string, text: string ): Promise< Received > => {
	const find = () =>
		received.filter(
			( one ) => one.path === path && one.body.includes( text )
		);
	await expect
		.poll( async () => {
			await runOutbox();
			return find().length;
		} )
		.toBe( 1 );
	const [ only ] = find();
	if ( ! only ) {
		throw new Error( 'Nothing arrived.' );
	}
	return only;
};

const settings = ( page: Page, section: string ) =>
	page.goto(
		`/wp-admin/admin.php?page=brolga-settings&section=${ section }`
	);

keepSettings();

test.beforeAll( async () => {
	server = createServer( ( request, response ) => {
		let body = '';
		request.on( 'data', ( part ) => ( body += part ) );
		request.on( 'end', () => {
			received.push( {
				path: request.url ?? '',
				header: ( name ) => String( request.headers[ name ] ?? '' ),
				body,
			} );
			response.writeHead( 202 ).end();
		} );
	} );
	await new Promise< void >( ( ready ) =>
		server.listen( 0, '127.0.0.1', ready )
	);
	address = `http://127.0.0.1:${ ( server.address() as AddressInfo ).port }`;
} );

test.afterAll( () => {
	server.closeAllConnections();
	server.close();
} );

test.describe( 'an owner', () => {
	test.use( { storageState: async ( {}, run ) => run( admin() ) } );

	test( 'enters an account, and a sign-up is brought there (NEWS-12, NEWS-20, NEWS-22, OUTBOX-14)', async ( {
		page,
		problems,
	} ) => {
		await settings( page, 'providers' );
		await page.getByRole( 'button', { name: 'Add account' } ).click();
		const dialog = page.getByRole( 'dialog' );
		await dialog.getByLabel( 'Provider' ).selectOption( 'webhook' );
		await dialog.getByLabel( 'Name' ).fill( 'CRM' );
		await dialog.getByLabel( 'Secret' ).fill( 'between-us-alone' );
		await dialog
			.getByLabel( 'URL' )
			.fill( 'https://169.254.169.254/latest' );
		await dialog.getByRole( 'button', { name: 'Save' } ).click();
		await expect( dialog ).toContainText( 'no request is sent' );
		// The browser tells of the refused request.
		problems.length = 0;
		await dialog.getByLabel( 'URL' ).fill( `${ address }/sign-ups` );
		await dialog.getByRole( 'button', { name: 'Save' } ).click();
		await expect( dialog ).toBeHidden();
		await expect( page.getByRole( 'listitem' ) ).toContainText( [ 'crm' ] );
		await page.reload();
		await page.getByRole( 'button', { name: 'Edit crm' } ).click();
		await expect( dialog.getByLabel( 'Secret' ) ).toHaveValue( '' );
		expect( await page.content() ).not.toContain( 'between-us-alone' );

		const url = evaluate(
			`return get_permalink( wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Sign up', 'post_content' => '<!-- wp:brolga/newsletter {"uid":"crm","provider":"webhook","accountName":"crm","listId":"garden"} /-->' ] ) );`
		);
		const email = `${ unique( 'jo' ) }@example.com`;
		await page.goto( String( url ) );
		expect( await page.content() ).not.toContain( 'between-us-alone' );
		await page.getByLabel( 'Email' ).fill( email );
		await page.getByRole( 'button', { name: 'Subscribe' } ).click();
		await expect(
			page.getByText( 'Thank you for signing up' )
		).toBeVisible();

		const post = await arrived( '/sign-ups', email );
		expect( isSigned( post, post.body, 'between-us-alone', 'raw' ) ).toBe(
			true
		);
		expect( JSON.parse( post.body ) ).toMatchObject( {
			event: 'subscription.requested',
			delivery: post.header( 'webhook-id' ),
			data: { list: 'garden', email },
		} );
		expect(
			evaluate(
				`global $wpdb; return $wpdb->get_results( $wpdb->prepare( "SELECT status, list_id FROM {$wpdb->prefix}brolga_subscribers WHERE email = %s", '${ email }' ) );`
			)
		).toEqual( [ { status: 'handed_on', list_id: 'webhook/crm/garden' } ] );
		expect( problems ).toEqual( [] );
	} );

	test( 'has another server told of enquiries, signed (LEAD-18, LEAD-736, OUTBOX-14)', async ( {
		page,
		problems,
	} ) => {
		await settings( page, 'webhooks' );
		await page.getByRole( 'button', { name: 'Add webhook' } ).click();
		const dialog = page.getByRole( 'dialog' );
		const secret = await dialog.getByLabel( 'Secret' ).inputValue();
		await dialog.getByLabel( 'URL' ).fill( `${ address }/leads` );
		await dialog.getByRole( 'button', { name: 'Save' } ).click();
		await expect( dialog ).toBeHidden();
		await page.getByRole( 'button', { name: 'Send test' } ).click();
		await expect(
			page.getByText( 'The test was accepted.' )
		).toBeVisible();

		const message = unique( 'retaining wall' );
		await page.goto( '/contact/' );
		await page.getByLabel( /^Your name/ ).fill( 'Priya Raman' );
		await page.getByLabel( /^Email/ ).fill( 'priya@example.com' );
		await page.getByLabel( /^What is the corner like/ ).fill( message );
		await page.getByRole( 'button', { name: 'Send enquiry' } ).click();
		await page.waitForURL( '**/thank-you/**' );

		const post = await arrived( '/leads', message );
		expect( post.body ).toContain( '"event":"lead.created"' );
		expect( isSigned( post, post.body, secret ) ).toBe( true );
		const forged = post.body.replace( 'Priya', 'Mallory' );
		expect( isSigned( post, forged, secret ) ).toBe( false );

		// While the other server changes to a new secret, both sign.
		await settings( page, 'webhooks' );
		await page.getByRole( 'button', { name: /^Edit 127/ } ).click();
		await dialog
			.getByRole( 'button', { name: 'Generate a new secret' } )
			.click();
		const next = await dialog.getByLabel( 'Secret' ).inputValue();
		await dialog.getByRole( 'button', { name: 'Save' } ).click();
		await expect( page.getByText( 'The old secret works' ) ).toBeVisible();
		const known = received.length;
		const send = page.getByRole( 'button', { name: 'Send test' } );
		await send.click();
		await expect.poll( () => received.length ).toBe( known + 1 );
		const both = received[ known ] as Received;
		expect( isSigned( both, both.body, secret ) ).toBe( true );
		expect( isSigned( both, both.body, next ) ).toBe( true );
		await page.getByRole( 'button', { name: 'Stop using it now' } ).click();
		await expect( page.getByText( 'The old secret works' ) ).toBeHidden();
		await send.click();
		await expect.poll( () => received.length ).toBe( known + 2 );
		const one = received[ known + 1 ] as Received;
		expect( isSigned( one, one.body, secret ) ).toBe( false );
		expect( isSigned( one, one.body, next ) ).toBe( true );

		await page.goto( '/wp-admin/admin.php?page=brolga-leads' );
		await page.getByRole( 'searchbox' ).fill( message );
		await expect( page.getByRole( 'row' ) ).toHaveCount( 2 );
		await page.getByText( 'Priya Raman' ).first().click();
		const lead = page.getByRole( 'complementary', { name: 'Lead' } );
		await expect( lead ).toContainText( 'Webhook' );
		await expect( lead ).toContainText( 'Webhook sent' );

		await settings( page, 'webhooks' );
		await page.getByRole( 'button', { name: /^Remove 127/ } ).click();
		await page
			.getByRole( 'button', { name: 'Remove', exact: true } )
			.click();
		await expect( page.getByText( 'No webhooks yet.' ) ).toBeVisible();
		expect( problems ).toEqual( [] );
	} );
} );
