/**
 * Each block in the real, iframed block editor: it inserts, is edited, saves,
 * reloads valid, and shows on its page; the console stays quiet.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Editor } from '@wordpress/e2e-test-utils-playwright';
import type { Page } from '@playwright/test';
import { admin, evaluate, expect, flaws, test, unique } from './fixtures';

const folder = join( __dirname, '../../plugin/blocks' );

interface Metadata {
	readonly name: string;
	readonly title: string;
	readonly parent?: readonly string[];
	readonly ancestor?: readonly string[];
}

/** Blocks that stand by themselves; the others come with them. */
const blocks = readdirSync( folder )
	.map(
		( name ) =>
			JSON.parse(
				readFileSync( join( folder, name, 'block.json' ), 'utf8' )
			) as Metadata
	)
	.filter( ( { parent, ancestor } ) => ! parent && ! ancestor );

interface Block {
	readonly isValid: boolean;
	readonly innerBlocks: readonly Block[];
}

const invalid = ( page: Page ): Promise< number > =>
	page.evaluate( () => {
		const count = ( list: readonly Block[] ): number =>
			list.reduce(
				( sum, block ) =>
					sum +
					( block.isValid ? 0 : 1 ) +
					count( block.innerBlocks ),
				0
			);
		const { wp } = window as unknown as {
			wp: {
				data: {
					select: ( store: string ) => {
						getBlocks: () => readonly Block[];
					};
				};
			};
		};
		return count( wp.data.select( 'core/block-editor' ).getBlocks() );
	} );

test.use( { storageState: async ( {}, run ) => run( admin() ) } );

// Without the welcome, which would cover the editor at some moment.
test.beforeAll( () => {
	evaluate(
		"return update_user_meta( 1, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', [ 'brolga' => [ 'hints' => false ], 'core/edit-post' => [ 'welcomeGuide' => false ], 'core' => [ 'enableChoosePatternModal' => false ], '_modified' => gmdate( 'c' ) ] );"
	);
} );

const openEditor = async ( page: Page, title: string ): Promise< Editor > => {
	await page.goto( '/wp-admin/post-new.php?post_type=page' );
	const editor = new Editor( { page } );
	await editor.canvas
		.getByRole( 'textbox', { name: 'Add title' } )
		.fill( title );
	return editor;
};

type BlockToInsert = Parameters< Editor[ 'insertBlock' ] >[ 0 ];

/** What a block needs to be seen: nothing, or an image, is printed of one that is empty. */
const filled = (
	name: string
): Pick< BlockToInsert, 'attributes' | 'innerBlocks' > => {
	switch ( name ) {
		case 'brolga/testimonial':
			return {
				innerBlocks: [
					{
						name: 'core/paragraph',
						attributes: { content: 'It grew.' },
					},
				],
			};
		case 'brolga/accordion':
			return {
				innerBlocks: [
					{
						name: 'brolga/accordion-item',
						attributes: { title: 'Do you deliver?' },
					},
				],
			};
		case 'brolga/toggle':
			return { attributes: { title: 'Do you deliver?' } };
		case 'brolga/video':
			return {
				attributes: {
					url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
				},
			};
		case 'brolga/gallery': {
			const [ id, url ] = String(
				evaluate(
					"$id = get_posts( [ 'post_type' => 'attachment', 'post_mime_type' => 'image', 'numberposts' => 1, 'fields' => 'ids' ] )[0]; return $id . ' ' . wp_get_attachment_url( $id );"
				)
			).split( ' ' );
			return {
				innerBlocks: [
					{
						name: 'core/image',
						attributes: { id: Number( id ), url },
					},
				],
			};
		}
		// Without a place it prints nothing (MAP-430).
		case 'brolga/map':
			return { attributes: { lat: -27.48, lng: 153.01 } };
		case 'brolga/video-slider':
			return {
				innerBlocks: [
					{
						name: 'brolga/video-slide',
						innerBlocks: [
							{
								name: 'brolga/video',
								attributes: {
									url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
								},
							},
						],
					},
				],
			};
		default:
			return {};
	}
};

/** The dots stand at the page's end, once its sections are known (NAV-5); the cart is counted where there is a shop. */
const isPrintedInPlace = ( name: string ): boolean =>
	! [ 'brolga/dot-nav', 'brolga/cart-count' ].includes( name );

/** An editor takes ten seconds to open: several blocks share one. */
const BATCH = 6;

const batches = Array.from(
	{ length: Math.ceil( blocks.length / BATCH ) },
	( _, index ) => blocks.slice( index * BATCH, ( index + 1 ) * BATCH )
);

