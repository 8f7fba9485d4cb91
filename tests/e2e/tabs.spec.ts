/**
 * Tabs in a real browser: focus, history, find-in-page markup, no scripts.
 */
import { expect, test } from './fixtures';

const PAGE = '/modules/tabs/';

test( 'tabs work by keyboard, write their address and come back (TABS-3, TABS-5, TABS-7, TABS-8, TABS-13)', async ( {
	page,
	problems,
} ) => {
	await page.goto( PAGE );
	const tabs = page.getByRole( 'tablist' ).first().getByRole( 'tab' );
	await tabs.first().focus();
	await page.keyboard.press( 'ArrowRight' );
	await expect( tabs.nth( 1 ) ).toBeFocused();
	await expect( tabs.nth( 1 ) ).toHaveAttribute( 'aria-selected', 'true' );
	await expect( page ).toHaveURL( /#[^|]+\|1$/ );
	await page.keyboard.press( 'Tab' );
	await expect( page.getByRole( 'tabpanel' ).nth( 1 ) ).toBeFocused();

	await page.goBack();
	await expect( tabs.first() ).toHaveAttribute( 'aria-selected', 'true' );
	await page.goForward();
	await page.reload();
	await expect( tabs.nth( 1 ) ).toHaveAttribute( 'aria-selected', 'true' );
	expect( problems ).toEqual( [] );
} );

test( 'an address without the prefix opens its tab (TABS-4)', async ( {
	page,
} ) => {
	await page.goto( PAGE );
	const link = page
		.getByRole( 'tablist' )
		.first()
		.getByRole( 'tab' )
		.nth( 1 );
	const name = ( await link.getAttribute( 'href' ) )?.replace( '#tab-', '' );
	await page.goto( `${ PAGE }?again#${ name }` );
	await expect(
		page.getByRole( 'tablist' ).first().getByRole( 'tab' ).nth( 1 )
	).toHaveAttribute( 'aria-selected', 'true' );
} );

test( 'nothing jumps when the view takes over (TABS-2)', async ( { page } ) => {
	await page.route( /tabs\/view\.js/, async ( route ) => {
		await new Promise( ( done ) => setTimeout( done, 1000 ) );
		await route.continue();
	} );
	await page.goto( PAGE, { waitUntil: 'commit' } );
	const panels = page.locator( 'main [data-brolga-panel]' );
	await panels.first().waitFor();
	const before = await panels.first().boundingBox();
	await page.getByRole( 'tab' ).first().waitFor();
	expect( await panels.first().boundingBox() ).toEqual( before );
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'every panel is there under its heading (TABS-12, BLOCK-1)', async ( {
		page,
	} ) => {
		await page.goto( PAGE );
		const panels = page.locator( 'main [data-brolga-panel]' );
		for ( const panel of await panels.all() ) {
			await expect( panel ).toBeVisible();
			await expect( panel.getByRole( 'heading' ).first() ).toBeVisible();
		}
	} );
} );
