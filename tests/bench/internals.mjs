/**
 * What each class gains that leans on what WooCommerce and WordPress keep to
 * themselves: pages of one shop with all of them, and without one (PERF-27). PHP's
 * own time is counted, which other work on the machine hardly changes.
 *
 *     BROLGA_INTERNALS_ROUNDS=40 bin/bench internals
 */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { runPhp } from '../../bin/lib/php.mjs';
import { say } from '../../bin/lib/progress.mjs';
import { obtainWooCommerce } from '../../bin/lib/woocommerce.mjs';
import { agentOf, ask, median } from './support/load.mjs';
import { withSites } from './support/site.mjs';

export const about =
	'a page of core blocks and the archive of a shop, with everything that uses internals of WooCommerce and WordPress, and without each';

/** Left out of bin/bench without names. */
export const takes = 'five minutes';

const NAMES = [
	'AssetGate',
	'Duotone',
	'ProductReads',
	'ShopOptions',
	'StyleVariations',
	'ThemeJson',
];
const PRODUCTS = 200;
const WARM_UP = 5;
const rounds = () => Number( process.env.BROLGA_INTERNALS_ROUNDS ?? 40 );

/** What a class has to gain on one of the pages, in milliseconds. */
const GAIN = 1;

/** What AssetGate keeps off a page that shows nothing of the shop. */
const FILES = 1;

const support = ( name ) => join( import.meta.dirname, 'support', name );

/** Makes both pages; answers with their addresses. */
async function fill( { dir, url } ) {
	for ( const plugin of [ 'shop-related.php', 'internals.php' ] ) {
		await cp(
			support( plugin ),
			join( dir, 'wp-content/mu-plugins', plugin )
		);
	}
	await runPhp( dir, support( 'add-page.php' ), {
		args: [ support( 'core-blocks.html' ) ],
	} );
	const { stdout } = await runPhp( dir, support( 'shop.php' ), {
		args: [ String( PRODUCTS ) ],
	} );
	const { shop } = JSON.parse( stdout.trim().split( '\n' ).at( -1 ) );
	return { page: `${ url }/bench/`, archive: shop };
}

/** Asks for a page without a class, or with all of them. */
async function visit( address, agent, without = '' ) {
	const answer = await ask( `${ address }?bench_without=${ without }`, {
		agent,
	} );
	if ( answer.status !== 200 ) {
		throw new Error( `${ address } was answered ${ answer.status }` );
	}
	return answer;
}

/** Milliseconds of the processor that PHP took for a page. */
const tookMs = ( { body } ) =>
	Number( /<!-- processor: ([\d.]+) -->/.exec( body )?.[ 1 ] ?? NaN );

/** Scripts and styles of WooCommerce's that a page names. */
const filesOf = ( body ) =>
	new Set( body.match( /plugins\/woocommerce\/[^"'?]+\.(?:js|css)/g ) ).size;

/** The gains on a page by class: medians of what one turn took less than the other. */
async function gains( address ) {
	const agent = agentOf();
	const found = Object.fromEntries( NAMES.map( ( name ) => [ name, [] ] ) );
	for ( let round = -WARM_UP; round < rounds(); round++ ) {
		for ( const name of NAMES ) {
			const turns = round % 2 ? [ '', name ] : [ name, '' ];
			const took = {};
			for ( const without of turns ) {
				took[ without ] = tookMs(
					await visit( address, agent, without )
				);
			}
			if ( round >= 0 ) {
				found[ name ].push( took[ name ] - took[ '' ] );
			}
		}
	}
	return Object.fromEntries(
		NAMES.map( ( name ) => [ name, median( found[ name ] ) ] )
	);
}

export async function run() {
	const woocommerce = await obtainWooCommerce();
	if ( 'reason' in woocommerce ) {
		return {
			skipped: `there is no WooCommerce on this machine: ${ woocommerce.reason }`,
		};
	}
	return withSites(
		{
			internals: {
				woocommerce: true,
				served: { env: { BROLGA_DEBUG: 'off' } },
			},
		},
		async ( { internals } ) => {
			const pages = await fill( internals );
			const gainMs = {};
			for ( const [ page, address ] of Object.entries( pages ) ) {
				gainMs[ page ] = await gains( address );
			}
			const files = {};
			for ( const without of [ '', 'AssetGate' ] ) {
				const { body } = await visit( pages.page, undefined, without );
				files[ without || 'all' ] = filesOf( body );
			}
			for ( const name of NAMES ) {
				say(
					`  ${ name }: ${ Object.entries( gainMs )
						.map(
							( [ page, gain ] ) =>
								`${ gain[ name ].toFixed( 1 ) } ms on the ${ page }`
						)
						.join( ', ' ) }`
				);
			}
			return {
				figures: {
					woocommerce: woocommerce.version,
					rounds: rounds(),
					gainMs,
					files,
				},
				checks: [
					...NAMES.filter( ( name ) => name !== 'AssetGate' ).map(
						( name ) => ( {
							name: `${ name }: milliseconds gained`,
							value: Math.max(
								...Object.values( gainMs ).map(
									( gain ) => gain[ name ]
								)
							),
							least: GAIN,
						} )
					),
					{
						name: 'AssetGate: files of the shop kept off other pages',
						value: files.AssetGate - files.all,
						least: FILES,
					},
				],
			};
		}
	);
}
