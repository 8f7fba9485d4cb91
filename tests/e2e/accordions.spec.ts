/**
 * Accordions and toggles in a real browser: one open at a time, focus, scroll,
 * anchors, paper, no scripts.
 */
import { Editor } from '@wordpress/e2e-test-utils-playwright';
import { admin, evaluate, expect, flaws, overflow, test } from './fixtures';

const PAGE = '/modules/accordions/';

test( 'one item is open at a time, and stands below the header (ACC-1, ACC-2, ACC-3, ACC-4)', async ( {
	page,
	problems,
} ) => {
	await page.setViewportSize( { width: 800, height: 500 } );
	await page.goto( PAGE );
	const faq = page.locator( '#faq' );
	const delivery = faq.getByRole( 'button', { name: 'Do you deliver?' } );
	const death = faq.getByRole( 'button', { name: 'What if a plant dies?' } );
	await expect( delivery ).toHaveAttribute( 'aria-expanded', 'true' );
	await expect( delivery ).toHaveAttribute( 'aria-disabled', 'true' );
	// A second press within the animation, whatever else the machine has to do.
	await page.evaluate( () => {
		document.getElementById( 'guarantee-header' )?.click();
		document.getElementById( 'delivery-header' )?.click();
	} );
	await expect( death ).toHaveAttribute( 'aria-expanded', 'true' );
	await expect( delivery ).toHaveAttribute( 'aria-expanded', 'false' );
	await expect( page.locator( '#delivery-panel' ) ).toHaveAttribute(
		'hidden',
		'until-found'
	);
	await expect( async () => {
		const [ top, header ] = await page.evaluate( () => [
			document.getElementById( 'guarantee' )?.getBoundingClientRect().top,
			document.querySelector( 'header' )?.getBoundingClientRect().bottom,
		] );
		expect( top ).toBeGreaterThanOrEqual( Math.max( 0, header ?? 0 ) + 49 );
	} ).toPass();
	// Accordions beside it stay as they are.
	await expect( page.locator( '#figs [aria-expanded="true"]' ) ).toHaveCount(
		0
	);
	expect( problems ).toEqual( [] );
} );

test( 'keys move between headers, Enter opens, a toggle switches (ACC-6, ACC-10)', async ( {
	page,
	problems,
} ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.goto( PAGE );
	const buttons = page.locator( '#figs' ).getByRole( 'button' );
	await buttons.first().focus();
	await page.keyboard.press( 'End' );
	await expect( buttons.last() ).toBeFocused();
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'Enter' );
	await expect( buttons.first() ).toHaveAttribute( 'aria-expanded', 'true' );
	await expect( buttons.first() ).toBeFocused();
	const mix = page.getByRole( 'button', {
		name: 'What is in our potting mix',
	} );
	await mix.press( 'Enter' );
	await expect(
		page.getByText( 'Two parts coarse river sand' )
	).toBeVisible();
	expect( await flaws( page, 'main' ) ).toEqual( [] );
	await mix.press( 'Space' );
	await expect( mix ).toHaveAttribute( 'aria-expanded', 'false' );
	expect( problems ).toEqual( [] );
} );

test( 'a link to an item opens it, on the page and from elsewhere (ACC-7)', async ( {
	page,
} ) => {
	await page.goto( PAGE );
	await page.getByRole( 'link', { name: 'what happens then' } ).click();
	const death = page.getByRole( 'button', { name: 'What if a plant dies?' } );
	await expect( death ).toHaveAttribute( 'aria-expanded', 'true' );
	await expect( death ).toBeFocused();
	await page.goto( `${ PAGE }?again#soil-mix` );
	await expect(
		page.getByText( 'Two parts coarse river sand' )
	).toBeInViewport();
} );

test( 'the browser’s own find opens what it finds (ACC-7)', async ( {
	page,
} ) => {
	await page.goto( PAGE );
	const figs = page.locator( '#figs' );
	await expect( figs.locator( '[hidden="until-found"]' ) ).toHaveCount( 4 );
	// A link to a text looks for it as the find bar does.
	await page.evaluate( () => {
		const link = document.createElement( 'a' );
		link.href = '#:~:text=soapy%20water';
		link.textContent = 'Find';
		document.querySelector( 'main' )?.prepend( link );
	} );
	await page.getByRole( 'link', { name: 'Find', exact: true } ).click();
	await expect(
		page.getByText( 'a cloth and soapy water' )
	).toBeInViewport();
	await expect(
		figs.getByRole( 'button', { name: 'Scale and mealy bug' } )
	).toHaveAttribute( 'aria-expanded', 'true' );
	await expect( figs.locator( '[hidden="until-found"]' ) ).toHaveCount( 3 );
} );

