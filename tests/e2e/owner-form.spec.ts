/**
 * A quote form as an owner makes it who has never seen the editor: by what
 * stands there to be read, from the new page to the mail in two mailboxes. And
 * what is seen in the editor is what visitors see.
 */
import { Editor } from '@wordpress/e2e-test-utils-playwright';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { admin, evaluate, expect, mailsWith, test, unique } from './fixtures';

test.use( { storageState: async ( {}, run ) => run( admin() ) } );

// Without the welcome and the choice of patterns, which are not what is asked here.
test.beforeAll( () => {
	evaluate(
		"return update_user_meta( 1, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', [ 'brolga' => [ 'hints' => false ], 'core/edit-post' => [ 'welcomeGuide' => false ], 'core' => [ 'enableChoosePatternModal' => false ], '_modified' => gmdate( 'c' ) ] );"
	);
} );

/** More than these nobody finds in three minutes. */
const MOST_STEPS = 30;

interface Owner {
	readonly press: ( what: Locator ) => Promise< void >;
	readonly write: ( where: Locator, text: string ) => Promise< void >;
	readonly type: ( text: string ) => Promise< void >;
	readonly choose: ( where: Locator, option: string ) => Promise< void >;
	readonly steps: () => number;
}

/** What an owner can do; each of it counts. */
const anOwner = ( page: Page ): Owner => {
	let steps = 0;
	const counted = async ( action: Promise< unknown > ): Promise< void > => {
		steps++;
		await action;
	};
	return {
		press: ( what ) => counted( what.click() ),
		write: ( where, text ) => counted( where.fill( text ) ),
		type: ( text ) => counted( page.keyboard.type( text ) ),
		choose: ( where, label ) => counted( where.selectOption( { label } ) ),
		steps: () => steps,
	};
};

