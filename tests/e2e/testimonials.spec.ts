/**
 * Testimonials in a real browser: sizes, columns, directions, no scripts.
 */
import { expect, flaws, overflow, test } from './fixtures';

const PAGE = '/modules/testimonials/';

test( 'portraits are small, cards equally high, both ways (TESTI-1, TESTI-6, BLOCK-6)', async ( {
	page,
	problems,
} ) => {
	await page.goto( PAGE );
	for ( const portrait of await page.locator( 'figure img' ).all() ) {
		await portrait.scrollIntoViewIfNeeded();
		const box = await portrait.boundingBox();
		expect( box?.width ).toBeGreaterThan( 60 );
		expect( box?.width ).toBeLessThanOrEqual( 90 );
	}
	const cards = page.locator( 'figure.is-card' );
	await expect( cards ).toHaveCount( 3 );
	const heights = await cards.evaluateAll( ( list ) =>
		list.map( ( card ) => Math.round( card.clientHeight ) )
	);
	expect( new Set( heights ).size ).toBe( 1 );
	expect( await flaws( page, 'main' ) ).toEqual( [] );
	await page.evaluate( () => {
		document.documentElement.dir = 'rtl';
	} );
	for ( const width of [ 375, 800, 1280 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		expect( await overflow( page ) ).toBe( 0 );
	}
	expect( problems ).toEqual( [] );
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'words, author and stars are there (TESTI-2, TESTI-4)', async ( {
		page,
	} ) => {
		await page.goto( PAGE );
		await expect( page.locator( 'figure blockquote' ) ).toHaveCount( 6 );
		await expect(
			page.locator( '#plain' ).getByRole( 'img', {
				name: '5 stars out of 5',
			} )
		).toBeVisible();
		await expect(
			page.locator( '#plain' ).getByText( 'Margaret O’Dwyer' )
		).toBeVisible();
	} );
} );
