/**
 * What the list of 20 tests over 90 days costs, where little and where much was
 * counted: hours that are over are added up, so it is the same (AB-26, AB-62).
 */
import { join } from 'node:path';
import { runPhp } from '../../bin/lib/php.mjs';
import { say } from '../../bin/lib/progress.mjs';
import { quantile } from './support/load.mjs';
import { withSites } from './support/site.mjs';

export const about =
	'milliseconds for the report of 20 tests over 90 days, at 10 thousand and at 100 million events';

const ROUNDS = 10;
const EVENTS = { few: 10_000, many: 100_000_000 };
const SCRIPT = join( import.meta.dirname, 'support/report.php' );

/** Asks the site's PHP for JSON. */
const php = async ( { dir }, ...args ) =>
	JSON.parse( ( await runPhp( dir, SCRIPT, { args } ) ).stdout );

export const run = () =>
	withSites( { few: {}, many: {} }, async ( sites ) => {
		const counted = {};
		const times = { few: [], many: [] };
		for ( const [ name, events ] of Object.entries( EVENTS ) ) {
			counted[ name ] = await php(
				sites[ name ],
				'fill',
				String( events )
			);
		}
		// In turns, so that both meet the same machine.
		for ( let round = 0; round < ROUNDS; round++ ) {
			for ( const name of Object.keys( EVENTS ) ) {
				times[ name ].push( ...( await php( sites[ name ], 'time' ) ) );
			}
		}
		const figures = Object.fromEntries(
			Object.keys( EVENTS ).map( ( name ) => [
				name,
				{
					...counted[ name ],
					medianMs: quantile( times[ name ], 0.5 ),
					// What it takes where nothing else runs.
					undisturbedMs: quantile( times[ name ], 0.1 ),
				},
			] )
		);
		say( JSON.stringify( figures, null, '  ' ) );
		return {
			figures,
			checks: [
				...Object.keys( EVENTS ).map( ( name ) => ( {
					name: `milliseconds of the report at ${ EVENTS[ name ] } events`,
					value: figures[ name ].undisturbedMs,
					limit: 10,
				} ) ),
				{
					name: 'the report at 100 million events, of that at 10 thousand',
					value:
						figures.many.undisturbedMs / figures.few.undisturbedMs,
					// The hours that are not over are read row by row, and more is in them.
					limit: 1.2,
				},
				...Object.entries( EVENTS ).map( ( [ name, events ] ) => ( {
					name: `events of ${ events } that the report does not have`,
					value: Math.abs( events - counted[ name ].events ) / events,
					limit: 0.001,
				} ) ),
			],
		};
	} );