for ( const batch of batches ) {
	const names = batch.map( ( { name } ) => name );

	test( `${ names.join( ', ' ) }: inserts, saves and reloads (BLOCK-8)`, async ( {
		page,
		problems,
	} ) => {
		const editor = await openEditor( page, unique( 'Blocks' ) );
		const stand = async (): Promise< void > => {
			for ( const name of names ) {
				// Without a shop nobody sees how much is in the cart (SHOP-430).
				await expect(
					editor.canvas.locator( `[data-type="${ name }"]` ).first()
				).toBeVisible( { visible: name !== 'brolga/cart-count' } );
			}
			expect( await invalid( page ) ).toBe( 0 );
		};
		for ( const name of names ) {
			await editor.insertBlock( { name, ...filled( name ) } );
		}
		await stand();
		const id = await editor.publishPost();

		await page.reload();
		await stand();

		await page.goto( `/?page_id=${ id }` );
		for ( const name of names.filter( isPrintedInPlace ) ) {
			await expect(
				page.locator( `main [data-brolga-module="${ name }"]` ).first()
			).toBeAttached();
		}
		expect( problems ).toEqual( [] );
	} );
}

test( 'a phone and a tablet are shown as wide as they are, and a video’s own panels come first (DEVICE-8, VIDEO-11)', async ( {
	page,
	problems,
} ) => {
	const editor = await openEditor( page, unique( 'Previews' ) );
	await editor.insertBlock( { name: 'brolga/video' } );
	await editor.openDocumentSettingsSidebar();
	const panels = page.locator(
		'.block-editor-block-inspector .components-panel__body-title'
	);
	const order = [ 'Video', 'Poster image', 'Captions' ];
	const ownFirst = async (): Promise< void > =>
		expect
			.poll( async () => ( await panels.allInnerTexts() ).slice( 0, 3 ) )
			.toEqual( order );
	await ownFirst();
	const placeholder = editor.canvas.locator( '.components-placeholder' );
	for ( const [ device, width ] of [
		[ 'Mobile', 390 ],
		[ 'Tablet', 820 ],
	] as const ) {
		await page.getByRole( 'button', { name: 'View', exact: true } ).click();
		await page.getByRole( 'menuitemradio', { name: device } ).click();
		await page.keyboard.press( 'Escape' );
		await expect
			.poll( () =>
				placeholder.evaluate(
					( { ownerDocument } ) =>
						ownerDocument.defaultView?.innerWidth
				)
			)
			.toBe( width );
		// The address is the widest of its row, or has one of its own.
		expect(
			await placeholder.evaluate( ( root ) => {
				const [ field, form ] = [ 'input', 'form' ].map(
					( name ) =>
						root.querySelector< HTMLElement >( name )
							?.offsetWidth ?? 0
				);
				return ( field ?? 0 ) / ( form ?? 1 );
			} )
		).toBeGreaterThan( 0.45 );
	}
	await editor.canvas
		.getByRole( 'textbox', { name: 'URL' } )
		.fill( 'https://vimeo.com/76979871' );
	await editor.canvas.getByRole( 'button', { name: 'Embed' } ).click();
	await ownFirst();
	expect( problems ).toEqual( [] );
} );

/** What the inserter offers. */
interface Tile {
	readonly title: string;
	readonly category: string;
}

test( 'the inserter has no title twice, and one tile where only looks differ (BLOCK-29)', async ( {
	page,
} ) => {
	await openEditor( page, unique( 'Titles' ) );
	const tiles = await page.evaluate( () => {
		const { wp } = window as unknown as {
			wp: {
				data: {
					select: ( store: string ) => {
						getInserterItems: () => readonly Tile[];
					};
				};
			};
		};
		return wp.data.select( 'core/block-editor' ).getInserterItems();
	} );
	const ours = tiles.filter( ( { category } ) => category === 'brolga' );
	const titles = ( some: readonly Tile[] ): string[] =>
		some.map( ( { title } ) => title.toLowerCase() );
	const theirs = titles(
		tiles.filter( ( tile ) => ! ours.includes( tile ) )
	);
	expect( theirs ).toContain( 'gallery' );
	expect(
		titles( ours ).filter( ( title ) => theirs.includes( title ) )
	).toEqual( [] );
	expect( new Set( titles( ours ) ).size ).toBe( ours.length );
	expect( ours.length ).toBeLessThan( 40 );
} );

