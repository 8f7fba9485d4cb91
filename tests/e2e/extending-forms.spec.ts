/**
 * An add-on of one folder, examples/brolga-example: its field in the editor, on
 * the page and in the inbox, and its newsletter provider.
 */
import { cpSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
	admin,
	evaluate,
	expect,
	keepSettings,
	runOutbox,
	siteFolder,
	test,
	unique,
} from './fixtures';

const PLUGIN = 'brolga-example/brolga-example.php';

/** What the provider's own server was sent. */
const received: { readonly key: string; readonly body: string }[] = [];
let server: Server;

const folder = (): string =>
	join( siteFolder(), 'wp-content/plugins/brolga-example' );

keepSettings();

test.beforeAll( async () => {
	cpSync( join( __dirname, '../../examples/brolga-example' ), folder(), {
		recursive: true,
	} );
	evaluate(
		`require_once ABSPATH . 'wp-admin/includes/plugin.php'; update_user_meta( 1, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', [ 'brolga' => [ 'hints' => false ], 'core/edit-post' => [ 'welcomeGuide' => false ], 'core' => [ 'enableChoosePatternModal' => false ], '_modified' => gmdate( 'c' ) ] ); return activate_plugin( '${ PLUGIN }' );`,
		// Without it, the list of active plugins would be stored without the shop.
		{ shop: true }
	);
	server = createServer( ( request, response ) => {
		let body = '';
		request.on( 'data', ( part ) => ( body += part ) );
		request.on( 'end', () => {
			received.push( {
				key: String( request.headers.authorization ),
				body,
			} );
			response.writeHead( 201 ).end();
		} );
	} );
	await new Promise< void >( ( ready ) =>
		server.listen( 0, '127.0.0.1', ready )
	);
} );

test.afterAll( () => {
	evaluate(
		`require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins( '${ PLUGIN }' ); delete_option( 'brolga_accounts' ); return 1;`,
		{ shop: true }
	);
	rmSync( folder(), { recursive: true } );
	server.closeAllConnections();
	server.close();
} );

test.describe( 'an add-on', () => {
	test.use( { storageState: async ( {}, run ) => run( admin() ) } );

	test( 'brings a field from the editor into the inbox, and a filter that finds it (FIELD-16, LEAD-83)', async ( {
		page,
		browser,
		baseURL,
	} ) => {
		const name = unique( 'Robin' );
		const id = evaluate(
			`return wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Ask', 'post_content' => '<!-- wp:brolga/contact-form {"uid":"example"} --><!-- wp:brolga/form-field {"fieldId":"name","label":"Name","autocomplete":"name"} /--><!-- /wp:brolga/contact-form -->' ] );`
		);
		const canvas = page.frameLocator( '[name="editor-canvas"]' );
		await page.route( '**/block-directory/search**', ( route ) =>
			route.fulfill( { json: [] } )
		);
		await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
		await canvas
			.getByRole( 'document', { name: 'Block: Contact form' } )
			.click( { position: { x: 4, y: 4 } } );
		await canvas.getByRole( 'button', { name: 'Add field' } ).click();
		await page.getByRole( 'menuitem', { name: 'Postcode' } ).click();
		await expect(
			canvas.getByRole( 'textbox', { name: 'Label' } ).last()
		).toBeFocused();
		await page.keyboard.type( 'Your postcode' );
		await expect(
			page
				.getByRole( 'region', { name: 'Editor settings' } )
				.getByLabel( 'Field type' )
		).toHaveValue( 'example-postcode' );
		await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
		await expect( page.getByText( 'Page updated.' ).first() ).toBeVisible();

		const visitor = await browser.newPage( { baseURL: String( baseURL ) } );
		await visitor.goto( `/?page_id=${ id }` );
		await visitor.getByLabel( 'Name' ).fill( name );
		await visitor.getByLabel( 'Your postcode' ).fill( '41' );
		await visitor.getByRole( 'button', { name: 'Send' } ).click();
		await expect(
			visitor.getByText( 'Please enter a postcode of four digits.', {
				exact: true,
			} )
		).toBeVisible();
		await visitor.getByLabel( 'Your postcode' ).fill( '4 1 0 1' );
		await visitor.getByRole( 'button', { name: 'Send' } ).click();
		await expect( visitor.getByLabel( 'Your postcode' ) ).toHaveCount( 0 );
		await visitor.close();

		await page.goto( '/wp-admin/admin.php?page=brolga-leads&form=example' );
		const row = page.getByRole( 'row' ).filter( { hasText: name } );
		await expect( row ).toBeVisible();
		await page.getByLabel( 'All states' ).selectOption( 'Victoria' );
		await expect( row ).toHaveCount( 0 );
		await page.getByLabel( 'All states' ).selectOption( 'Queensland' );
		await row.getByRole( 'button', { name } ).click();
		await expect(
			page.locator( '.brolga-leads__panes' ).getByText( '4101' ).last()
		).toBeVisible();
	} );

	test( 'brings a settings section, and a provider that takes sign-ups (OUTBOX-31, NEWS-36)', async ( {
		page,
	} ) => {
		await page.goto(
			'/wp-admin/admin.php?page=brolga-settings&section=example'
		);
		await page.getByLabel( 'Tag' ).fill( 'garden' );
		await page.getByRole( 'button', { name: 'Save' } ).click();
		await expect( page.getByText( 'Saved.' ).first() ).toBeVisible();

		await page.goto(
			'/wp-admin/admin.php?page=brolga-settings&section=providers'
		);
		await page.getByRole( 'button', { name: 'Add account' } ).click();
		const dialog = page.getByRole( 'dialog' );
		await dialog.getByLabel( 'Provider' ).selectOption( 'Example list' );
		await dialog.getByLabel( 'Name' ).fill( 'mine' );
		await dialog
			.getByLabel( 'URL' )
			.fill(
				`http://127.0.0.1:${ ( server.address() as AddressInfo ).port }`
			);
		await dialog.getByLabel( 'API key' ).fill( 'between-us' );
		await dialog.getByRole( 'button', { name: 'Save' } ).click();
		await expect( dialog ).toBeHidden();

		const url = evaluate(
			`return get_permalink( wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Sign up', 'post_content' => '<!-- wp:brolga/newsletter {"uid":"mine","provider":"example-list","accountName":"mine","listId":"garden"} /-->' ] ) );`
		);
		const email = `${ unique( 'jo' ) }@example.com`;
		await page.goto( String( url ) );
		await page.getByLabel( 'Email' ).fill( email );
		await page.getByRole( 'button', { name: 'Subscribe' } ).click();
		await expect
			.poll( async () => {
				await runOutbox();
				return received.filter( ( { body } ) => body.includes( email ) )
					.length;
			} )
			.toBe( 1 );
		expect( received[ 0 ]?.key ).toBe( 'Bearer between-us' );
		expect( JSON.parse( received[ 0 ]?.body ?? '' ) ).toMatchObject( {
			list: 'garden',
			email,
			tag: 'garden',
			priority: 'normal',
		} );
	} );
} );
