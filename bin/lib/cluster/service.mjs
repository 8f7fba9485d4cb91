/** A server of the cluster: can be ended in all the ways that servers end, and started again. */
import { appendFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { start } from '../children.mjs';
import { Complaint } from '../complaint.mjs';

/** Debian keeps servers out of an ordinary user's path. */
export const serverPath = () => `${ process.env.PATH }:/usr/sbin:/sbin`;

/** When a process began: with its number it names one process, although numbers are used again. */
const beginning = ( pid ) => {
	try {
		return readFileSync( `/proc/${ pid }/stat`, 'utf8' )
			.split( ') ' )[ 1 ]
			.split( ' ' )[ 19 ];
	} catch {
		return null;
	}
};

/** Asks again until it is so; false: it was not within the time. */
export async function within( seconds, isSo, pause = 200 ) {
	for (
		const end = Date.now() + seconds * 1000;
		Date.now() < end;
		await sleep( pause )
	) {
		if ( await isSo() ) {
			return true;
		}
	}
	return false;
}

/**
 * @param {Object}                 options
 * @param {string}                 options.name
 * @param {string[]}               options.command Program and arguments.
 * @param {string}                 options.log     Where its output goes.
 * @param {string}                 options.ledger  Where its process is noted.
 * @param {NodeJS.ProcessEnv}      [options.env]
 * @param {string}                 [options.cwd]
 * @param {() => Promise<boolean>} options.isReady
 * @param {number}                 [options.patience] Seconds it may take to begin, and to end.
 */
export function serviceOf( {
	name,
	command,
	log,
	ledger,
	env = {},
	cwd,
	isReady,
	patience = 60,
} ) {
	let child = null;
	return {
		name,
		isReady,
		/** @param {string[]} more Further arguments, this time. */
		async start( more = [] ) {
			const [ program, ...args ] = [ ...command, ...more ];
			child = start( program, args, {
				cwd,
				env: { ...process.env, PATH: serverPath(), ...env },
				log,
			} );
			await appendFile(
				ledger,
				`${ child.pid } ${ beginning( child.pid ) }\n`
			);
			const ready = await within(
				patience,
				async () => ! child.running || ( await isReady() )
			);
			if ( ! ready || ! child.running ) {
				throw new Complaint(
					`${ name } did not start: ${ log } says why.`
				);
			}
		},
		stop: () => child.stop( { patience: patience * 1000 } ),
		async kill() {
			child.signal( 'SIGKILL' );
			await child.exited;
		},
		freeze: () => child.signal( 'SIGSTOP' ),
		thaw: () => child.signal( 'SIGCONT' ),
		isRunning: () => child?.running ?? false,
	};
}

/** Ends what a run noted and could not end itself. */
export async function endLeftOvers( ledger ) {
	const lines = ( () => {
		try {
			return readFileSync( ledger, 'utf8' ).trim().split( '\n' );
		} catch {
			return [];
		}
	} )();
	const left = lines
		.map( ( line ) => line.split( ' ' ) )
		.filter( ( [ pid, began ] ) => began && beginning( pid ) === began );
	const signal = ( name ) =>
		left.forEach( ( [ pid ] ) => {
			try {
				process.kill( -Number( pid ), name );
			} catch ( error ) {
				if ( error.code !== 'ESRCH' ) {
					throw error;
				}
			}
		} );
	signal( 'SIGCONT' );
	signal( 'SIGTERM' );
	await within( 20, () =>
		left.every( ( [ pid, began ] ) => beginning( pid ) !== began )
	);
	signal( 'SIGKILL' );
	return left.length;
}
