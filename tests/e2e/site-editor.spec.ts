/**
 * Template parts in the real Site Editor: they open, are changed and save, what
 * was saved is as the editor wants it, and visitors see the change.
 */
import { Editor } from '@wordpress/e2e-test-utils-playwright';
import type { Page } from '@playwright/test';
import { admin, evaluate, expect, test } from './fixtures';

interface Block {
	readonly isValid: boolean;
	readonly innerBlocks: readonly Block[];
}

/** What the editor itself uses. */
interface Wp {
	readonly apiFetch: ( options: { path: string } ) => Promise< {
		readonly content: { readonly raw: string };
	} >;
	readonly blocks: { readonly parse: ( raw: string ) => readonly Block[] };
	readonly data: {
		readonly select: ( store: string ) => {
			readonly isSavingPost: () => boolean;
		};
	};
}

test.use( { storageState: async ( {}, run ) => run( admin() ) } );

// Both would leave the site with other parts while the other one runs.
test.describe.configure( { mode: 'serial' } );

/** The header and footer that the demo's owner has made of the theme's, as `$parts`. */
const PARTS =
	"$parts = get_posts( [ 'post_type' => 'wp_template_part', 'post_status' => 'any', 'numberposts' => -1 ] );";

// Without the welcome, which would cover the editor at some moment.
test.beforeAll( () => {
	evaluate(
		"return update_user_meta( 1, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', [ 'brolga' => [ 'hints' => false ], 'core/edit-site' => [ 'welcomeGuide' => false, 'welcomeGuideTemplate' => false ], 'core/edit-post' => [ 'welcomeGuide' => false ], 'core' => [ 'enableChoosePatternModal' => false ], '_modified' => gmdate( 'c' ) ] );"
	);
} );

const addressOf = ( part: string ): string =>
	`/wp-admin/site-editor.php?p=${ encodeURIComponent( `/wp_template_part/brolga//${ part }` ) }&canvas=edit`;

/** Opens a part in an editor that is there, as its own links do. */
const goOn = ( page: Page, part: string ): Promise< void > =>
	page.evaluate( ( address ) => {
		window.history.pushState( {}, '', address );
		window.dispatchEvent( new PopStateEvent( 'popstate', { state: {} } ) );
	}, addressOf( part ) );

/** Saves a part; what is stored then opens again without a complaint. */
const save = async (
	page: Page,
	editor: Editor,
	part: string
): Promise< void > => {
	await expect(
		editor.canvas.locator( '.block-editor-warning' )
	).toHaveCount( 0 );
	await editor.saveSiteEditorEntities( { isOnlyCurrentEntityDirty: true } );
	// Who leaves a moment before the end takes away what WordPress tells of.
	await page.waitForFunction(
		() =>
			! ( window as unknown as { wp: Wp } ).wp.data
				.select( 'core/editor' )
				.isSavingPost()
	);
	const broken = await page.evaluate( async ( path ) => {
		const { apiFetch, blocks } = ( window as unknown as { wp: Wp } ).wp;
		const { content } = await apiFetch( { path } );
		const all = ( list: readonly Block[] ): readonly Block[] =>
			list.flatMap( ( block ) => [ block, ...all( block.innerBlocks ) ] );
		const found = all( blocks.parse( content.raw ) );
		return found.length === 0
			? -1
			: found.filter( ( { isValid } ) => ! isValid ).length;
	}, `/wp/v2/template-parts/brolga//${ part }?context=edit` );
	expect( broken ).toBe( 0 );
};

const stays = ( page: Page ) => page.getByLabel( 'Stick to the top' );

const selectHeader = ( editor: Editor ): Promise< void > =>
	editor.selectBlocks(
		editor.canvas.locator( '[data-type="brolga/header"]' )
	);

