/**
 * How long a page takes to begin, against WordPress' own theme without us
 * (PERF-9).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runPhp } from '../../bin/lib/php.mjs';
import { agentOf, ask, median, quantile } from './support/load.mjs';
import { withSites } from './support/site.mjs';

export const about =
	'time to the first byte of a page of core blocks, against Twenty Twenty-Five without the plugin';

const ROUNDS = 150;
const WARM_UP = 20;

const addPage = async ( { dir } ) =>
	runPhp( dir, join( import.meta.dirname, 'support/add-page.php' ), {
		args: [ join( import.meta.dirname, 'support/core-blocks.html' ) ],
	} );

const queriesOf = ( body ) =>
	Number( /<!-- queries: (\d+) -->/.exec( body )?.[ 1 ] ?? NaN );

export const run = () =>
	withSites(
		{ brolga: {}, plain: { plugin: null, theme: null } },
		async ( { brolga, plain } ) => {
			await addPage( brolga );
			await addPage( plain );
			const agents = { brolga: agentOf(), plain: agentOf() };
			const times = { brolga: [], plain: [] };
			for ( let round = -WARM_UP; round < ROUNDS; round++ ) {
				for ( const [ name, site ] of [
					[ 'brolga', brolga ],
					[ 'plain', plain ],
				] ) {
					const { status, firstByte } = await ask(
						`${ site.url }/bench/`,
						{ agent: agents[ name ] }
					);
					if ( status !== 200 ) {
						throw new Error( `${ name } answered ${ status }` );
					}
					if ( round >= 0 ) {
						times[ name ].push( firstByte );
					}
				}
			}
			const page = `${ brolga.url }/bench/?bench_queries`;
			await ask( page );
			const withPlugin = queriesOf( ( await ask( page ) ).body );
			const without = queriesOf(
				( await ask( `${ page }&bench_without_plugin` ) ).body
			);
			const figures = Object.fromEntries(
				Object.entries( times ).map( ( [ name, values ] ) => [
					name,
					{
						medianMs: median( values ),
						p95Ms: quantile( values, 0.95 ),
					},
				] )
			);
			return {
				figures: {
					...figures,
					rounds: ROUNDS,
					queries: { withPlugin, without },
					bytes: readFileSync(
						join( import.meta.dirname, 'support/core-blocks.html' )
					).length,
				},
				checks: [
					{
						name: 'ratio of the medians',
						value: figures.brolga.medianMs / figures.plain.medianMs,
						limit: 1.1,
					},
					{
						name: 'queries that the plugin adds',
						value: withPlugin - without,
						limit: 0,
					},
				],
			};
		}
	);
