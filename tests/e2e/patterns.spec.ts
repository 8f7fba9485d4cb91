/**
 * Patterns as an owner uses them: put into a page by clicks, every text of ours
 * typed over, built on, published, and seen by a visitor. Three of them stand for
 * all; `BROLGA_E2E_PATTERNS=all` plays each that has a block of ours in it.
 */
import { Editor } from '@wordpress/e2e-test-utils-playwright';
import type { Locator, Page } from '@playwright/test';
import { admin, evaluate, expect, test, unique } from './fixtures';

interface Pattern {
	readonly title: string;
	readonly content: string;
}

/** A form in a column, questions, and pins on a map with what stands beside them. */
const SAMPLE = [ 'contact', 'accordion-visit', 'contact-map' ];

const isAll = process.env.BROLGA_E2E_PATTERNS === 'all';

test.use( { storageState: async ( {}, run ) => run( admin() ) } );

test.beforeAll( () => {
	evaluate(
		"return update_user_meta( 1, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', [ 'brolga' => [ 'hints' => false ], 'core/edit-post' => [ 'welcomeGuide' => false ], 'core' => [ 'enableChoosePatternModal' => false ], '_modified' => gmdate( 'c' ) ] );"
	);
} );

/** The theme's patterns for pages with blocks of ours in them. */
const patterns = (): readonly Pattern[] =>
	evaluate( `
		$found = [];
		foreach ( WP_Block_Patterns_Registry::get_instance()->get_all_registered() as $pattern ) {
			$name = str_replace( 'brolga/', '', $pattern['name'] );
			$is_sample = in_array( $name, json_decode( '${ JSON.stringify( SAMPLE ) }' ), true );
			if ( ! str_starts_with( $pattern['name'], 'brolga/' )
				|| ! ( $pattern['inserter'] ?? true )
				|| [] !== ( $pattern['blockTypes'] ?? [] )
				|| ! str_contains( $pattern['content'], '<!-- wp:brolga/' )
				|| ( ! $is_sample && ! ${ isAll } ) ) {
				continue;
			}
			$found[] = [ 'title' => $pattern['title'], 'content' => $pattern['content'] ];
		}
		return $found;
	` ) as readonly Pattern[];

/** A new page with a pattern in it, put there as people do it. */
const begin = async ( page: Page, title: string ): Promise< Editor > => {
	// Blocks to install, which WordPress.org would name: nobody is there.
	await page.route( '**/block-directory/search**', ( route ) =>
		route.fulfill( { json: [] } )
	);
	await page.goto( '/wp-admin/post-new.php?post_type=page' );
	const editor = new Editor( { page } );
	await editor.canvas
		.getByRole( 'textbox', { name: 'Add title' } )
		.fill( unique( 'Pattern' ) );
	await page
		.getByRole( 'button', { name: 'Block Inserter', exact: true } )
		.click();
	await page.getByRole( 'tab', { name: 'Patterns' } ).click();
	await page.getByRole( 'searchbox' ).fill( title );
	await page.getByRole( 'option', { name: title, exact: true } ).click();
	await page
		.getByRole( 'button', { name: 'Block Inserter', exact: true } )
		.click();
	return editor;
};

/** Whether a text is one of our blocks', and not of a paragraph in it. */
const isOurs = ( text: Locator ): Promise< boolean > =>
	text.evaluate( ( element ) =>
		Boolean(
			element
				.closest( '[data-type]' )
				?.getAttribute( 'data-type' )
				?.startsWith( 'brolga/' )
		)
	);

/** Types over each text of ours; what was typed. */
const typeOver = async ( editor: Editor ): Promise< readonly string[] > => {
	const texts = editor.canvas.locator( '[contenteditable="true"]' );
	const typed: string[] = [];
	for ( let index = 0; index < ( await texts.count() ); index++ ) {
		const text = texts.nth( index );
		if (
			! ( await isOurs( text ) ) ||
			! ( await text.isVisible() ) ||
			! ( await text.innerText() ).trim()
		) {
			continue;
		}
		const word = unique( 'own' );
		await text.click();
		await editor.page.keyboard.press( 'ControlOrMeta+a' );
		await editor.page.keyboard.type( word );
		// Not by its number: the help of the field before has gone meanwhile.
		await expect( editor.canvas.getByText( word ) ).toBeVisible();
		typed.push( word );
	}
	return typed;
};

