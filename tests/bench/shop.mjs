/**
 * How long the shop's pages take to begin and when the largest thing of them is
 * painted, with ten thousand products, against the same WooCommerce in WordPress'
 * own theme without us; and what our scripts weigh there (PERF-25, PERF-26).
 *
 *     BROLGA_SHOP_ROUNDS=20 bin/bench shop
 */
import { cp } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { runPhp } from '../../bin/lib/php.mjs';
import { say } from '../../bin/lib/progress.mjs';
import { obtainWooCommerce } from '../../bin/lib/woocommerce.mjs';
import { agentOf, ask, form, median, quantile } from './support/load.mjs';
import { look, withLighthouse } from './support/lighthouse.mjs';
import { withSites } from './support/site.mjs';

export const about =
	'a shop of ten thousand products: first byte, largest paint and our scripts, against the same shop in Twenty Twenty-Five without the plugin';

/** Left out of bin/bench without names. */
export const takes = 'ten minutes, half of it for Lighthouse';

const PRODUCTS = 10_000;
const rounds = () => Number( process.env.BROLGA_SHOP_ROUNDS ?? 100 );
const WARM_UP = 10;
/** Each look takes as long as a hundred pages. */
const paints = () => Math.ceil( rounds() / 15 );

/** PERF-25. */
const RATIO = 1.05;

/** PERF-26, in bytes after gzip; 1 KB is 1,000 bytes. */
const SCRIPTS = 6000;

/** The part of the requests that nothing else on this machine has held up. */
const UNDISTURBED = 1 / 12;

const SIDES = [ 'brolga', 'plain' ];

/** Products beside a product, on both sides: shop-related.php. */
const RELATED = 4;

/** Which pages there are, with what each shows of the products. */
const PAGES = {
	archive: { of: 'shop', products: 16 },
	category: { of: 'category', products: 16 },
	product: { of: 'product', products: RELATED },
	cart: { of: 'cart', withCart: true },
	checkout: { of: 'checkout', withCart: true },
};

/** Those whose largest paint is measured. */
const PAINTED = [ 'archive', 'product' ];

const support = ( name ) => join( import.meta.dirname, 'support', name );

/** Fills a shop; answers with its addresses and the product to be bought. */
async function fill( { dir } ) {
	await cp(
		support( 'shop-related.php' ),
		join( dir, 'wp-content/mu-plugins/shop-related.php' )
	);
	const { stdout } = await runPhp( dir, support( 'shop.php' ), {
		args: [ String( PRODUCTS ) ],
	} );
	return JSON.parse( stdout.trim().split( '\n' ).at( -1 ) );
}

/** Puts the product into a cart as browsers without scripts do; answers with its cookies. */
async function buy( { product, id } ) {
	const { status, headers } = await ask(
		product,
		form( { 'add-to-cart': String( id ), quantity: '1' } )
	);
	const cookies = ( headers[ 'set-cookie' ] ?? [] ).map(
		( cookie ) => cookie.split( ';' )[ 0 ]
	);
	if (
		status >= 400 ||
		! cookies.some( ( cookie ) =>
			cookie.startsWith( 'woocommerce_items_in_cart=1' )
		)
	) {
		throw new Error( `The product was not put into the cart: ${ status }` );
	}
	return cookies.join( '; ' );
}

