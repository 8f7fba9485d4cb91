/**
 * Accordions and toggles in a real browser: one open at a time, focus, scroll,
 * anchors, paper, no scripts.
 */
import { expect, flaws, test } from './fixtures';

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
	await death.click();
	await delivery.dispatchEvent( 'click' );
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

test( 'everything is on paper (ACC-8)', async ( { page } ) => {
	await page.goto( PAGE );
	await expect( page.locator( '#faq [aria-expanded="true"]' ) ).toHaveCount(
		1
	);
	await page.emulateMedia( { media: 'print' } );
	for ( const panel of await page.locator( '[data-brolga-panel]' ).all() ) {
		expect( ( await panel.boundingBox() )?.height ).toBeGreaterThan( 20 );
	}
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'every answer is there under its heading (ACC-8, BLOCK-1)', async ( {
		page,
	} ) => {
		await page.goto( PAGE );
		const panels = page.locator( '[data-brolga-panel]' );
		await expect( panels ).toHaveCount( 12 );
		for ( const panel of await panels.all() ) {
			await expect( panel ).toBeVisible();
		}
		await expect( page.locator( 'main button' ) ).toHaveCount( 0 );
	} );
} );