/** Adds a field to a form, where there is one; its label. */
const addField = async ( editor: Editor ): Promise< readonly string[] > => {
	const forms = editor.canvas.locator( '[data-type="brolga/contact-form"]' );
	if ( ( await forms.count() ) === 0 ) {
		return [];
	}
	const word = unique( 'field' );
	await forms.first().locator( '[contenteditable="true"]' ).first().click();
	await editor.canvas.getByRole( 'button', { name: 'Add field' } ).click();
	await editor.page.getByRole( 'menuitem', { name: 'Email field' } ).click();
	await expect(
		editor.canvas.getByRole( 'textbox', { name: 'Label' } ).last()
	).toBeFocused();
	// The label that it brings is selected.
	await editor.page.keyboard.type( word );
	await expect(
		editor.canvas.getByRole( 'textbox', { name: 'Label' } ).last()
	).toHaveText( word );
	return [ word ];
};

/** Names the place of a map, where there is one: the business's own has no name of its own; what was typed. */
const namePlace = async ( editor: Editor ): Promise< readonly string[] > => {
	const place = editor.canvas.getByRole( 'textbox', { name: 'Place name' } );
	if ( ( await place.count() ) === 0 ) {
		return [];
	}
	const word = unique( 'place' );
	await place.first().click();
	await editor.page.keyboard.type( word );
	return [ word ];
};

/** Adds a question, where there are some; its text. */
const addQuestion = async ( editor: Editor ): Promise< readonly string[] > => {
	const items = editor.canvas.locator(
		'[data-type="brolga/accordion-item"]'
	);
	const count = await items.count();
	if ( count === 0 ) {
		return [];
	}
	const word = unique( 'question' );
	await items.last().locator( '[contenteditable="true"]' ).first().click();
	await editor.page
		.getByRole( 'list', { name: 'Block breadcrumb' } )
		.getByRole( 'button', { name: 'FAQ accordion' } )
		.click();
	await editor.page.getByRole( 'button', { name: 'Add item' } ).click();
	await expect( items ).toHaveCount( count + 1 );
	await items.last().locator( '[contenteditable="true"]' ).first().click();
	await editor.page.keyboard.type( word );
	return [ word ];
};

test( 'a pattern is put in, written over, built on and published by clicks (BLOCK-140, FIELD-140)', async ( {
	page,
	problems,
} ) => {
	const all = patterns();
	test.setTimeout( 60_000 + all.length * 60_000 );
	expect( all.length ).toBeGreaterThanOrEqual( SAMPLE.length );
	for ( const { title } of all ) {
		const editor = await begin( page, title );
		const words = [
			...( await typeOver( editor ) ),
			...( await addField( editor ) ),
			...( await addQuestion( editor ) ),
			...( await namePlace( editor ) ),
		];
		const id = await editor.publishPost();
		await page.goto( `/?page_id=${ id }` );
		for ( const word of words ) {
			await expect( page.locator( 'main' ), title ).toContainText( word );
		}
		expect( words.length, title ).toBeGreaterThan( 0 );
	}
	expect( problems ).toEqual( [] );
} );

test( 'a form in a pattern has its recipients, animation and tests in the sidebar (BLOCK-140)', async ( {
	page,
	problems,
} ) => {
	await begin( page, 'Contact' );
	const sidebar = page.getByRole( 'region', { name: 'Editor settings' } );
	await sidebar.getByRole( 'tab', { name: 'Block' } ).click();
	await sidebar
		.getByRole( 'button', { name: 'Contact form', exact: true } )
		.click();
	for ( const panel of [ 'Notification', 'Autoresponder', 'Animation' ] ) {
		await expect(
			sidebar.getByRole( 'button', { name: panel } ).first()
		).toBeVisible();
	}
	expect( problems ).toEqual( [] );
} );