/** A change of a header's setting and of its button, where it has one, from the editor to the visitor. */
const changeHeader = async (
	page: Page,
	words?: string
): Promise< Editor > => {
	await page.goto( addressOf( 'header' ) );
	const editor = new Editor( { page } );
	// The menu is drawn, with the site's own entries.
	await expect(
		editor.canvas.locator( '[data-type="brolga/menu"] nav' )
	).toContainText( 'Journal' );
	await selectHeader( editor );
	await editor.openDocumentSettingsSidebar();
	await expect( stays( page ) ).toHaveValue( 'wide' );
	await stays( page ).selectOption( 'always' );
	if ( words !== undefined ) {
		await editor.canvas
			.getByRole( 'textbox', { name: 'Button text' } )
			.last()
			.fill( words );
	}
	await save( page, editor, 'header' );
	return editor;
};

const seeHeader = async ( page: Page, words?: string ): Promise< void > => {
	await page.goto( '/' );
	const banner = page.getByRole( 'banner' );
	await expect(
		banner.locator( '[data-brolga-module="brolga/header"]' )
	).toHaveAttribute( 'data-brolga-fixed', 'always' );
	if ( words !== undefined ) {
		await expect(
			banner.getByRole( 'link', { name: words } )
		).toBeVisible();
	}
};

test( 'a header of the site’s own is edited (BLOCK-8, NAV-8)', async ( {
	page,
	problems,
} ) => {
	const before = evaluate(
		`${ PARTS } foreach ( $parts as $part ) { if ( 'header' === $part->post_name ) { return base64_encode( $part->post_content ); } }`
	) as string;
	try {
		await changeHeader( page, 'See our gardens' );
		await seeHeader( page, 'See our gardens' );
	} finally {
		evaluate(
			`${ PARTS } foreach ( $parts as $part ) { if ( 'header' === $part->post_name ) { return wp_update_post( wp_slash( [ 'ID' => $part->ID, 'post_content' => base64_decode( '${ before }' ) ] ) ); } }`
		);
	}
	expect( problems ).toEqual( [] );
} );

test( 'each part of the theme is edited (BLOCK-8, MENU-431, THEME-1, THEME-9)', async ( {
	page,
	problems,
} ) => {
	const aside = evaluate(
		`${ PARTS } return array_map( static fn ( $part ) => [ wp_update_post( [ 'ID' => $part->ID, 'post_name' => $part->post_name . '-aside' ] ), $part->post_name ], $parts );`
	) as [ number, string ][];
	try {
		const editor = await changeHeader( page );
		// A laptop's canvas is narrower than its window, in which they stand in a row (MENU-431).
		await expect(
			editor.canvas.locator( '.wp-block-brolga-menu__fold' )
		).toBeHidden();
		await goOn( page, 'header-over' );
		await expect(
			editor.canvas.locator( '[data-type="brolga/menu"] nav' )
		).toBeAttached();
		await selectHeader( editor );
		await expect( stays( page ) ).toHaveValue( 'always' );
		await stays( page ).selectOption( 'never' );
		await save( page, editor, 'header-over' );
		for ( const footer of [ 'footer', 'footer-line' ] ) {
			await goOn( page, footer );
			const words = editor.canvas
				.locator( 'p[contenteditable="true"]' )
				.filter( { hasText: '©' } );
			await words.fill( `© ${ footer }` );
			await save( page, editor, footer );
		}
		await seeHeader( page );
		await expect( page.getByRole( 'contentinfo' ) ).toContainText(
			'© footer'
		);
	} finally {
		evaluate(
			`${ PARTS } foreach ( $parts as $part ) { if ( ! str_ends_with( $part->post_name, '-aside' ) ) { wp_delete_post( $part->ID, true ); } } foreach ( json_decode( '${ JSON.stringify( aside ) }' ) as [ $id, $name ] ) { wp_update_post( [ 'ID' => $id, 'post_name' => $name ] ); } return 1;`
		);
	}
	expect( problems ).toEqual( [] );
} );
