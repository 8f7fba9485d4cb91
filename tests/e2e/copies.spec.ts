/**
 * What owners do with whole parts of a page: copy them into another one, group
 * and ungroup them, go back to an earlier revision, by keyboard.
 */
import { Editor } from '@wordpress/e2e-test-utils-playwright';
import type { Page } from '@playwright/test';
import { admin, evaluate, expect, test, unique } from './fixtures';

interface Block {
	readonly name: string;
	readonly clientId: string;
	readonly isValid: boolean;
	readonly attributes: Readonly< Record< string, unknown > >;
	readonly innerBlocks: readonly Block[];
}

/** What the editor itself uses. */
interface Wp {
	readonly data: {
		readonly select: ( store: string ) => {
			readonly getBlocks: () => readonly Block[];
			readonly isSavingPost: () => boolean;
			readonly isEditedPostDirty: () => boolean;
			readonly getMultiSelectedBlocks: () => readonly Block[];
		};
	};
}

/** Every block of the page, with what tells it from its copy. */
const told = ( page: Page ): Promise< Record< string, unknown >[] > =>
	page.evaluate( () => {
		const { data } = ( window as unknown as { wp: Wp } ).wp;
		const all = ( list: readonly Block[] ): Block[] =>
			list.flatMap( ( block ) => [ block, ...all( block.innerBlocks ) ] );
		return all( data.select( 'core/block-editor' ).getBlocks() ).map(
			( { name, isValid, attributes } ) => ( {
				name,
				isValid,
				uid: attributes.uid,
				title: attributes.title,
				anchor: attributes.anchor,
				recipient: attributes.recipient,
				post: attributes.post,
				number: attributes.number,
			} )
		);
	} );

/** The names of the blocks that are selected. */
const selected = ( page: Page ): Promise< readonly string[] > =>
	page.evaluate( () => {
		const { data } = ( window as unknown as { wp: Wp } ).wp;
		return data
			.select( 'core/block-editor' )
			.getMultiSelectedBlocks()
			.map( ( { name } ) => name );
	} );

const one = async (
	page: Page,
	name: string
): Promise< Record< string, unknown > > =>
	( await told( page ) ).find( ( block ) => block.name === name ) ?? {};

/** Opens a page in the editor, with the focus at its title. */
const open = async ( page: Page, id: number ): Promise< void > => {
	await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	await new Editor( { page } ).canvas
		.getByRole( 'textbox', { name: 'Add title' } )
		.click();
};

/** Saves, and waits until it is. */
const save = async ( page: Page ): Promise< void > => {
	await page.keyboard.press( 'ControlOrMeta+s' );
	await expect
		.poll( () =>
			page.evaluate( () => {
				const { data } = ( window as unknown as { wp: Wp } ).wp;
				const post = data.select( 'core/editor' );
				return ! post.isSavingPost() && ! post.isEditedPostDirty();
			} )
		)
		.toBe( true );
};

const make = ( title: string, content: string ): number =>
	Number(
		evaluate(
			`return wp_insert_post( wp_slash( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => '${ title }', 'post_content' => '${ content }' ] ) );`
		)
	);

test.use( {
	storageState: async ( {}, run ) => run( admin() ),
	permissions: [ 'clipboard-read', 'clipboard-write' ],
	// WordPress moves from screen to screen, and complains where one is there at once.
	contextOptions: { reducedMotion: 'reduce' },
} );

// Without the welcome, which would cover the editor at some moment.
test.beforeAll( () => {
	evaluate(
		"return update_user_meta( 1, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', [ 'brolga' => [ 'hints' => false ], 'core/edit-post' => [ 'welcomeGuide' => false ], 'core' => [ 'enableChoosePatternModal' => false ], '_modified' => gmdate( 'c' ) ] );"
	);
} );