test( 'an owner makes a quote form with a conditional field and a second recipient (FIELD-15, FORM-65, COND-2, OUTBOX-11)', async ( {
	page,
	browser,
	problems,
	baseURL,
} ) => {
	const { press, write, type, choose, steps } = anOwner( page );
	const button = ( name: string, within: Page | Locator = page ) =>
		within.getByRole( 'button', { name, exact: true } );
	const sidebar = page.getByRole( 'region', { name: 'Editor settings' } );
	const canvas = page.frameLocator( '[name="editor-canvas"]' );
	const addField = async ( kind: string, label: string ): Promise< void > => {
		await press( canvas.getByRole( 'button', { name: 'Add field' } ) );
		await press( page.getByRole( 'menuitem', { name: kind } ) );
		// The new field waits for its label.
		await expect(
			canvas.getByRole( 'textbox', { name: 'Label' } ).last()
		).toBeFocused();
		await type( label );
	};

	// Blocks to install, which WordPress.org would name: nobody is there.
	await page.route( '**/block-directory/search**', ( route ) =>
		route.fulfill( { json: [] } )
	);
	await page.goto( '/wp-admin/post-new.php?post_type=page' );
	await write( canvas.getByRole( 'textbox', { name: 'Add title' } ), 'Ask' );
	await press( button( 'Block Inserter' ) );
	await write( page.getByRole( 'searchbox' ), 'contact form' );
	await press(
		page.getByRole( 'option', { name: 'Contact form', exact: true } )
	);

	await addField( 'Dropdown', 'What is it about?' );
	await write(
		sidebar.getByRole( 'textbox', { name: 'Option 1' } ),
		'A garden'
	);
	await write(
		sidebar.getByRole( 'textbox', { name: 'Option 2' } ),
		'A wall'
	);
	// Other fields than name, email and message start optional (FIELD-440).
	await expect( sidebar.getByLabel( 'Required' ) ).not.toBeChecked();
	await press( sidebar.getByLabel( 'Required' ) );

	await addField( 'Number field', 'How many metres?' );
	await expect( sidebar.getByLabel( 'Required' ) ).not.toBeChecked();
	await choose( sidebar.getByLabel( 'Width' ), 'Half' );
	await press( button( 'Conditional logic', sidebar ) );
	await press( button( 'Add rule', sidebar ) );
	const choice = ( text: string ) =>
		sidebar.getByRole( 'combobox' ).filter( { hasText: text } );
	await choose( choice( 'What is it about?' ), 'What is it about?' );
	await choose( choice( 'Choose…' ), 'A wall' );
	await expect(
		canvas.getByText( 'Shown when What is it about? is “A wall”.' )
	).toBeVisible();

	await press( button( 'Contact form' ) );
	await expect( sidebar.getByRole( 'heading', { level: 2 } ) ).toContainText(
		[
			'Notification',
			'Autoresponder',
			'After sending',
			'Routing',
			'Error messages',
			'Leads',
			'Spam',
		]
	);
	const first = `${ unique( 'ruth' ) }@example.com`;
	const second = `${ unique( 'sam' ) }@example.com`;
	await write( sidebar.getByLabel( 'Send to' ), `${ first }, ${ second }` );

	await press( button( 'Publish' ) );
	await press(
		button(
			'Publish',
			page.getByRole( 'region', { name: 'Editor publish' } )
		)
	);
	const link = page
		.getByRole( 'region', { name: 'Editor publish' } )
		.getByRole( 'link', { name: 'View Page' } );
	const address = ( await link.getAttribute( 'href' ) ) ?? '';
	expect( steps() ).toBeLessThanOrEqual( MOST_STEPS );

	const visitor = await browser.newPage( { baseURL: baseURL ?? '' } );
	await visitor.goto( address );
	const message = unique( 'terrace' );
	await visitor.getByLabel( /^Your name/ ).fill( 'Priya Raman' );
	await visitor.getByLabel( /^Email/ ).fill( 'priya@example.com' );
	await visitor.getByLabel( /^Message/ ).fill( message );
	const metres = visitor.getByLabel( 'How many metres?' );
	await expect( metres ).toBeHidden();
	const topic = visitor.getByLabel( /^What is it about/ );
	await expect( topic ).toHaveAttribute( 'required', '' );
	await topic.selectOption( 'A wall' );
	await metres.fill( '12' );
	await visitor.getByRole( 'button', { name: 'Send message' } ).click();
	await expect( visitor.getByText( 'Thank you.' ) ).toBeVisible();
	await visitor.close();

	const arrived = await mailsWith( message );
	expect( arrived.flatMap( ( { to } ) => to ).sort() ).toEqual(
		[ first, second ].sort()
	);
	for ( const { text } of arrived ) {
		expect( text ).toMatch( /How many metres\?\s+12/ );
	}
	expect( problems ).toEqual( [] );
} );

const FIELDS = [
	{ label: 'Half', width: 'half' },
	{ label: 'Lines', type: 'text', width: 'half', help: 'As many as needed.' },
	{ label: 'A third', width: 'third', required: false },
	{ label: 'Two thirds', type: 'tel', width: 'two-thirds' },
	{ label: 'List', type: 'select', options: [ { label: 'One' } ] },
	...[ 'radio', 'checkbox' ].map( ( type ) => ( {
		label: type,
		type,
		width: 'half',
		options: [ { label: 'One' }, { label: 'Two' }, { label: 'Three' } ],
	} ) ),
	{ label: 'Tick', type: 'booleancheckbox', required: false },
	{ wording: 'I agree.', type: 'consent' },
];

const PARTS = [
	'.wp-block-brolga-contact-form__note',
	'.wp-block-brolga-form-field',
	'.wp-block-brolga-form-field.is-captcha .wp-block-brolga-form-field__control',
	'.wp-block-brolga-contact-form__submit',
	'.wp-block-brolga-newsletter__title',
	'.wp-block-brolga-newsletter__field',
	'.wp-block-brolga-newsletter__submit',
	'.wp-block-brolga-newsletter__consent',
];