/** What people type after the slash, and what of ours they mean. */
const WORDS = [
	[ 'tabs', 'Linkable tabs' ],
	[ 'gallery', 'Lightbox gallery' ],
	[ 'video', 'Video (click to play)' ],
	[ 'search', 'Search with suggestions' ],
	[ 'form', 'Contact form' ],
	[ 'accordion', 'FAQ accordion' ],
	[ 'slider', 'Slider' ],
	[ 'map', 'Map' ],
	[ 'newsletter', 'Newsletter' ],
] as const;

test( 'blocks are found by the words that people use (BLOCK-142)', async ( {
	page,
} ) => {
	const editor = await openEditor( page, unique( 'Words' ) );
	await editor.insertBlock( { name: 'core/paragraph' } );
	for ( const [ word, title ] of WORDS ) {
		await page.keyboard.type( `/${ word }` );
		await expect(
			page.getByRole( 'option', { name: title, exact: true } )
		).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await page.keyboard.press( 'ControlOrMeta+a' );
		await page.keyboard.press( 'Backspace' );
	}
} );

test( 'tabs are named where they stand, and one left empty is not there (TABS-1, TABS-18, BLOCK-8)', async ( {
	page,
	problems,
} ) => {
	const editor = await openEditor( page, unique( 'Tabs' ) );
	await editor.insertBlock( { name: 'brolga/tabs' } );
	const labels = editor.canvas.getByRole( 'textbox', { name: 'Tab label' } );
	await labels.first().fill( 'Soil' );
	await labels.nth( 1 ).fill( 'Water' );
	await page.getByRole( 'button', { name: 'Add tab' } ).click();
	await expect( labels ).toHaveCount( 3 );
	const id = await editor.publishPost();
	await page.goto( `/?page_id=${ id }` );
	await expect( page.getByRole( 'tab' ) ).toHaveText( [ 'Soil', 'Water' ] );
	await page.getByRole( 'tab', { name: 'Water' } ).click();
	await expect( page.getByRole( 'tab', { name: 'Water' } ) ).toHaveAttribute(
		'aria-selected',
		'true'
	);
	expect( problems ).toEqual( [] );
} );

test( 'a form built in the editor can be sent (FORM-38, BLOCK-8)', async ( {
	page,
	browser,
	problems,
	baseURL,
} ) => {
	const editor = await openEditor( page, unique( 'Form' ) );
	await editor.insertBlock( { name: 'brolga/contact-form' } );
	// What stands in the sidebar fits into it.
	const sidebar = page.locator( '.interface-complementary-area' );
	await sidebar.getByRole( 'button', { name: 'Link', exact: true } ).click();
	await expect( sidebar.locator( '.brolga-url-field' ) ).toHaveCount( 2 );
	for ( const field of await sidebar
		.locator( '.brolga-url-field input' )
		.all() ) {
		const [ inner, outer ] = await Promise.all( [
			field.boundingBox(),
			sidebar.boundingBox(),
		] );
		expect( ( inner?.x ?? 0 ) + ( inner?.width ?? NaN ) ).toBeLessThan(
			( outer?.x ?? 0 ) + ( outer?.width ?? 0 )
		);
	}
	const id = await editor.publishPost();
	expect( problems ).toEqual( [] );

	const visitor = await browser.newPage( { baseURL: baseURL ?? '' } );
	await visitor.goto( `/?page_id=${ id }` );
	const form = visitor.locator( '[data-brolga-form]' );
	for ( const input of await form
		.locator( '[data-brolga-field] :is(input, textarea)' )
		.all() ) {
		const type = await input.getAttribute( 'type' );
		await input.fill( type === 'email' ? 'jo@example.com' : 'Hello' );
	}
	await form.locator( '[data-brolga-submit]' ).click();
	await expect( visitor.locator( '[data-brolga-success]' ) ).toBeVisible();
	await visitor.close();
} );

interface Shape {
	readonly name: string;
	readonly isValid: boolean;
	readonly attributes: {
		readonly uid?: string;
		readonly fieldId?: string;
		readonly conditions?: object;
	};
	readonly innerBlocks: readonly Shape[];
}

interface Wp {
	readonly apiFetch: (
		request: object
	) => Promise< readonly { name: string; content: string }[] >;
	readonly blocks: { parse: ( html: string ) => readonly Shape[] };
	readonly data: {
		select: ( store: string ) => { getBlocks: () => readonly Shape[] };
		dispatch: ( store: string ) => {
			insertBlocks: ( list: readonly Shape[] ) => Promise< void >;
		};
	};
}

