/**
 * What Lighthouse says of the home page and of each page of /modules/, on a
 * mobile device, from a server with gzip and a shop beside us (PERF-18).
 *
 *     BROLGA_LIGHTHOUSE_RUNS=1 BROLGA_LIGHTHOUSE_PAGES=home,maps,video bin/bench lighthouse
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../bin/lib/paths.mjs';
import { say } from '../../bin/lib/progress.mjs';
import { look, withLighthouse } from './support/lighthouse.mjs';
import { median } from './support/load.mjs';
import { withSites } from './support/site.mjs';

export const about =
	'Lighthouse on the homepage and each page of /modules/, on a phone';

export const takes = 'about fourteen minutes';

/** What each category has to reach, of 100. */
const LEAST = {
	performance: 99,
	accessibility: 100,
	'best-practices': 100,
	seo: 100,
};

const MOST_SHIFT = 0.01;

/** A shop adds blocks and files of its own where it can. */
const SITE = { seed: true, woocommerce: true };

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

/** Scores of 100 by category, the shift, and what cost points. */
async function judge( url, port ) {
	const lhr = await look( url, port, Object.keys( LEAST ) );
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

/** The lowest score of all pages in each category. */
const lowestOf = ( checks ) =>
	Object.fromEntries(
		Object.keys( LEAST ).map( ( id ) => [
			id,
			Math.min(
				...checks
					.filter( ( { name } ) => name.endsWith( `: ${ id }` ) )
					.map( ( { value } ) => value )
			),
		] )
	);

export const run = () =>
	withSites( { lighthouse: SITE }, ( sites ) =>
		withLighthouse( async ( port ) => {
			const figures = {};
			const checks = [];
			for ( const [ page, path ] of pages() ) {
				const url = sites.lighthouse.url + path;
				const looks = [];
				for ( let time = 0; time < runs(); time++ ) {
					looks.push( await judge( url, port ) );
				}
				figures[ page ] = looks;
				checks.push( ...checksOf( page, looks ) );
				const lost = new Set( looks.flatMap( ( one ) => one.lost ) );
				say(
					`  ${ page }: ${ [ ...lost ].join( ', ' ) || 'all well' }`
				);
			}
			return {
				figures: {
					runs: runs(),
					count: Object.keys( figures ).length,
					lowest: lowestOf( checks ),
					pages: figures,
				},
				checks,
			};
		} )
	);