interface Place {
	readonly part: string;
	/** Beside and below its block's corner, width, height. */
	readonly box: readonly number[];
}

/** Where the parts of blocks stand, and how big they are. */
const layout = (
	page: Page | FrameLocator,
	block: string
): Promise< readonly Place[] > =>
	page.locator( block ).evaluateAll(
		( roots, parts ) =>
			roots.flatMap( ( root ) => {
				const { x, y } = root.getBoundingClientRect();
				return parts.flatMap( ( part ) =>
					[ ...root.querySelectorAll( part ) ].map( ( element ) => {
						const box = element.getBoundingClientRect();
						return {
							part,
							box: [
								box.x - x,
								box.y - y,
								box.width,
								box.height,
							],
						};
					} )
				);
			} ),
		PARTS
	);

/** No more is seen by anybody: browsers draw some controls a little higher. */
const UNSEEN = 4;

test( 'forms and sign-ups have the layout of the page in the editor (BLOCK-27)', async ( {
	page,
	problems,
} ) => {
	await page.goto( '/wp-admin/post-new.php?post_type=page' );
	const editor = new Editor( { page } );
	await editor.canvas
		.getByRole( 'textbox', { name: 'Add title' } )
		.fill( unique( 'Layout' ) );
	await editor.insertBlock( {
		name: 'brolga/contact-form',
		attributes: { captcha: true },
		innerBlocks: FIELDS.map( ( attributes, index ) => ( {
			name: 'brolga/form-field',
			attributes: { ...attributes, fieldId: `f${ index }` },
		} ) ),
	} );
	for ( const attributes of [
		{ title: 'One row' },
		{ title: 'Names', firstName: true, lastName: true },
	] ) {
		await editor.insertBlock( { name: 'brolga/newsletter', attributes } );
	}
	const id = await editor.publishPost();
	await page.evaluate( () => {
		const { wp } = window as unknown as {
			wp: {
				data: {
					dispatch: ( store: string ) => {
						clearSelectedBlock: () => void;
					};
				};
			};
		};
		wp.data.dispatch( 'core/block-editor' ).clearSelectedBlock();
	} );
	await expect(
		editor.canvas.getByRole( 'button', { name: 'Add field' } )
	).toHaveCount( 0 );
	const blocks = [
		'.wp-block-brolga-contact-form',
		'.wp-block-brolga-newsletter',
	];
	const inEditor = await Promise.all(
		blocks.map( ( block ) => layout( editor.canvas, block ) )
	);
	// Type and space grow with the window, which the canvas shares with the sidebar.
	const width = await editor.canvas
		.locator( 'body' )
		.evaluate( ( { ownerDocument } ) => ownerDocument.body.clientWidth );
	await page.setViewportSize( { width, height: 900 } );
	await page.goto( `/?page_id=${ id }` );
	const main = page.locator( 'main' );
	await expect( main.locator( blocks[ 0 ] ?? '' ) ).toBeVisible();
	const onPage = await Promise.all(
		blocks.map( ( block ) => layout( page, `main ${ block }` ) )
	);
	expect( inEditor.map( ( { length } ) => length ) ).toEqual( [ 13, 10 ] );
	const names = ( places: readonly ( readonly Place[] )[] ) =>
		places.flat().map( ( { part } ) => part );
	expect( names( inEditor ) ).toEqual( names( onPage ) );
	const seen = onPage.flat();
	expect(
		inEditor
			.flat()
			.map( ( { part, box }, index ) => ( {
				part,
				box,
				page: seen[ index ]?.box ?? [],
			} ) )
			.filter( ( { box, page: other } ) =>
				box.some(
					( length, index ) =>
						Math.abs( length - ( other[ index ] ?? -99 ) ) > UNSEEN
				)
			)
	).toEqual( [] );
	expect( problems ).toEqual( [] );
} );
