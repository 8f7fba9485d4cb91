/**
 * Lists of posts in the real block editor, by clicks: sorted and filtered by
 * fields, with a card that is designed once and changes in each list.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Editor } from '@wordpress/e2e-test-utils-playwright';
import type { Locator, Page } from '@playwright/test';
import {
	admin,
	evaluate,
	expect,
	flaws,
	overflow,
	siteFolder,
	test,
	unique,
} from './fixtures';

/** What a plugin for custom post types does. */
const EVENTS = `<?php
add_action( 'init', static function (): void {
	register_post_type( 'fair_event', [
		'labels'       => [ 'name' => 'Events', 'singular_name' => 'Event' ],
		'public'       => true,
		'show_in_rest' => true,
		'supports'     => [ 'title', 'editor', 'excerpt', 'thumbnail', 'custom-fields' ],
	] );
	$one = [ 'single' => true, 'show_in_rest' => true ];
	register_post_meta( 'fair_event', 'event_day', $one + [ 'type' => 'string', 'label' => 'Day of the event' ] );
	register_post_meta( 'fair_event', 'event_price', $one + [ 'type' => 'number', 'label' => 'Price' ] );
} );
`;

/** Their days from today, and prices whose order as texts is another one. */
const MADE = {
	Past: [ -3, 5 ],
	Spring: [ 30, 9 ],
	Today: [ 0, 100 ],
	Autumn: [ 200, 30 ],
};

const plugins = join( siteFolder(), 'wp-content/mu-plugins' );
const plugin = join( plugins, 'fair-events.php' );

const FORGOTTEN =
	"foreach ( get_posts( [ 'post_type' => [ 'fair_event', 'wp_block', 'page' ], 'post_status' => 'any', 'numberposts' => -1 ] ) as $post ) { if ( 'fair_event' === $post->post_type || str_contains( $post->post_content, 'event_day' ) || str_contains( $post->post_content, 'fair_event' ) ) { wp_delete_post( $post->ID, true ); } } return 1;";

test.use( { storageState: async ( {}, run ) => run( admin() ) } );

test.beforeAll( () => {
	mkdirSync( plugins, { recursive: true } );
	writeFileSync( plugin, EVENTS );
	// Without the welcome, which would cover the editor at some moment.
	evaluate(
		"return update_user_meta( 1, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', [ 'brolga' => [ 'hints' => false ], 'core/edit-post' => [ 'welcomeGuide' => false ], 'core' => [ 'enableChoosePatternModal' => false ], '_modified' => gmdate( 'c' ) ] );"
	);
	for ( const [ title, [ days, price ] ] of Object.entries( MADE ) ) {
		evaluate(
			`return wp_insert_post( [ 'post_type' => 'fair_event', 'post_title' => '${ title } fair', 'post_excerpt' => 'Plants and pots.', 'post_status' => 'publish', 'meta_input' => [ 'event_day' => current_datetime()->modify( '${ days } days' )->format( 'Y-m-d' ), 'event_price' => ${ price } ] ] );`
		);
	}
} );

test.afterAll( () => {
	// Other tests count pages.
	evaluate( FORGOTTEN );
	rmSync( plugin, { force: true } );
} );

const newPage = async ( page: Page, title: string ): Promise< Editor > => {
	await page.goto( '/wp-admin/post-new.php?post_type=page' );
	const editor = new Editor( { page } );
	await editor.canvas
		.getByRole( 'textbox', { name: 'Add title' } )
		.fill( title );
	return editor;
};

const sidebar = ( page: Page ): Locator =>
	page.getByRole( 'region', { name: 'Editor settings' } );

const condition = ( page: Page ): Locator =>
	sidebar( page ).getByRole( 'group', { name: 'Condition 1' } );

const openPanel = async ( page: Page, name: string ): Promise< void > => {
	const panel = sidebar( page ).getByRole( 'button', { name, exact: true } );
	if ( ( await panel.getAttribute( 'aria-expanded' ) ) === 'false' ) {
		await panel.click();
	}
};

/** Titles of what a list shows while it is edited. WordPress keeps a hidden preview of the post whose blocks can be edited. */
const titles = ( editor: Editor ): Locator =>
	editor.canvas
		.locator( '.wp-block-query .wp-block-post-title' )
		.filter( { visible: true } );

/** Adds a list of the events to come, by the inserter. */
const addList = async ( page: Page, editor: Editor ): Promise< void > => {
	await page
		.getByRole( 'button', { name: 'Block Inserter', exact: true } )
		.click();
	const library = page.getByRole( 'region', { name: 'Block Library' } );
	await library.getByRole( 'searchbox' ).fill( 'List by fields' );
	await library.getByRole( 'option', { name: 'List by fields' } ).click();
	await page
		.getByRole( 'button', { name: 'Block Inserter', exact: true } )
		.click();
	await editor.openDocumentSettingsSidebar();
	await sidebar( page )
		.getByRole( 'combobox', { name: 'Post type' } )
		.selectOption( 'Event' );
	await openPanel( page, 'Sort and filter by fields' );
	await sidebar( page )
		.getByRole( 'button', { name: 'Add condition' } )
		.click();
	await condition( page )
		.getByLabel( 'Field' )
		.selectOption( 'Day of the event' );
	await condition( page ).getByLabel( 'Compare as' ).selectOption( 'Date' );
	await condition( page )
		.getByLabel( 'Comparison' )
		.selectOption( 'is on or after' );
	await expect( condition( page ).getByLabel( 'Day' ) ).toHaveValue(
		'today'
	);
};