test( 'a form and a test are grouped, copied into another page and restored, by keyboard (BLOCK-60, FORM-90, AB-1)', async ( {
	page,
	problems,
} ) => {
	const name = unique( 'Quote' );
	const source = make(
		name,
		`<!-- wp:brolga/contact-form {"uid":"${ name.slice( -8 ) }","anchor":"ask","title":"${ name }","recipient":"jo@example.com"} --><!-- wp:brolga/form-field {"fieldId":"name","label":"Name"} /--><!-- /wp:brolga/contact-form --><!-- wp:brolga/experiment --><!-- wp:brolga/variant --><!-- wp:paragraph --><p>A</p><!-- /wp:paragraph --><!-- /wp:brolga/variant --><!-- wp:brolga/variant {"number":1} --><!-- wp:paragraph --><p>B</p><!-- /wp:paragraph --><!-- /wp:brolga/variant --><!-- /wp:brolga/experiment -->`
	);
	const target = make( `${ name } elsewhere`, '' );

	await open( page, source );
	await expect
		.poll( () => one( page, 'brolga/experiment' ) )
		.toMatchObject( { post: source, number: 1 } );
	const before = await one( page, 'brolga/contact-form' );

	// From the title into the first block, then all of them.
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'Escape' );
	await expect( async () => {
		await page.keyboard.press( 'ControlOrMeta+a' );
		expect( await selected( page ) ).toEqual( [
			'brolga/contact-form',
			'brolga/experiment',
		] );
	} ).toPass();
	await page.keyboard.press( 'ControlOrMeta+g' );
	await expect
		.poll( async () => ( await told( page ) )[ 0 ]?.name )
		.toBe( 'core/group' );
	expect( await one( page, 'brolga/contact-form' ) ).toEqual( before );
	await page.keyboard.press( 'ControlOrMeta+c' );

	// The copy beside it is another form, by its uid, its name and its anchor.
	await page.keyboard.press( 'ControlOrMeta+Shift+d' );
	const forms = async () =>
		( await told( page ) ).filter(
			( block ) => block.name === 'brolga/contact-form'
		);
	await expect
		.poll( async () => ( await forms() ).map( ( { title } ) => title ) )
		.toEqual( [ name, `${ name } 2` ] );
	expect( ( await forms() ).map( ( { anchor } ) => anchor ) ).toEqual( [
		'ask',
		'ask-2',
	] );
	await page.keyboard.press( 'ControlOrMeta+z' );
	await expect.poll( async () => ( await forms() ).length ).toBe( 1 );
	await save( page );

	await open( page, target );
	await page.keyboard.press( 'End' );
	await page.keyboard.press( 'Enter' );
	await page.keyboard.press( 'ControlOrMeta+v' );
	await expect
		.poll( () => one( page, 'brolga/experiment' ) )
		.toMatchObject( { post: target, number: 1 } );
	await save( page );
	await open( page, target );
	const copy = await one( page, 'brolga/contact-form' );
	expect( copy ).toEqual( {
		...before,
		uid: copy.uid,
		title: `${ name } 2`,
	} );
	expect( copy.uid ).not.toBe( before.uid );
	expect(
		( await told( page ) ).filter( ( { isValid } ) => ! isValid )
	).toEqual( [] );

	// An earlier revision brings the same form and the same test back.
	evaluate(
		`wp_update_post( [ 'ID' => ${ source }, 'post_content' => '<!-- wp:paragraph --><p>Gone</p><!-- /wp:paragraph -->' ] ); return 0;`
	);
	const revision = evaluate(
		`return array_values( array_filter( wp_get_post_revisions( ${ source } ), fn ( $kept ) => str_contains( $kept->post_content, 'wp:group' ) ) )[0]->ID;`
	);
	await page.goto(
		`/wp-admin/revision.php?revision=${ String( revision ) }`
	);
	const restore = page.getByRole( 'button', { name: /^Restore/ } );
	await restore.focus();
	await page.keyboard.press( 'Enter' );
	await page.waitForURL( /post\.php/ );
	await open( page, source );
	expect( await one( page, 'brolga/contact-form' ) ).toEqual( before );
	expect( await one( page, 'brolga/experiment' ) ).toMatchObject( {
		post: source,
		number: 1,
	} );
	expect( problems ).toEqual( [] );
} );
