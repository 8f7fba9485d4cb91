/**
 * What every page does: the mark, the session, notices, and no more scripts
 * than it needs.
 */
import { evaluate, expect, siteUrl, test } from './fixtures';

const TWELVE_HOURS = 12 * 60 * 60 * 1000;

test( 'the no-script mark goes once the page has loaded (SITE-1)', async ( {
	page,
	problems,
} ) => {
	await page.goto( '/' );
	await expect( page.locator( 'body.no-js' ) ).toHaveCount( 0 );
	expect( problems ).toEqual( [] );
} );

test( 'a page has no script of a block’s before it is touched (SITE-2, SITE-30, MENU-18)', async ( {
	page,
} ) => {
	const scripts: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.resourceType() === 'script' ) {
			scripts.push( new URL( request.url() ).pathname );
		}
	} );
	for ( const path of [ '/', '/blog/' ] ) {
		scripts.length = 0;
		await page.goto( path );
		await page.waitForLoadState( 'networkidle' );
		const build = '/wp-content/plugins/brolga/build/';
		expect(
			scripts
				.filter( ( file ) => ! file.includes( '/woocommerce/' ) )
				.sort()
		).toEqual( [ `${ build }runtime/site.js` ] );
	}
} );

test( 'the session is kept every twelve hours, and the visitor told (SESSION-1, SESSION-4, SESSION-5, NOTICE-3)', async ( {
	page,
} ) => {
	await page.clock.install();
	await page.goto( '/services/' );
	await page.clock.runFor( 2000 );
	const asked = page.waitForRequest( /update=true&r=0\.\d+/ );
	await page.clock.runFor( TWELVE_HOURS );
	const request = await asked;
	expect( new URL( request.url() ).pathname ).toBe( '/services/' );
	const notice = page.getByRole( 'status' ).filter( {
		hasText: 'Your session has been updated!',
	} );
	await expect( notice ).toBeVisible();
	await page.clock.runFor( 6600 );
	await expect( notice ).toHaveCount( 0 );
} );

test( 'a click keeps the notice, also of a failure (SESSION-6, NOTICE-4)', async ( {
	page,
} ) => {
	await page.clock.install();
	await page.goto( '/services/' );
	await page.clock.runFor( 2000 );
	await page.route( /update=true/, ( route ) =>
		route.fulfill( { status: 503, body: '' } )
	);
	await page.clock.runFor( TWELVE_HOURS );
	const notice = page.getByRole( 'alert' ).filter( {
		hasText: 'There was an issue with your session getting updated!',
	} );
	await notice.click();
	await page.clock.runFor( 60_000 );
	await expect( notice ).toBeVisible();
	await notice.getByRole( 'button', { name: 'Close' } ).click();
	await expect( notice ).toHaveCount( 0 );
} );

test( 'nothing leaves the site unasked (SITE-14, TRACK-9)', async ( {
	page,
} ) => {
	const outside: string[] = [];
	page.on( 'request', ( request ) => {
		if ( ! request.url().startsWith( siteUrl() ) ) {
			outside.push( request.url() );
		}
	} );
	for ( const path of [ '/', '/blog/', '/contact/', '/modules/sliders/' ] ) {
		await page.goto( path );
		await page.waitForLoadState( 'networkidle' );
	}
	expect( outside.filter( ( url ) => ! url.startsWith( 'data:' ) ) ).toEqual(
		[]
	);
} );

test( 'names of rows beside a form stay whole in any language (THEME-737)', async ( {
	page,
} ) => {
	const address = evaluate( `
		$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( 'brolga/page-contact' );
		return get_permalink( wp_insert_post( wp_slash( [
			'post_type'    => 'page',
			'post_status'  => 'publish',
			'post_title'   => 'Kontakt',
			'post_content' => str_replace( '>Hours<', '>Öffnungszeiten<', $pattern['content'] ),
		] ) ) );` ) as string;
	for ( const width of [ 800, 1024, 1280 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		await page.goto( address );
		const heights = await page
			.locator( '.form-beside > .is-style-rows h2' )
			.evaluateAll( ( names ) =>
				names.map( ( name ) => name.clientHeight )
			);
		expect( heights.length, String( width ) ).toBeGreaterThan( 1 );
		expect( new Set( heights ).size, String( width ) ).toBe( 1 );
	}
} );

test( 'names above what they name stay above it beside a form (THEME-737)', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 1280, height: 900 } );
	await page.goto( '/contact/' );
	const gaps = await page
		.locator( '.form-beside > .is-style-rows :is( h2, h3 )' )
		.evaluateAll( ( names ) =>
			names.map(
				( name ) =>
					( name.nextElementSibling?.getBoundingClientRect().top ??
						0 ) - name.getBoundingClientRect().bottom
			)
		);
	expect( gaps.length ).toBeGreaterThan( 1 );
	for ( const gap of gaps ) {
		expect( gap ).toBeGreaterThanOrEqual( 0 );
	}
} );