test( 'nothing moves where less motion is wanted (ACC-5)', async ( {
	page,
} ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.goto( PAGE );
	await page
		.locator( '#figs' )
		.getByRole( 'button', { name: 'Water' } )
		.click();
	const panels = await page
		.locator( '#figs [id$="-panel"]' )
		.evaluateAll( ( list ) =>
			list.map( ( panel ) => panel.getAnimations().length )
		);
	expect( panels ).toEqual( [ 0, 0, 0, 0 ] );
	await expect( page.getByText( 'then empty the saucer' ) ).toBeVisible();
} );

test( 'from right to left everything fits, the icon at the end (BLOCK-6)', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 375, height: 740 } );
	await page.goto( PAGE );
	await page.evaluate( () => {
		document.documentElement.dir = 'rtl';
	} );
	const delivery = page.locator( '#delivery-header' );
	const [ start, end ] = await delivery.evaluate( ( { childNodes } ) => {
		const range = document.createRange();
		range.selectNodeContents( childNodes[ 0 ] as Node );
		const { left, right } = range.getBoundingClientRect();
		return [ left, right ];
	} );
	const box = await delivery.boundingBox();
	expect( box && box.x + box.width - ( end ?? 0 ) ).toBeLessThan( 24 );
	expect( box && ( start ?? 0 ) - box.x ).toBeGreaterThan( 12 );
	expect( await overflow( page ) ).toBe( 0 );
} );

test.describe( 'in the editor', () => {
	test.use( { storageState: async ( {}, run ) => run( admin() ) } );

	test( 'a click on a heading opens its panel (ACC-1)', async ( {
		page,
		problems,
	} ) => {
		// Without the welcome, which would cover the editor.
		evaluate(
			"return update_user_meta( 1, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', [ 'brolga' => [ 'hints' => false ], 'core/edit-post' => [ 'welcomeGuide' => false ], 'core' => [ 'enableChoosePatternModal' => false ], '_modified' => gmdate( 'c' ) ] );"
		);
		await page.goto( '/wp-admin/post-new.php?post_type=page' );
		const editor = new Editor( { page } );
		await expect(
			editor.canvas.getByRole( 'textbox', { name: 'Add title' } )
		).toBeVisible();
		await editor.insertBlock( { name: 'brolga/accordion' } );
		const panels = editor.canvas.locator(
			'.wp-block-brolga-accordion-item__panel'
		);
		const headings = editor.canvas.getByRole( 'textbox', {
			name: 'Heading',
		} );
		await expect( panels ).toHaveCount( 3 );
		for ( const index of [ 1, 2, 0 ] ) {
			await headings.nth( index ).click();
			await expect( panels.nth( index ) ).toBeVisible();
			await expect(
				editor.canvas.locator(
					'.wp-block-brolga-accordion-item__panel:visible'
				)
			).toHaveCount( 1 );
		}
		await page.keyboard.type( 'Soil' );
		await page.keyboard.press( 'Enter' );
		await page.keyboard.type( 'Clay' );
		await expect( panels.first() ).toHaveText( 'Clay' );
		expect( problems ).toEqual( [] );
	} );
} );

test( 'everything is on paper (ACC-8)', async ( { page } ) => {
	await page.goto( PAGE );
	await expect( page.locator( '#faq [aria-expanded="true"]' ) ).toHaveCount(
		1
	);
	await page.emulateMedia( { media: 'print' } );
	for ( const panel of await page
		.locator( 'main [data-brolga-panel]' )
		.all() ) {
		expect( ( await panel.boundingBox() )?.height ).toBeGreaterThan( 20 );
	}
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'every answer is there under its heading (ACC-8, BLOCK-1)', async ( {
		page,
	} ) => {
		await page.goto( PAGE );
		const panels = page.locator( 'main [data-brolga-panel]' );
		await expect( panels ).toHaveCount( 12 );
		for ( const panel of await panels.all() ) {
			await expect( panel ).toBeVisible();
		}
		await expect( page.locator( 'main button' ) ).toHaveCount( 0 );
	} );
} );
