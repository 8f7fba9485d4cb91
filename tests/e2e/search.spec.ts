/**
 * Searching the site: suggestions by keyboard, the header's search, results,
 * other names in the address, no scripts.
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

test( 'is opened in the header, used and left by keyboard alone (SEARCH-1, SEARCH-2, SEARCH-3, SEARCH-12, SEARCH-13)', async ( {
	page,
	problems,
} ) => {
	await page.goto( '/blog/' );
	const header = page.getByRole( 'banner' );
	const toggle = header.getByRole( 'button', { name: 'Search this site' } );
	const field = header.getByRole( 'combobox', { name: 'Search this site' } );
	const options = header.getByRole( 'option' );
	// By Tab alone: whatever comes before it.
	for ( let stops = 0; stops < 20; stops++ ) {
		await page.keyboard.press( 'Tab' );
		if ( await toggle.evaluate( ( one ) => one.matches( ':focus' ) ) ) {
			break;
		}
	}
	await expect( toggle ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( toggle ).toHaveAttribute( 'aria-expanded', 'true' );
	await expect( field ).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await expect( field ).toBeHidden();
	await expect( toggle ).toBeFocused();

	// Left by Tab it stays for a second, and goes.
	await page.keyboard.press( 'Enter' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Tab' );
	const left = Date.now();
	await expect( field ).toBeVisible();
	await expect( field ).toBeHidden();
	expect( Date.now() - left ).toBeGreaterThan( 700 );
	await expect( toggle ).toHaveAttribute( 'aria-expanded', 'false' );

	await toggle.focus();
	await page.keyboard.press( 'Enter' );
	for ( const direction of [ 'ltr', 'rtl' ] ) {
		await page.evaluate( ( dir ) => {
			document.documentElement.dir = dir;
		}, direction );
		for ( const forcedColors of [ 'none', 'active' ] as const ) {
			await page.emulateMedia( { forcedColors } );
			for ( const width of [ 375, 800, 1280 ] ) {
				await page.setViewportSize( { width, height: 800 } );
				await expect( field ).toBeInViewport( { ratio: 1 } );
				expect( await overflow( page ) ).toBe( 0 );
				expect(
					( await flaws( page, '.site-header' ) ).filter(
						// The colours are the visitor's own then, which axe does not see.
						( [ rule ] ) =>
							forcedColors === 'none' || rule !== 'color-contrast'
					)
				).toEqual( [] );
			}
		}
	}
	await page.emulateMedia( { forcedColors: 'none' } );

	// A mistake, what was meant, an answer.
	await page.keyboard.type( 'padingtn' );
	await expect( options ).toHaveText( [ /Did you mean “paddington”/ ] );
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'Enter' );
	await expect( field ).toHaveValue( 'paddington' );
	await expect( options.first().locator( 'mark' ).first() ).toHaveText(
		/paddington/i
	);
	expect( await flaws( page, '.site-header' ) ).toEqual( [] );
	await page.keyboard.press( 'ArrowDown' );
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

	test( 'opens in the header, and asks what was meant (SEARCH-6, SEARCH-12, SEARCH-13)', async ( {
		page,
	} ) => {
		await page.goto( '/blog/' );
		const header = page.getByRole( 'banner' );
		const field = header.getByRole( 'searchbox' );
		await expect( field ).toBeHidden();
		await header
			.locator( 'summary[aria-label="Search this site"]' )
			.click();
		await field.fill( 'cortyard' );
		await page.keyboard.press( 'Enter' );
		await page
			.getByRole( 'link', { name: 'courtyard', exact: true } )
			.click();
		await expect( page.locator( 'main h2 a' ).first() ).toContainText(
			/courtyard/i
		);
	} );
} );
