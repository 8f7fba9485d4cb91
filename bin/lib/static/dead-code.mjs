/**
 * No file, export or type of TypeScript that nothing reaches: neither from what
 * is shipped without its tests, nor from anything at all. Of PHP, PHPStan tells
 * the same by the rule in phpstan/.
 */
import { CommandFailed, run } from '../children.mjs';
import { main } from '../complaint.mjs';
import { ROOT } from '../paths.mjs';
import { say } from '../progress.mjs';

const KNIP = [
	'node_modules/.bin/knip',
	'--no-progress',
	'--include',
	'files,exports,types,duplicates,unresolved',
];

await main( async () => {
	for ( const [ what, ...options ] of [
		[ 'what is shipped', '--production' ],
		[ 'everything' ],
	] ) {
		try {
			await run( KNIP[ 0 ], [ ...KNIP.slice( 1 ), ...options ], {
				cwd: ROOT,
			} );
		} catch ( error ) {
			if ( ! ( error instanceof CommandFailed ) ) {
				throw error;
			}
			say( `Reached from nothing in ${ what }:\n${ error.output }` );
			return 1;
		}
	}
	return 0;
} );
