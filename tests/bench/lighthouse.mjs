/**
 * What Lighthouse says of the home page and of each page of /modules/, on a
 * mobile device, from a server with gzip and a shop beside us (PERF-18).
 *
 *     BROLGA_LIGHTHOUSE_RUNS=1 BROLGA_LIGHTHOUSE_PAGES=home,maps,video bin/bench lighthouse
 */
import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { ROOT } from '../../bin/lib/paths.mjs';
import { say } from '../../bin/lib/progress.mjs';
import { median } from './support/load.mjs';
import { withSites } from './support/site.mjs';

export const about =
	'Lighthouse on the home page and each page of /modules/, mobile';

export const takes = 'about ten minutes';

/** What each category has to reach, of 100. */
const LEAST = {
	performance: 98,
	accessibility: 100,
	'best-practices': 100,
	seo: 100,
};

const MOST_SHIFT = 0.01;

/** A shop adds blocks and files of its own where it can. */
const SITE = { seed: true, woocommerce: true };

/** A server on this machine has no certificate: that says nothing about pages. */
const NOT_HERE = [ 'is-on-https', 'redirects-http' ];

const runs = () => Number( process.env.BROLGA_LIGHTHOUSE_RUNS ?? 5 );

/** The paths of the demo's home page and of those below /modules/, or of those that were named. */
const pages = () => {
	const all = readdirSync( join( ROOT, 'demo/pages' ) )
		.map( ( file ) => /^modules\.([a-z-]+)\.html$/.exec( file )?.[ 1 ] )
		.filter( Boolean )
		.map( ( name ) => [ name, `/modules/${ name }/` ] );
	const named = process.env.BROLGA_LIGHTHOUSE_PAGES?.split( ',' );
	return [ [ 'home', '/' ], ...all ].filter(
		( [ name ] ) => ! named || named.includes( name )
	);
};

const freeDebugPort = () =>
	new Promise( ( resolve ) => {
		const server = createServer().listen( 0, '127.0.0.1', () => {
			const { port } = server.address();
			server.close( () => resolve( port ) );
		} );
	} );

/** Scores of 100 by category, the shift, and what cost points. */
async function look( url, port ) {
	const { lhr } = await lighthouse(
		url,
		{ port, output: 'json', logLevel: 'error' },
		{
			extends: 'lighthouse:default',
			settings: {
				formFactor: 'mobile',
				onlyCategories: Object.keys( LEAST ),
				skipAudits: NOT_HERE,
			},
		}
	);
	if ( lhr.runtimeError ) {
		throw new Error( `${ url }: ${ lhr.runtimeError.message }` );
	}
	const scores = Object.fromEntries(
		Object.entries( lhr.categories ).map( ( [ id, { score } ] ) => [
			id,
			Math.round( 100 * score ),
		] )
	);
	return {
		scores,
		shift: lhr.audits[ 'cumulative-layout-shift' ].numericValue,
		lost: Object.values( lhr.categories ).flatMap( ( { auditRefs } ) =>
			auditRefs
				.filter(
					( { id, weight } ) =>
						weight > 0 &&
						lhr.audits[ id ].score !== null &&
						lhr.audits[ id ].score < 1
				)
				.map( ( { id } ) =>
					[ id, lhr.audits[ id ].displayValue ]
						.filter( Boolean )
						.join( ' ' )
				)
		),
	};
}

/** The checks of a page, by its looks. */
const checksOf = ( page, looks ) => [
	...Object.entries( LEAST ).map( ( [ id, least ] ) => ( {
		name: `${ page }: ${ id }`,
		value: median( looks.map( ( { scores } ) => scores[ id ] ) ),
		least,
	} ) ),
	{
		name: `${ page }: layout shift`,
		value: median( looks.map( ( { shift } ) => shift ) ),
		limit: MOST_SHIFT,
	},
];

export const run = () =>
	withSites( { lighthouse: SITE }, async ( sites ) => {
		const port = await freeDebugPort();
		const browser = await chromium.launch( {
			executablePath: process.env.BROLGA_CHROMIUM ?? '/usr/bin/chromium',
			args: [
				`--remote-debugging-port=${ port }`,
				'--disable-background-networking',
				'--no-first-run',
			],
		} );
		try {
			const figures = {};
			const checks = [];
			for ( const [ page, path ] of pages() ) {
				const url = sites.lighthouse.url + path;
				const looks = [];
				for ( let time = 0; time < runs(); time++ ) {
					looks.push( await look( url, port ) );
				}
				figures[ page ] = looks;
				checks.push( ...checksOf( page, looks ) );
				const lost = new Set( looks.flatMap( ( one ) => one.lost ) );
				say(
					`  ${ page }: ${ [ ...lost ].join( ', ' ) || 'all well' }`
				);
			}
			return { figures: { runs: runs(), pages: figures }, checks };
		} finally {
			await browser.close();
		}
	} );
