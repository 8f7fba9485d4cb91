/**
 * What a shop on the site costs pages that show nothing of it.
 */
import {
	admin,
	evaluate,
	expect,
	hasShop,
	SHOP_COOKIE,
	siteUrl,
	test,
} from './fixtures';

/** With fonts, styles and pictures; a shop's mini-cart alone brings about seventy. */
const FILES = 20;

test.use( { shop: true } );

test( 'an administrator’s visit puts nothing of the shop on other pages (SHOP-11, DEMO-8)', async ( {
	browser,
	page,
} ) => {
	test.skip( ! hasShop(), 'There is no WooCommerce on this machine.' );
	const administrator = await browser.newContext( {
		storageState: admin(),
		baseURL: siteUrl(),
	} );
	await administrator.addCookies( [ { ...SHOP_COOKIE, url: siteUrl() } ] );
	await ( await administrator.newPage() ).goto( '/wp-admin/' );
	await administrator.close();
	// The first visit of the dashboard has WooCommerce add its blocks to headers.
	expect(
		evaluate( `return get_option( 'woocommerce_hooked_blocks_version' );` )
	).toMatch( /^\d/ );

	let files: string[] = [];
	page.on( 'request', ( request ) => {
		files.push( new URL( request.url() ).pathname );
	} );
	for ( const path of [ '/', '/contact/' ] ) {
		files = [];
		await page.goto( path );
		await page.waitForLoadState( 'networkidle' );
		await expect( page.getByRole( 'banner' ) ).toBeVisible();
		expect(
			files.filter( ( file ) => file.includes( '/woocommerce/' ) ),
			path
		).toEqual( [] );
		expect( files.length, path ).toBeLessThanOrEqual( FILES );
	}
} );
