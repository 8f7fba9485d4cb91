/**
 * How long a page full of our blocks takes, against the same page in the blocks
 * of WordPress that come closest (PERF-17).
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runPhp } from '../../bin/lib/php.mjs';
import { agentOf, ask, median, quantile } from './support/load.mjs';
import { pageOf } from './support/pages.mjs';
import { withSites } from './support/site.mjs';

export const about =
	'a page of 300 of our blocks, against the same page in core blocks';

const BLOCKS = 300;
const ROUNDS = 100;
const WARM_UP = 15;
const SIDES = [ 'brolga', 'core' ];

const addPage = async ( { dir }, folder, side ) => {
	const file = join( folder, `${ side }.html` );
	await writeFile( file, pageOf( side, BLOCKS ) );
	return runPhp( dir, join( import.meta.dirname, 'support/add-page.php' ), {
		args: [ file, `bench-${ side }` ],
	} );
};

export const run = () =>
	withSites( { brolga: {} }, async ( { brolga } ) => {
		const folder = await mkdtemp( join( tmpdir(), 'brolga-render-' ) );
		try {
			for ( const side of SIDES ) {
				await addPage( brolga, folder, side );
			}
		} finally {
			await rm( folder, { recursive: true } );
		}
		const agent = agentOf();
		const times = { brolga: [], core: [] };
		const bytes = {};
		for ( let round = -WARM_UP; round < ROUNDS; round++ ) {
			// Who comes first has no lasting advantage.
			for ( const side of round % 2 ? SIDES : SIDES.toReversed() ) {
				const { status, total, body } = await ask(
					`${ brolga.url }/bench-${ side }/`,
					{ agent }
				);
				if ( status !== 200 ) {
					throw new Error( `${ side } answered ${ status }` );
				}
				bytes[ side ] = body.length;
				if ( round >= 0 ) {
					times[ side ].push( total );
				}
			}
		}
		const figures = Object.fromEntries(
			SIDES.map( ( side ) => [
				side,
				{
					medianMs: median( times[ side ] ),
					p95Ms: quantile( times[ side ], 0.95 ),
					bytes: bytes[ side ],
				},
			] )
		);
		return {
			figures: { ...figures, blocks: BLOCKS, rounds: ROUNDS },
			checks: [
				{
					name: 'ratio of the medians',
					value: figures.brolga.medianMs / figures.core.medianMs,
					limit: 1.1,
				},
			],
		};
	} );