const top = ( page: Page ): Locator =>
	page.getByRole( 'region', { name: 'Editor top bar' } );

/** Types a text at the end of the card that is open, saves it and goes back to the page. */
const addToCard = async (
	page: Page,
	editor: Editor,
	words: string
): Promise< void > => {
	const { canvas } = editor;
	// It stands there alone: once, without the list around it.
	await expect( canvas.locator( '[data-type="core/query"]' ) ).toHaveCount(
		0
	);
	await editor.selectBlocks(
		canvas.locator( '[data-type="core/post-title"]' )
	);
	await page.keyboard.press( 'Enter' );
	await page.keyboard.type( words );
	await top( page ).getByRole( 'button', { name: 'Save' } ).click();
	// It asks where the page has changed, too.
	const asked = page.getByText( 'Are you ready to save?' );
	const saved = page.getByRole( 'button', { name: 'Dismiss this notice' } );
	await expect( asked.or( saved ).first() ).toBeVisible();
	if ( await asked.isVisible() ) {
		await page
			.getByRole( 'button', { name: 'Save', exact: true } )
			.last()
			.click();
	}
	await expect( saved.first() ).toBeVisible();
	await top( page ).getByRole( 'button', { name: 'Back' } ).click();
	await expect( titles( editor ) ).toHaveCount( 3 );
};

const publish = async ( editor: Editor ): Promise< number > =>
	( await editor.publishPost() ) ?? 0;

const order = ( names: readonly string[] ): string[] =>
	names.map( ( name ) => `${ name } fair` );

/** What visitors see of a page's list. */
const sees = async (
	page: Page,
	id: number,
	names: readonly string[],
	...words: readonly string[]
): Promise< void > => {
	await page.goto( `/?page_id=${ id }` );
	const list = page.locator( '.wp-block-query' );
	await expect( list.locator( '.wp-block-post-title' ) ).toHaveText(
		order( names )
	);
	for ( const text of words ) {
		await expect( list.getByText( text, { exact: true } ) ).toHaveCount(
			names.length
		);
	}
};

test( 'an owner lists events to come in two places, and changes their card once (BLOG-890, BLOG-892, BLOG-893, BLOG-897, BLOG-898)', async ( {
	page,
	problems,
} ) => {
	const word = unique( 'fern' );
	const byDay = [ 'Today', 'Spring', 'Autumn' ];
	const byPrice = [ 'Today', 'Autumn', 'Spring' ];
	const label = 'Card: Event';
	// The inserter asks WordPress.org as well.
	await page.route( '**/wp/v2/block-directory/**', ( route ) =>
		route.fulfill( { json: [] } )
	);

	const editor = await newPage( page, `First ${ word }` );
	await addList( page, editor );
	await sidebar( page )
		.getByLabel( 'Sort by field' )
		.selectOption( 'Day of the event' );
	await sidebar( page ).getByLabel( 'Sort as' ).selectOption( 'Date' );
	await expect( titles( editor ) ).toHaveText( order( byDay ) );
	await openPanel( page, 'Card' );
	await sidebar( page )
		.getByRole( 'button', { name: 'Design a card' } )
		.click();
	await expect( top( page ).getByText( label ) ).toBeVisible();
	await addToCard( page, editor, `Made ${ word }` );
	const first = await publish( editor );

	const another = await newPage( page, `Second ${ word }` );
	await addList( page, another );
	await sidebar( page ).getByLabel( 'Sort by field' ).selectOption( 'Price' );
	await sidebar( page )
		.getByLabel( 'Direction' )
		.selectOption( 'Highest first' );
	await openPanel( page, 'Card' );
	await sidebar( page )
		.getByLabel( 'Show each post as' )
		.selectOption( { label } );
	await expect( titles( another ) ).toHaveText( order( byPrice ) );
	const second = await publish( another );
	await sees( page, first, byDay, `Made ${ word }` );
	await sees( page, second, byPrice, `Made ${ word }` );

	await page.goto( `/wp-admin/post.php?post=${ second }&action=edit` );
	await another.selectBlocks(
		another.canvas.locator( '[data-type="core/query"]' )
	);
	await another.openDocumentSettingsSidebar();
	await openPanel( page, 'Card' );
	await sidebar( page )
		.getByRole( 'button', { name: 'Edit the card' } )
		.click();
	await addToCard( page, another, `Changed ${ word }` );
	await sees( page, second, byPrice, `Made ${ word }`, `Changed ${ word }` );
	await sees( page, first, byDay, `Made ${ word }`, `Changed ${ word }` );
	expect( await flaws( page, '.wp-block-query' ) ).toEqual( [] );
	for ( const width of [ 375, 800, 1280 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		expect( await overflow( page ) ).toBe( 0 );
	}
	// WordPress gives back its lock of the card with the page's nonce.
	expect(
		problems.filter( ( problem ) => ! /403.*admin-ajax/.test( problem ) )
	).toEqual( [] );
	problems.length = 0;
} );
