/**
 * When the largest thing of a page is painted and what its HTML weighs, against
 * the same page in WordPress' own theme without us (PERF-22).
 */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { runPhp } from '../../bin/lib/php.mjs';
import { ask, median } from './support/load.mjs';
import { look, withLighthouse } from './support/lighthouse.mjs';
import { withSites } from './support/site.mjs';

export const about =
	'largest paint and HTML of a page with a photograph, against Twenty Twenty-Five without the plugin';

const ROUNDS = 5;

const addPage = ( { dir } ) =>
	runPhp( dir, join( import.meta.dirname, 'support/add-image-page.php' ), {
		args: [ join( import.meta.dirname, 'support/core-blocks.html' ) ],
	} );

export const run = () =>
	withSites(
		{ brolga: {}, plain: { plugin: null, theme: null } },
		( sites ) =>
			withLighthouse( async ( port ) => {
				const paints = { brolga: [], plain: [] };
				const html = {};
				for ( const [ name, site ] of Object.entries( sites ) ) {
					await addPage( site );
					const { status, body } = await ask(
						`${ site.url }/bench-image/`
					);
					if ( status !== 200 ) {
						throw new Error( `${ name } answered ${ status }` );
					}
					html[ name ] = {
						bytes: Buffer.byteLength( body ),
						gzip: gzipSync( body, { level: 9 } ).length,
					};
				}
				for ( let round = 0; round < ROUNDS; round++ ) {
					for ( const [ name, { url } ] of Object.entries( sites ) ) {
						const { audits } = await look(
							`${ url }/bench-image/`,
							port,
							[ 'performance' ]
						);
						paints[ name ].push(
							audits[ 'largest-contentful-paint' ].numericValue
						);
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
					],
				};
			} )
	);
