/**
 * The keys of all our screens: listed, and where there is a search, leading to it.
 */
import { admin, expect, flaws, test } from './fixtures';

test.use( { storageState: async ( {}, run ) => run( admin() ) } );

/** What each screen lists besides `?`. */
const SCREENS: Readonly< Record< string, readonly string[] > > = {
	'brolga-leads': [
		'j Next lead',
		'k Previous lead',
		'e Mark as done',
		's Mark as spam',
		'r Reply',
		'/ Search',
	],
	'brolga-subscribers': [
		'j Next subscriber',
		'k Previous subscriber',
		'/ Search',
	],
	'brolga-forms': [ 'p Choose the period', 'n Add form' ],
	'brolga-popups': [ 'n Add popup' ],
	'brolga-experiments': [ 'n Add test' ],
	'brolga-health': [ 'r Check again' ],
	'brolga-settings': [ '/ Search' ],
	'brolga-start': [ 'n Add a page' ],
};

for ( const [ slug, keys ] of Object.entries( SCREENS ) ) {
	test( `${ slug } lists its keys (START-876)`, async ( {
		page,
		problems,
	} ) => {
		await page.goto( `/wp-admin/admin.php?page=${ slug }` );
		const button = page.getByRole( 'button', {
			name: 'Keyboard shortcuts',
		} );
		const dialog = page.getByRole( 'dialog', {
			name: 'Keyboard shortcuts',
		} );
		await button.focus();
		await page.keyboard.press( '?' );
		await expect( dialog.getByRole( 'term' ) ).toHaveCount(
			keys.length + 1
		);
		expect(
			await dialog
				.getByRole( 'term' )
				.evaluateAll( ( terms ) =>
					terms.map(
						( term ) =>
							`${ term.textContent } ${ term.nextElementSibling?.textContent }`
					)
				)
		).toEqual( [ ...keys, '? Show keyboard shortcuts' ] );
		expect( await flaws( page, '[role="dialog"]' ) ).toEqual( [] );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toHaveCount( 0 );
		await expect( button ).toBeFocused();
		if ( keys.includes( '/ Search' ) ) {
			const search = page
				.locator( '.brolga-screen' )
				.getByRole( 'searchbox' );
			await page.keyboard.press( '/' );
			await expect( search ).toBeFocused();
			// In there both are letters.
			await page.keyboard.type( '?/' );
			await expect( search ).toHaveValue( '?/' );
			await expect( dialog ).toHaveCount( 0 );
		}
		expect( problems ).toEqual( [] );
	} );
}