/** Asks for a page, and makes sure that it is the whole of it. */
async function visit( shop, page, { agent, query = '' } = {} ) {
	const { of, products, withCart } = PAGES[ page ];
	const url = shop[ of ] + query;
	const answer = await ask( url, {
		agent,
		headers: withCart ? { Cookie: shop.cookies } : {},
	} );
	const shown = answer.body.match( /<li[^>]+\bwc-block-product[ "]/g );
	if ( answer.status !== 200 ) {
		throw new Error( `${ url } was answered ${ answer.status }` );
	}
	if ( products && shown?.length !== products ) {
		throw new Error(
			`${ url } shows ${ shown?.length ?? 0 } products, not ${ products }`
		);
	}
	// Both read the cart from what WooCommerce hands their scripts.
	if (
		withCart &&
		! answer.body.includes( encodeURIComponent( shop.name ) )
	) {
		throw new Error( `${ url } does not show what is in the cart` );
	}
	return answer;
}

/** Milliseconds to the first byte by page and side, in turns. */
async function firstBytes( shops ) {
	const times = {};
	for ( const page of Object.keys( PAGES ) ) {
		times[ page ] = { brolga: [], plain: [] };
	}
	for ( let round = -WARM_UP; round < rounds(); round++ ) {
		for ( const page of Object.keys( PAGES ) ) {
			// Who comes first has no lasting advantage.
			for ( const side of round % 2 ? SIDES : SIDES.toReversed() ) {
				const { firstByte } = await visit( shops[ side ], page, {
					agent: shops[ side ].agent,
				} );
				if ( round >= 0 ) {
					times[ page ][ side ].push( firstByte );
				}
			}
		}
	}
	return times;
}

/** Milliseconds until the largest paint by page and side, in turns. */
const largestPaints = ( shops ) =>
	withLighthouse( async ( port ) => {
		const found = {};
		for ( const page of PAINTED ) {
			found[ page ] = { brolga: [], plain: [] };
		}
		for ( let round = 0; round < paints(); round++ ) {
			for ( const page of PAINTED ) {
				for ( const side of round % 2 ? SIDES : SIDES.toReversed() ) {
					const { audits } = await look(
						shops[ side ][ PAGES[ page ].of ],
						port,
						[ 'performance' ]
					);
					found[ page ][ side ].push(
						audits[ 'largest-contentful-paint' ].numericValue
					);
				}
			}
		}
		return found;
	} );

/** Bytes of our scripts that a page loads before anybody touches it, by file. */
async function scripts( shop ) {
	const browser = await chromium.launch( {
		executablePath: process.env.BROLGA_CHROMIUM ?? '/usr/bin/chromium',
	} );
	const sizes = {};
	try {
		for ( const [ page, { of } ] of Object.entries( PAGES ) ) {
			const context = await browser.newContext();
			await context.addCookies(
				shop.cookies.split( '; ' ).map( ( cookie ) => {
					const [ name, value ] = cookie.split( /=(.*)/s );
					return { name, value, url: shop.shop };
				} )
			);
			const tab = await context.newPage();
			const reading = [];
			const found = {};
			tab.on( 'response', ( response ) => {
				const { pathname } = new URL( response.url() );
				if ( /\/brolga\/build\/.*\.js$/.test( pathname ) ) {
					reading.push(
						response.body().then( ( body ) => {
							found[ pathname.split( '/build/' )[ 1 ] ] =
								gzipSync( body, { level: 9 } ).length;
						} )
					);
				}
			} );
			await tab.goto( shop[ of ] );
			await tab.waitForLoadState( 'networkidle' );
			await Promise.all( reading );
			await context.close();
			sizes[ page ] = found;
		}
	} finally {
		await browser.close();
	}
	return sizes;
}

/** What every page of a site has of ours, whether there is a shop or not. */
const EVERYWHERE =
	/^(runtime\/|blocks\/(header|header-search|menu)\/|modules\/(anchors|consent))/;

const sum = ( values ) => values.reduce( ( all, value ) => all + value, 0 );

/** The queries of a page. */
const queriesOf = async ( shop, page ) =>
	Number(
		/<!-- queries: (\d+) -->/.exec(
			( await visit( shop, page, { query: '?bench_queries' } ) ).body
		)?.[ 1 ] ?? NaN
	);

export async function run() {
	const woocommerce = await obtainWooCommerce();
	if ( 'reason' in woocommerce ) {
		return {
			skipped: `there is no WooCommerce on this machine: ${ woocommerce.reason }`,
		};
	}
	const live = { env: { BROLGA_DEBUG: 'off' } };
	return withSites(
		{
			shop: { woocommerce: true, served: live },
			shop_plain: {
				woocommerce: true,
				plugin: null,
				theme: null,
				served: live,
			},
		},
		async ( sites ) => {
			const shops = {
				brolga: await fill( sites.shop ),
				plain: await fill( sites.shop_plain ),
			};
			for ( const shop of Object.values( shops ) ) {
				shop.agent = agentOf();
				shop.cookies = await buy( shop );
			}
			const times = await firstBytes( shops );
			const queries = {};
			for ( const page of Object.keys( PAGES ) ) {
				queries[ page ] = {
					brolga: await queriesOf( shops.brolga, page ),
					plain: await queriesOf( shops.plain, page ),
				};
			}
			const sizes = await scripts( shops.brolga );
			const painted = await largestPaints( shops );
			const load = loadavg()[ 0 ].toFixed( 1 );

			const firstByte = {};
			const checks = [];
			for ( const [ page, { brolga, plain } ] of Object.entries(
				times
			) ) {
				firstByte[ page ] = {
					brolga: {
						medianMs: median( brolga ),
						undisturbedMs: quantile( brolga, UNDISTURBED ),
					},
					plain: {
						medianMs: median( plain ),
						undisturbedMs: quantile( plain, UNDISTURBED ),
					},
				};
				const { brolga: ours, plain: theirs } = firstByte[ page ];
				say(
					`  ${ page }: ${ ours.medianMs.toFixed( 0 ) } ms against ${ theirs.medianMs.toFixed( 0 ) } ms, ${ queries[ page ].brolga } queries against ${ queries[ page ].plain }`
				);
				checks.push(
					{
						name: `${ page }: first byte, ratio of the medians`,
						value: ours.medianMs / theirs.medianMs,
						limit: RATIO,
					},
					{
						name: `${ page }: first byte, ratio of the fastest twelfths`,
						value: ours.undisturbedMs / theirs.undisturbedMs,
						limit: RATIO,
					}
				);
			}
			const largestPaintMs = {};
			for ( const [ page, { brolga, plain } ] of Object.entries(
				painted
			) ) {
				largestPaintMs[ page ] = {
					brolga: median( brolga ),
					plain: median( plain ),
				};
				checks.push( {
					name: `${ page }: largest paint, ratio of the medians`,
					value: median( brolga ) / median( plain ),
					limit: RATIO,
				} );
			}
			for ( const [ page, files ] of Object.entries( sizes ) ) {
				const shopsOwn = Object.entries( files ).filter(
					( [ name ] ) => ! EVERYWHERE.test( name )
				);
				checks.push( {
					name: `${ page }: our scripts for the shop, bytes after gzip`,
					value: sum( shopsOwn.map( ( [ , size ] ) => size ) ),
					// Not loaded at all is no small size: it is a fault.
					least: 1,
					limit: SCRIPTS,
				} );
			}
			say( `  load of the machine ${ load }` );
			return {
				figures: {
					woocommerce: woocommerce.version,
					products: PRODUCTS,
					rounds: rounds(),
					firstByte,
					queries,
					largestPaintMs,
					scripts: sizes,
					load,
				},
				checks,
			};
		}
	);
}
