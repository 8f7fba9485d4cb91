/**
 * The example add-on at work: its goal, its popup trigger and its tracking
 * service, without a change of ours.
 */
import { join } from 'node:path';
import { Editor } from '@wordpress/e2e-test-utils-playwright';
import { admin, evaluate, expect, siteUrl, test, unique } from './fixtures';

const EXAMPLE = join( __dirname, '../../examples/brolga-example' );
const PLUGIN = 'brolga-example/brolga-example.php';

test.beforeAll( () => {
	evaluate(
		`@symlink( '${ EXAMPLE }', WP_PLUGIN_DIR . '/brolga-example' );
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		wp_clean_plugins_cache();
		return activate_plugin( '${ PLUGIN }' ) === null;`,
		// Without it, the list of active plugins would be stored without the shop.
		{ shop: true }
	);
} );

test.afterAll( () => {
	evaluate(
		`require_once ABSPATH . 'wp-admin/includes/plugin.php';
		deactivate_plugins( '${ PLUGIN }' );
		return unlink( WP_PLUGIN_DIR . '/brolga-example' );`,
		{ shop: true }
	);
} );

test( 'an add-on’s trigger is chosen by the owner and opens the popup (EXT-4)', async ( {
	browser,
	page,
	problems,
} ) => {
	const title = unique( 'Copied' );
	const id = Number(
		evaluate(
			`return wp_insert_post( [ 'post_type' => 'brolga_popup', 'post_status' => 'publish', 'post_title' => '${ title }', 'post_content' => '<!-- wp:paragraph --><p>Take it with you</p><!-- /wp:paragraph -->' ] );`
		)
	);
	const owner = await browser.newContext( {
		baseURL: siteUrl(),
		storageState: admin(),
	} );
	const desk = await owner.newPage();
	const editor = new Editor( { page: desk } );
	await desk.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	await editor.setPreferences( 'core/edit-post', { welcomeGuide: false } );
	await editor.openDocumentSettingsSidebar();
	await desk.getByRole( 'button', { name: 'Trigger', exact: true } ).click();
	await desk
		.getByRole( 'combobox', { name: 'Trigger' } )
		.selectOption( 'When the visitor copies text' );
	await desk.getByLabel( 'Characters at least' ).fill( '4' );
	await desk.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect(
		desk.getByRole( 'button', { name: 'Dismiss this notice' } ).first()
	).toBeVisible();
	await owner.close();

	await page.goto( '/modules/tabs/' );
	const copy = ( letters: number ): Promise< void > =>
		page.evaluate( ( most ) => {
			const text = document.querySelector( 'h1' )?.firstChild as Text;
			getSelection()?.setBaseAndExtent( text, 0, text, most );
			document.dispatchEvent( new Event( 'copy', { bubbles: true } ) );
		}, letters );
	const dialog = page.getByRole( 'dialog', { name: title } );
	await page.waitForLoadState( 'load' );
	await copy( 1 );
	await page.waitForTimeout( 300 );
	await expect( dialog ).toBeHidden();
	await copy( 4 );
	await expect( dialog ).toBeVisible();
	expect( problems ).toEqual( [] );
	evaluate( `return (bool) wp_delete_post( ${ id }, true );` );
} );

test( 'a test with an add-on’s goal counts a conversion (EXT-3)', async ( {
	page,
	problems,
} ) => {
	const [ id, address ] = evaluate(
		`$id = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'draft', 'post_title' => '${ unique( 'Goal' ) }' ] );
		$variant = '<!-- wp:brolga/variant {"number":%d} --><!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph --><!-- wp:spacer {"height":"3000px"} --><div style="height:3000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer --><!-- /wp:brolga/variant -->';
		wp_update_post( [ 'ID' => $id, 'post_status' => 'publish', 'post_content' => '<!-- wp:brolga/experiment {"number":1,"post":' . $id . ',"goal":"example-end-of-page"} -->' . sprintf( $variant, 0 ) . sprintf( $variant, 1 ) . '<!-- /wp:brolga/experiment -->' ] );
		return [ $id, get_permalink( $id ) ];`
	) as [ number, string ];
	await page.goto( address );
	const counted = page.waitForResponse(
		( answer ) =>
			answer.url().includes( '/events' ) &&
			( answer.request().postData() ?? '' ).includes( 'con_goal' )
	);
	await page.evaluate( () => scrollTo( 0, document.body.scrollHeight ) );
	const body = ( await ( await counted ).json() ) as {
		readonly results: readonly { readonly result: string }[];
	};
	expect( body.results.map( ( { result } ) => result ) ).toContain(
		'recorded'
	);
	expect( problems ).toEqual( [] );
	evaluate( `return (bool) wp_delete_post( ${ id }, true );` );
} );
