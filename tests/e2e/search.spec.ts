/**
 * Searching the site: suggestions by keyboard, results, other names in the
 * address, no scripts.
 */
import { expect, flaws, overflow, test } from './fixtures';

const PAGE = '/modules/search/';

test( 'suggests while a visitor types, and goes there by keyboard (SEARCH-7, SEARCH-10)', async ( {
	page,
	problems,
} ) => {
	await page.goto( PAGE );
	const root = page.locator( '#everything' );
	const field = root.getByRole( 'combobox', { name: 'Search this site' } );
	await field.fill( 'paddington' );
	const options = root.getByRole( 'option' );
	await expect( options.first() ).toBeVisible();
	await expect( field ).toHaveAttribute( 'aria-expanded', 'true' );
	await expect( options.first().locator( 'mark' ).first() ).toHaveText(
		/paddington/i
	);
	expect( await flaws( page, 'main' ) ).toEqual( [] );
	for ( const width of [ 375, 800, 1280 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		expect( await overflow( page ) ).toBe( 0 );
	}
	// Escape closes the list and keeps what was typed.
	await page.keyboard.press( 'Escape' );
	await expect( field ).toHaveAttribute( 'aria-expanded', 'false' );
	await expect( field ).toHaveValue( 'paddington' );
	await page.keyboard.press( 'ArrowDown' );
	await expect( options.first() ).toHaveAttribute( 'aria-selected', 'true' );
	const title = await options
		.first()
		.locator( '[class$="__title"]' )
		.textContent();
	await page.keyboard.press( 'Enter' );
	await expect(
		page.getByRole( 'heading', { level: 1, name: title ?? '' } )
	).toBeVisible();
	expect( problems ).toEqual( [] );
} );

test( 'two searches on a page do not disturb each other, and a narrow one is its sign (SEARCH-4, SEARCH-8)', async ( {
	page,
} ) => {
	await page.goto( PAGE );
	const projects = page.locator( '#projects' );
	await projects.getByRole( 'combobox' ).fill( 'courtyard' );
	await expect( projects.getByRole( 'option' ).first() ).toContainText(
		'Project'
	);
	await expect(
		page.locator( '#everything' ).getByRole( 'option' )
	).toHaveCount( 0 );
	await expect(
		page.locator( '#plain' ).getByRole( 'searchbox' )
	).toBeVisible();
	const word = page.locator( '#narrow button span' );
	expect( ( await word.boundingBox() )?.width ).toBeLessThanOrEqual( 1 );
	await expect(
		page.locator( '#narrow' ).getByRole( 'button', { name: 'Search' } )
	).toBeVisible();
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'is a form with a page of results, by any of the five names (SEARCH-5, SEARCH-6)', async ( {
		page,
	} ) => {
		await page.goto( PAGE );
		await page
			.locator( '#everything' )
			.getByRole( 'searchbox' )
			.fill( 'drainage' );
		await page.keyboard.press( 'Enter' );
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toContainText(
			'drainage'
		);
		await expect( page.locator( 'main mark' ).first() ).toHaveText(
			/drainage/i
		);
		const first = await page.locator( 'main h2 a' ).first().textContent();
		await page.goto( '/?keyword=drainage' );
		await expect( page.locator( 'main h2 a' ).first() ).toHaveText(
			first ?? ''
		);
		// A search that finds nothing says where to go on.
		await page.goto( '/?q=zzyzx' );
		await expect( page.locator( 'main' ) ).toContainText( 'Or begin here' );
	} );
} );
