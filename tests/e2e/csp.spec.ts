/**
 * The policy that the site prints holds: under it its pages work as before.
 */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
	evaluate,
	expect,
	noShop,
	SHOP_COOKIE,
	siteFolder,
	siteUrl,
	test,
} from './fixtures';

const PAGES = [
	'/',
	'/contact/',
	'/gallery/',
	'/modules/accordions/',
	'/modules/tabs/',
	'/modules/sliders/',
	'/modules/popups/',
	'/nothing-here/',
];
/** Variable products need `unsafe-eval`, for the templates that WooCommerce has for variations. */
const SHOP = [ '/shop/', '/product/bog-arum/' ];

test.use( { shop: noShop() === '' } );

test( 'pages work under the policy that the site prints (CSP-1, CSP-2)', async ( {
	page,
	problems,
} ) => {
	const strict = join( siteFolder(), 'wp-content/mu-plugins/strict.php' );
	await writeFile(
		strict,
		"<?php add_filter( 'brolga_strict_csp', '__return_true' );"
	);
	try {
		const paths = [ ...PAGES, ...( noShop() === '' ? SHOP : [] ) ];
		const policy = evaluate(
			`add_filter( 'http_request_args', fn ( $args ) => [ 'headers' => [ 'Cookie' => '${
				SHOP_COOKIE.name
			}=1' ] ] + $args );
			$policy = new Brolga\\Core\\Policy\\Policy();
			foreach ( json_decode( '${ JSON.stringify(
				paths
			) }' ) as $path ) { $policy->look_at( home_url( $path ) ); }
			return [ 'header' => $policy->header(), 'unread' => $policy->unread, 'personal' => $policy->personal ];`,
			{ shop: true }
		) as { header: string; unread: unknown; personal: unknown };
		expect( policy ).toMatchObject( { unread: [], personal: [] } );

		const maps = new Set< string >();
		await page.route( `${ siteUrl() }/**`, async ( route ) => {
			if ( route.request().resourceType() !== 'document' ) {
				return route.fallback();
			}
			const response = await route.fetch();
			await route.fulfill( {
				response,
				headers: {
					...response.headers(),
					'content-security-policy': policy.header,
				},
			} );
		} );
		for ( const path of paths ) {
			await page.goto( path );
			// It is taken away once the page's own module has run.
			await expect( page.locator( 'body' ) ).not.toHaveClass(
				/brolga-preload/
			);
			// The blocks of WooCommerce add modules of theirs to the pages that have them.
			if ( ! SHOP.includes( path ) ) {
				const map = page.locator( 'script[type=importmap]' );
				maps.add( ( await map.textContent() ) ?? '' );
			}
		}
		expect( maps.size ).toBe( 1 );
		expect( problems.splice( 0 ) ).toEqual( [
			expect.stringContaining( '404' ),
		] );

		await page.goto( '/modules/tabs/' );
		const second = page.getByRole( 'tab' ).nth( 1 );
		await second.click();
		await expect( second ).toHaveAttribute( 'aria-selected', 'true' );
		await page.goto( '/modules/accordions/' );
		const header = page
			.getByRole( 'main' )
			.locator( 'button[aria-expanded=false]' )
			.first();
		await header.click();
		await expect(
			page.getByRole( 'main' ).locator( 'button[aria-expanded=true]' )
		).not.toHaveCount( 0 );
		await page.goto( '/gallery/' );
		await page
			.locator( '[data-brolga-module="brolga/gallery"] a' )
			.first()
			.click();
		await expect( page.getByRole( 'dialog' ) ).toBeVisible();
	} finally {
		await rm( strict );
	}
} );
