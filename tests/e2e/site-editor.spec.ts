/**
 * Headers in the real Site Editor: they open, are changed, save and open again,
 * and visitors see the change.
 */
import { Editor } from '@wordpress/e2e-test-utils-playwright';
import type { Page } from '@playwright/test';
import { admin, evaluate, expect, test } from './fixtures';

test.use( { storageState: async ( {}, run ) => run( admin() ) } );

// Both would leave the site with another header while the other one runs.
test.describe.configure( { mode: 'serial' } );

/** The header that the demo's owner has made of the theme's, as `$part`. */
const PART =
	"$part = get_posts( [ 'post_type' => 'wp_template_part', 'name' => 'header', 'post_status' => 'any' ] )[0] ?? null;";

// Without the welcome, which would cover the editor at some moment.
test.beforeAll( () => {
	evaluate(
		"return update_user_meta( 1, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', [ 'core/edit-site' => [ 'welcomeGuide' => false, 'welcomeGuideTemplate' => false ], 'core/edit-post' => [ 'welcomeGuide' => false ], 'core' => [ 'enableChoosePatternModal' => false ], '_modified' => gmdate( 'c' ) ] );"
	);
} );

const openHeader = async ( page: Page ): Promise< Editor > => {
	await page.goto(
		`/wp-admin/site-editor.php?p=${ encodeURIComponent( '/wp_template_part/brolga//header' ) }&canvas=edit`
	);
	const editor = new Editor( { page } );
	// The menu is drawn, with the site's own entries.
	await expect(
		editor.canvas.locator( '[data-type="brolga/menu"] nav' )
	).toContainText( 'Journal' );
	await expect(
		editor.canvas.locator( '.block-editor-warning' )
	).toHaveCount( 0 );
	return editor;
};

/** A change of a header's setting and of a text in it, from the editor to the visitor. */
const change = async ( page: Page ): Promise< void > => {
	const editor = await openHeader( page );
	const stays = page.getByLabel( 'Stays at the top' );
	const text = editor.canvas
		.getByRole( 'textbox', { name: 'Button text' } )
		.last();
	const select = () =>
		editor.selectBlocks(
			editor.canvas.locator( '[data-type="brolga/header"]' )
		);
	await select();
	await editor.openDocumentSettingsSidebar();
	await expect( stays ).toHaveValue( 'wide' );
	await stays.selectOption( 'always' );
	await text.fill( 'See our gardens' );
	await editor.saveSiteEditorEntities( { isOnlyCurrentEntityDirty: true } );

	await page.reload();
	await openHeader( page );
	await expect( text ).toHaveText( 'See our gardens' );
	await select();
	await expect( stays ).toHaveValue( 'always' );

	await page.goto( '/' );
	const banner = page.getByRole( 'banner' );
	await expect(
		banner.locator( '[data-brolga-module="brolga/header"]' )
	).toHaveAttribute( 'data-brolga-fixed', 'always' );
	await expect(
		banner.getByRole( 'link', { name: 'See our gardens' } )
	).toBeVisible();
};

test( 'a header of the site’s own is edited (BLOCK-8, NAV-8)', async ( {
	page,
	problems,
} ) => {
	const before = evaluate(
		`${ PART } return base64_encode( $part->post_content );`
	) as string;
	try {
		await change( page );
	} finally {
		evaluate(
			`${ PART } return wp_update_post( wp_slash( [ 'ID' => $part->ID, 'post_content' => base64_decode( '${ before }' ) ] ) );`
		);
	}
	expect( problems ).toEqual( [] );
} );

test( 'the theme’s header is edited (BLOCK-8, THEME-9)', async ( {
	page,
	problems,
} ) => {
	const aside = evaluate(
		`${ PART } wp_update_post( [ 'ID' => $part->ID, 'post_name' => 'header-aside' ] ); return $part->ID;`
	) as number;
	try {
		await change( page );
	} finally {
		evaluate(
			`${ PART } if ( $part ) { wp_delete_post( $part->ID, true ); } return wp_update_post( [ 'ID' => ${ aside }, 'post_name' => 'header' ] );`
		);
	}
	expect( problems ).toEqual( [] );
} );
