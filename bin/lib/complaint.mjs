/**
 * Failures we expect, and how a command ends.
 *
 * A `Complaint` is one sentence that says what to do. Anything else that is
 * thrown is a bug of ours and keeps its stack.
 */
import { cleanUp } from './temporary.mjs';
import { CommandFailed, stopAll } from './children.mjs';

export class Complaint extends Error {}

/**
 * Runs a command: its complaints become one sentence and status 1, and
 * nothing it started or half made outlives it.
 *
 * @param {() => Promise<number | void>} command Resolves to the exit status.
 */
export async function main( command ) {
	let signals = 0;
	for ( const [ signal, status ] of [
		[ 'SIGINT', 130 ],
		[ 'SIGTERM', 143 ],
		[ 'SIGHUP', 129 ],
	] ) {
		process.on( signal, async () => {
			// Asked twice: no more patience with whoever does not stop.
			await stopAll( { patience: signals++ ? 0 : 5000 } );
			process.exit( status );
		} );
	}
	process.on( 'exit', cleanUp );

	let status = 1;
	try {
		status = ( await command() ) ?? 0;
	} catch ( error ) {
		// After a signal the handler above ends the process.
		if ( signals ) {
			return;
		}
		console.error(
			error instanceof Complaint || error instanceof CommandFailed
				? error.message
				: error
		);
	}
	if ( ! signals ) {
		await stopAll();
		process.exit( status );
	}
}
