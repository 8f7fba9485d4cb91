/**
 * Counters and countdowns in a real browser: what moves, what stands still,
 * no scripts.
 */
import { expect, flaws, overflow, test } from './fixtures';

const COUNTERS = '/modules/counters/';
const COUNTDOWN = '/modules/countdown/';

test( 'a number counts as it is seen, and ends where the page said (NUM-1, NUM-10)', async ( {
	page,
} ) => {
	await page.goto( COUNTERS );
	const bar = page.locator( '#water [data-brolga-bar]' ).last();
	await bar.scrollIntoViewIfNeeded();
	await expect( bar.locator( '[data-brolga-copy]' ) ).toHaveCount( 1 );
	await expect( bar.locator( '[data-brolga-copy]' ) ).toHaveCount( 0, {
		timeout: 5000,
	} );
	await expect( bar.getByRole( 'meter' ) ).toHaveAttribute(
		'aria-valuenow',
		'3'
	);
	expect( await flaws( page, 'main' ) ).toEqual( [] );
	expect( await overflow( page ) ).toBe( 0 );
} );

test( 'a countdown ticks, another begins again each day (COUNT-1, COUNT-9)', async ( {
	page,
} ) => {
	await page.goto( COUNTDOWN );
	const seconds = page
		.locator( '#van' )
		.locator( '[data-brolga-unit="seconds"]' );
	const before = await seconds.textContent();
	await expect( seconds ).not.toHaveText( before ?? '' );
	await expect(
		page.locator( '#weekend' ).getByRole( 'timer' )
	).toBeVisible();
	expect( await flaws( page, 'main' ) ).toEqual( [] );
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'final numbers and the time left are there (NUM-2, COUNT-6, COUNT-10)', async ( {
		page,
	} ) => {
		await page.goto( COUNTERS );
		await expect( page.locator( '#plants' ) ).toContainText( '48,250' );
		await page.goto( COUNTDOWN );
		await expect( page.locator( '#weekend' ) ).toContainText( 'Days' );
		await expect( page.locator( 'main' ) ).toContainText(
			'The spring sale is over.'
		);
	} );
} );
