/**
 * How often somebody who looks at a test every day for 90 days is told of a
 * difference where there is none (AB-26).
 */
import { join } from 'node:path';
import { run as command } from '../../bin/lib/children.mjs';
import { ROOT } from '../../bin/lib/paths.mjs';

export const about =
	'A/A tests watched daily for 90 days: the share that is decided';

/** Another seed plays other tests. */
const SEED = Number( process.env.BROLGA_SEED || 20_261_122 );

export async function run() {
	const { stdout } = await command( process.env.BROLGA_PHP || 'php', [
		join( ROOT, 'tests/bench/support/peeking.php' ),
		String( SEED ),
	] );
	const told = JSON.parse( stdout );
	return {
		figures: { seed: SEED, tests: 10_000, days: 90, ...told },
		checks: [ 0.01, 0.05, 0.1 ].map( ( limit ) => ( {
			name: `false alarms where the setting is ${ limit }, seed ${ SEED }`,
			value: told[ `false alarms at ${ limit }` ],
			limit,
		} ) ),
	};
}
