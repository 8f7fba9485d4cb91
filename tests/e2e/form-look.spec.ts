/**
 * The look of forms: chosen in the editor by clicks, and seen on the page.
 */
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { admin, evaluate, expect, test, unique } from './fixtures';

test.use( { storageState: async ( {}, run ) => run( admin() ) } );

const FIELD = ( id: string, type: string ) =>
	`<!-- wp:brolga/form-field {"fieldId":"${ id }","type":"${ type }","label":"${ id }"} /-->`;

/** A sign-up as it is inserted, and a form as a pattern leaves it. */
const CONTENT = `<!-- wp:brolga/newsletter {"uid":"looknews","title":"News","firstName":true,"lastName":true} /--><!-- wp:brolga/contact-form {"uid":"lookform","metadata":{"categories":["brolga-forms"],"patternName":"brolga/enquiry","name":"Enquiry"}} -->${ FIELD(
	'name',
	'input'
) }${ FIELD( 'email', 'email' ) }${ FIELD(
	'message',
	'text'
) }<!-- /wp:brolga/contact-form -->`;

const published = (): number =>
	Number(
		evaluate(
			`update_user_meta( 1, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', [ 'brolga' => [ 'hints' => false ], 'core/edit-post' => [ 'welcomeGuide' => false ], 'core' => [ 'enableChoosePatternModal' => false ], '_modified' => gmdate( 'c' ) ] ); return wp_insert_post( wp_slash( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => '${ unique(
				'Look'
			) }', 'post_content' => '${ CONTENT }' ] ) );`
		)
	);

/** What a browser paints of an element. */
const painted = (
	what: Locator,
	...names: string[]
): Promise< readonly string[] > =>
	what.evaluate(
		( element, properties ) =>
			properties.map( ( name ) =>
				getComputedStyle( element ).getPropertyValue( name )
			),
		names
	);

/** The panels of a look, wherever the sidebar has them. */
const panelsOf = ( sidebar: Locator ) => {
	const panel = ( title: string ) =>
		sidebar.locator( '.components-tools-panel', {
			has: sidebar.page().getByRole( 'heading', {
				name: title,
				exact: true,
			} ),
		} );
	return {
		panel,
		color: async ( title: string, label: string, name: string ) => {
			const button = panel( title ).getByRole( 'button', {
				name: label,
				exact: true,
			} );
			await button.click();
			await sidebar
				.page()
				.getByRole( 'option', { name, exact: true } )
				.click();
			await sidebar.page().keyboard.press( 'Escape' );
		},
		length: async ( title: string, label: string, value: string ) => {
			const input = panel( title ).getByRole( 'spinbutton', {
				name: label,
			} );
			await input.fill( value );
			await input.blur();
		},
	};
};

const select = async (
	page: Page,
	canvas: FrameLocator,
	block: string
): Promise< void > => {
	await canvas.locator( `[data-type="${ block }"]` ).first().waitFor();
	await page.evaluate( ( name ) => {
		const { select: from, dispatch } = (
			window as unknown as {
				wp: {
					data: {
						select: ( store: string ) => {
							getBlocks: () => {
								name: string;
								clientId: string;
							}[];
						};
						dispatch: ( store: string ) => {
							selectBlock: ( id: string ) => void;
						};
					};
				};
			}
		 ).wp.data;
		const found = from( 'core/block-editor' )
			.getBlocks()
			.find( ( each ) => each.name === name );
		dispatch( 'core/block-editor' ).selectBlock( found?.clientId ?? '' );
	}, block );
};