/** What a form is known by: its own identity, its fields' and their rules. */
const identities = ( page: Page ): Promise< string[] > =>
	page.evaluate( () => {
		const all = ( list: readonly Shape[] ): string[] =>
			list.flatMap( ( { name, isValid, attributes, innerBlocks } ) => [
				...( name.startsWith( 'brolga/' )
					? [
							JSON.stringify( [
								name,
								isValid,
								attributes.uid ?? attributes.fieldId,
								attributes.conditions,
							] ),
						]
					: [] ),
				...all( innerBlocks ),
			] );
		const { wp } = window as unknown as { wp: Wp };
		return all( wp.data.select( 'core/block-editor' ).getBlocks() );
	} );

test( 'every form pattern, one of them put in twice, is saved as it is and stays so (FORM-49, FORM-55, FORM-2, BLOCK-8)', async ( {
	page,
	problems,
} ) => {
	// Six whole forms in one editor.
	test.setTimeout( 300_000 );
	const editor = await openEditor( page, unique( 'Patterns' ) );
	const names = await page.evaluate( async () => {
		const { wp } = window as unknown as { wp: Wp };
		const patterns = await wp.apiFetch( {
			path: '/wp/v2/block-patterns/patterns',
		} );
		const forms = patterns.filter( ( { name } ) =>
			name.startsWith( 'brolga/form-' )
		);
		for ( const { content } of [ ...forms, ...forms.slice( 0, 1 ) ] ) {
			await wp.data
				.dispatch( 'core/block-editor' )
				.insertBlocks( wp.blocks.parse( content ) );
		}
		return forms.map( ( { name } ) => name );
	} );
	expect( names ).toHaveLength( 5 );
	await expect(
		editor.canvas.locator( '[data-type="brolga/contact-form"]' )
	).toHaveCount( 6 );
	const before = await identities( page );
	const uids = before.filter( ( one ) => one.includes( 'contact-form' ) );
	expect( new Set( uids ).size ).toBe( 6 );
	await editor.publishPost();

	await page.reload();
	await expect(
		editor.canvas.locator( '[data-type="brolga/contact-form"]' )
	).toHaveCount( 6 );
	expect( await identities( page ) ).toEqual( before );
	expect( await invalid( page ) ).toBe( 0 );
	expect( problems ).toEqual( [] );
} );

test.describe( 'at a block’s first use', () => {
	const hints = ( value: string ): unknown =>
		evaluate(
			`return update_user_meta( 1, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', [ 'brolga' => [ ${ value } ], 'core/edit-post' => [ 'welcomeGuide' => false ], 'core' => [ 'enableChoosePatternModal' => false ], '_modified' => gmdate( 'c' ) ] );`
		);

	test.beforeEach( () => {
		hints( '' );
	} );

	test.afterEach( () => {
		hints( "'hints' => false" );
	} );

	test( 'a line explains it, until it is dismissed (START-877)', async ( {
		page,
		problems,
	} ) => {
		const editor = await openEditor( page, unique( 'Hints' ) );
		const hint = page.getByRole( 'group', { name: 'Hint' } );
		const add = async ( title: string ): Promise< void > => {
			await editor.insertBlock( {
				name: `brolga/${ title.toLowerCase() }`,
			} );
			await editor.selectBlocks(
				editor.canvas.locator( '[data-type^="brolga/"]' ).last()
			);
		};

		await add( 'Section' );
		await expect( hint ).toContainText( 'Add any blocks in here' );
		await expect( hint.locator( ':focus' ) ).toHaveCount( 0 );
		expect(
			await flaws( page, '.components-popover[role="group"]' )
		).toEqual( [] );
		await expect( page.locator( '#a11y-speak-polite' ) ).toHaveText(
			/Add any blocks in here/
		);
		await editor.saveDraft();

		const section = editor.canvas.locator( '[data-type="brolga/section"]' );
		await section.focus();
		await page.keyboard.press( 'Tab' );
		await expect(
			hint.getByRole( 'button', { name: 'Dismiss' } )
		).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect( hint ).toBeHidden();
		await expect( section ).toBeFocused();
		expect(
			await page.evaluate( () =>
				(
					window as unknown as {
						wp: {
							data: {
								select: ( store: string ) => {
									isEditedPostDirty: () => boolean;
								};
							};
						};
					}
				 ).wp.data
					.select( 'core/editor' )
					.isEditedPostDirty()
			)
		).toBe( false );

		await page.goto( '/wp-admin/post-new.php?post_type=page' );
		await add( 'Toggle' );
		await expect( hint ).toContainText( 'Type a heading' );
		await add( 'Section' );
		await expect( hint ).toBeHidden();
		expect( problems ).toEqual( [] );
	} );
} );
