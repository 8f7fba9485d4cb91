/**
 * From page to page, and back: by a browser that keeps pages, as visitors' do.
 */
import { evaluate, expect, test } from './fixtures';

test.use( {
	launchOptions: {
		executablePath: process.env.BROLGA_CHROMIUM ?? '/usr/bin/chromium',
		args: [ '--no-first-run' ],
		ignoreDefaultArgs: [ '--disable-back-forward-cache' ],
	},
} );

const paths = evaluate(
	`return array_values( array_map( static fn ( $id ) => wp_parse_url( get_permalink( $id ), PHP_URL_PATH ), get_posts( [ 'post_type' => [ 'page' ], 'numberposts' => -1, 'fields' => 'ids' ] ) ) );`
) as string[];

test( 'a visitor who goes back finds each page as it was left (PERF-29)', async ( {
	context,
} ) => {
	const lost: string[] = [];
	for ( const path of paths ) {
		// Playwright loses sight of a tab once a page has come back to it.
		const page = await context.newPage();
		await page.goto( path );
		// The checkout of an empty cart is the cart.
		const there = new URL( page.url() ).pathname;
		await page.evaluate( () => {
			document.body.dataset.left = 'as it was';
		} );
		await page.goto( '/wp-includes/images/blank.gif' );
		await page.evaluate( () => window.history.back() );
		// A page that comes back is not loaded again: there is no such event to wait for.
		await expect
			.poll( () =>
				page
					.evaluate( () => window.location.pathname )
					.catch( () => '' )
			)
			.toBe( there );
		const { left, why } = await page.evaluate( () => ( {
			left: document.body.dataset.left,
			why: JSON.stringify(
				performance.getEntriesByType( 'navigation' )[ 0 ]
			),
		} ) );
		if ( left !== 'as it was' ) {
			lost.push( `${ path } ${ why }` );
		}
		await page.close();
	}
	expect( paths.length ).toBeGreaterThan( 10 );
	expect( lost ).toEqual( [] );
} );

test( 'a page is there when its link is pressed, and is fetched once (PERF-28)', async ( {
	page,
} ) => {
	await page.goto( '/blog/' );
	const link = page.locator( 'main a[href*="//"]:visible' ).first();
	await expect( async () => {
		await page.mouse.move( 0, 0 );
		await link.hover();
		await page.waitForTimeout( 1000 );
		await link.click();
		await page.waitForLoadState();
		const arrived = await page.evaluate( () => {
			const [ { deliveryType } ] = performance.getEntriesByType(
				'navigation'
			) as unknown as [ { deliveryType: string } ];
			return deliveryType;
		} );
		if ( arrived !== 'navigational-prefetch' ) {
			await page.goto( '/blog/' );
		}
		expect( arrived ).toBe( 'navigational-prefetch' );
	} ).toPass( { timeout: 60_000 } );
} );