test( 'an owner gives forms a look, also one from a pattern, and visitors see it (FORM-880, FORM-882, FORM-883, FORM-884)', async ( {
	page,
	browser,
	baseURL,
	problems,
} ) => {
	test.slow();
	const id = published();
	await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	const canvas = page.frameLocator( '[name="editor-canvas"]' );
	const sidebar = page.getByRole( 'region', { name: 'Editor settings' } );
	const { panel, color, length } = panelsOf( sidebar );

	await select( page, canvas, 'brolga/newsletter' );
	await sidebar.getByRole( 'tab', { name: 'Styles' } ).click();
	await color( 'Fields', 'Labels', 'Primary' );
	await length( 'Fields', 'Radius (px)', '22' );
	await panel( 'Fields' )
		.getByLabel( 'Columns' )
		.selectOption( { label: 'Two' } );
	await color( 'Button', 'Background', 'Accent' );
	await panel( 'Button' )
		.getByLabel( 'Width', { exact: true } )
		.selectOption( { label: 'Full width' } );

	// Inside a pattern the sidebar has no tabs.
	await select( page, canvas, 'brolga/contact-form' );
	await color( 'Fields', 'Background', 'Contrast' );
	await expect( panel( 'Fields' ) ).toContainText(
		'may be hard for people to read'
	);
	await color( 'Fields', 'Text', 'Base' );
	await expect( panel( 'Fields' ) ).not.toContainText(
		'may be hard for people to read'
	);
	await color( 'Fields', 'Border', 'Accent' );
	await length( 'Fields', 'Border width (px)', '3' );
	await panel( 'Fields' )
		.getByLabel( 'Shadow' )
		.selectOption( { label: 'Float' } );
	await panel( 'Fields' )
		.getByLabel( 'Columns' )
		.selectOption( { label: 'Two' } );
	await color( 'Button', 'Background', 'Accent' );
	await color( 'Button', 'Text', 'Base' );
	await length( 'Button', 'Radius (px)', '3' );

	// The canvas shows what visitors will see.
	const edited = canvas.locator(
		'[data-type="brolga/contact-form"] .wp-block-brolga-form-field__control'
	);
	await expect( edited.first() ).toHaveCSS( 'border-top-width', '3px' );

	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect(
		page.getByRole( 'button', { name: 'Dismiss this notice' } ).first()
	).toBeVisible();

	for ( const width of [ 375, 1280 ] ) {
		const visitor = await browser.newPage( {
			baseURL: baseURL ?? '',
			viewport: { width, height: 900 },
			storageState: { cookies: [], origins: [] },
		} );
		await visitor.goto( `/?page_id=${ id }` );
		const form = visitor.locator(
			'[data-brolga-module="brolga/contact-form"]'
		);
		const preset = ( name: string ) =>
			form.evaluate( ( element, value ) => {
				const probe = element.appendChild(
					document.createElement( 'i' )
				);
				probe.style.color = `var(--wp--preset--color--${ value })`;
				const { color: seen } = getComputedStyle( probe );
				probe.remove();
				return seen;
			}, name );
		const [ base, contrast, accent, primary ] = await Promise.all(
			[ 'base', 'contrast', 'accent', 'primary' ].map( preset )
		);
		const name = form.getByLabel( /^name/ );
		expect(
			await painted(
				name,
				'color',
				'background-color',
				'border-top-color',
				'border-top-width'
			)
		).toEqual( [ base, contrast, accent, '3px' ] );
		expect( ( await painted( name, 'box-shadow' ) )[ 0 ] ).toContain(
			'32px'
		);
		const button = form.locator( '[data-brolga-submit]' );
		expect(
			await painted(
				button,
				'color',
				'background-color',
				'border-top-left-radius'
			)
		).toEqual( [ base, accent, '3px' ] );
		await button.hover();
		await expect( button ).not.toHaveCSS(
			'background-color',
			accent ?? ''
		);

		// Two columns where there is room, and a message takes both.
		const box = async ( what: Locator ) => {
			const found = await what.boundingBox();
			return found ?? { x: 0, y: 0, width: 0, height: 0 };
		};
		const [ first, second, message ] = await Promise.all( [
			box( name ),
			box( form.getByLabel( /^email/ ) ),
			box( form.getByLabel( /^message/ ) ),
		] );
		expect( first.y === second.y ).toBe( width === 1280 );
		expect( Math.round( message.width ) ).toBe(
			Math.round(
				width === 1280 ? second.x + second.width - first.x : first.width
			)
		);

		// What is wrong is seen on any ground.
		await button.click();
		await expect( name ).toHaveAttribute( 'aria-invalid', 'true' );
		const ring = ( await painted( name, 'box-shadow' ) )[ 0 ] ?? '';
		expect( ring.match( /inset/g ) ).toHaveLength( 2 );

		const news = visitor.locator(
			'[data-brolga-module="brolga/newsletter"]'
		);
		const email = news.getByLabel( /^Email/ );
		expect( await painted( email, 'border-top-left-radius' ) ).toEqual( [
			'22px',
		] );
		expect(
			await painted( news.getByText( 'First name' ).first(), 'color' )
		).toEqual( [ primary ] );
		const [ submit, given, family, whole ] = await Promise.all( [
			box( news.locator( '[data-brolga-submit]' ) ),
			box( news.getByLabel( /^First name/ ) ),
			box( news.getByLabel( /^Last name/ ) ),
			box( news.locator( 'form' ) ),
		] );
		expect( Math.round( submit.width ) ).toBe( Math.round( whole.width ) );
		expect( given.y === family.y ).toBe( width === 1280 );
		await visitor.close();
	}
	expect( problems ).toEqual( [] );
} );

test( 'a very round look keeps text of several lines whole, and the picture of dates in high contrast (FORM-880, FORM-882)', async ( {
	page,
} ) => {
	const id = evaluate(
		`return wp_insert_post( wp_slash( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => '${ unique(
			'Round'
		) }', 'post_content' => '<!-- wp:brolga/contact-form {"uid":"round","look":{"fieldRadius":"999px","fieldText":"contrast"}} -->${ FIELD(
			'name',
			'input'
		) }${ FIELD( 'day', 'date' ) }${ FIELD(
			'message',
			'text'
		) }<!-- /wp:brolga/contact-form -->' ] ) );`
	);
	await page.emulateMedia( { forcedColors: 'active' } );
	await page.goto( `/?page_id=${ Number( id ) }` );
	const radius = 'border-top-left-radius';
	expect( await painted( page.getByLabel( /^name/ ), radius ) ).toEqual( [
		'999px',
	] );
	expect( await painted( page.getByLabel( /^message/ ), radius ) ).toEqual( [
		'24px',
	] );
	// Without the picture, the field would look different.
	const day = page.getByLabel( /^day/ );
	const seen = await day.screenshot();
	await page.addStyleTag( {
		content: '::-webkit-calendar-picker-indicator { visibility: hidden; }',
	} );
	expect( seen.equals( await day.screenshot() ) ).toBe( false );
} );
