/**
 * When the largest thing of a page is painted and what its HTML, its scripts and
 * its styles weigh, against the same page in WordPress' own theme without us
 * (PERF-22).
 */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { runPhp } from '../../bin/lib/php.mjs';
import { ask, median } from './support/load.mjs';
import { look, withLighthouse } from './support/lighthouse.mjs';
import { withSites } from './support/site.mjs';

export const about =
	'largest paint, HTML, scripts and styles of a page with a photo, against Twenty Twenty-Five without the plugin';

const ROUNDS = 5;

const addPage = ( { dir } ) =>
	runPhp( dir, join( import.meta.dirname, 'support/add-image-page.php' ), {
		args: [ join( import.meta.dirname, 'support/core-blocks.html' ) ],
	} );

const gzipped = ( text ) => gzipSync( text, { level: 9 } ).length;

/** Bytes that came of a kind. */
const cameOf = ( { audits }, kind ) =>
	audits[ 'network-requests' ].details.items
		.filter( ( { resourceType } ) => resourceType === kind )
		.reduce( ( sum, { transferSize } ) => sum + transferSize, 0 );

/** What a page has between the tags of an element, one after the other. */
const within = ( html, element ) =>
	[
		...html.matchAll(
			new RegExp( `<${ element }\\b[^>]*>(.*?)</${ element }>`, 'gs' )
		),
	]
		.map( ( [ , text ] ) => text )
		.join( '\n' );

export const run = () =>
	withSites(
		{ brolga: {}, plain: { plugin: null, theme: null } },
		( sites ) =>
			withLighthouse( async ( port ) => {
				const paints = { brolga: [], plain: [] };
				const bodies = {};
				const html = {};
				const scripts = {};
				const styles = {};
				for ( const [ name, site ] of Object.entries( sites ) ) {
					await addPage( site );
					const { status, body } = await ask(
						`${ site.url }/bench-image/`
					);
					if ( status !== 200 ) {
						throw new Error( `${ name } answered ${ status }` );
					}
					bodies[ name ] = body;
					html[ name ] = {
						bytes: Buffer.byteLength( body ),
						gzip: gzipped( body ),
					};
				}
				for ( let round = 0; round < ROUNDS; round++ ) {
					for ( const [ name, { url } ] of Object.entries( sites ) ) {
						const seen = await look(
							`${ url }/bench-image/`,
							port,
							[ 'performance' ]
						);
						paints[ name ].push(
							seen.audits[ 'largest-contentful-paint' ]
								.numericValue
						);
						scripts[ name ] = cameOf( seen, 'Script' );
						styles[ name ] =
							gzipped( within( bodies[ name ], 'style' ) ) +
							cameOf( seen, 'Stylesheet' );
					}
				}
				return {
					figures: {
						rounds: ROUNDS,
						largestPaintMs: {
							brolga: median( paints.brolga ),
							plain: median( paints.plain ),
						},
						html,
						scripts,
						styles,
					},
					checks: [
						{
							name: 'largest paint, ratio of the medians',
							value:
								median( paints.brolga ) /
								median( paints.plain ),
							limit: 1,
						},
						{
							name: 'HTML, ratio of the bytes after gzip',
							value: html.brolga.gzip / html.plain.gzip,
							limit: 0.95,
						},
						{
							name: 'scripts, ratio of the bytes that came',
							value: scripts.brolga / scripts.plain,
							limit: 0.15,
						},
						{
							name: 'styles, ratio of the bytes after gzip',
							value: styles.brolga / styles.plain,
							limit: 1.2,
						},
					],
				};
			} )
	);
