/**
 * One process at a time, also across clones that share a cache.
 *
 * The owner touches its lock file while it works; a file nobody touches
 * belongs to nobody. The process id alone would not do: ids are used again,
 * and mean nothing in a neighbouring container with the same home.
 */
import { randomBytes } from 'node:crypto';
import {
	mkdir,
	open,
	readFile,
	realpath,
	rename,
	rm,
	stat,
	utimes,
} from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { rmSync } from 'node:fs';

const BEAT = 5_000;
const DEAD_AFTER = 30_000;

const mine = new Set();
process.on( 'exit', () =>
	mine.forEach( ( path ) => rmSync( path, { force: true } ) )
);

const isRunning = ( pid ) => {
	try {
		return process.kill( pid, 0 );
	} catch ( error ) {
		return error.code === 'EPERM';
	}
};

/** Where a lock is, whatever way leads there: a copy of it is somewhere else. */
const placeOf = async ( path ) =>
	join( await realpath( dirname( path ) ), basename( path ) );

/**
 * The owner of a lock file, if it still works.
 *
 * @param {string} path  The lock.
 * @param {string} [now] Where its file is now, if it was moved away.
 */
async function owner( path, now = path ) {
	try {
		const [ text, { mtimeMs }, place ] = await Promise.all( [
			readFile( now, 'utf8' ),
			stat( now ),
			placeOf( path ),
		] );
		if ( Date.now() - mtimeMs > DEAD_AFTER ) {
			return null;
		}
		const found = text === '' ? {} : JSON.parse( text );
		// Who copies a folder copies its locks, which hold what they were taken for.
		// Another host may see this very file somewhere else.
		const isNone =
			found.host === hostname() &&
			( ! isRunning( found.pid ) || ( found.place ?? place ) !== place );
		return isNone ? null : found;
	} catch ( error ) {
		if ( error instanceof SyntaxError ) {
			return {};
		}
		if ( error.code === 'ENOENT' ) {
			return null;
		}
		throw error;
	}
}

async function acquire( path ) {
	await mkdir( dirname( path ), { recursive: true } );
	try {
		const file = await open( path, 'wx' );
		await file.writeFile(
			JSON.stringify( {
				pid: process.pid,
				host: hostname(),
				place: await placeOf( path ),
			} )
		);
		await file.close();
		mine.add( path );
		return true;
	} catch ( error ) {
		if ( error.code !== 'EEXIST' ) {
			throw error;
		}
		return false;
	}
}

/**
 * Takes the lock or says who has it.
 *
 * @return {Promise<{ release: () => Promise<void> } | { heldBy: number }>}
 */
export async function tryLock( path ) {
	if ( ! ( await acquire( path ) ) ) {
		const holder = await owner( path );
		if ( holder ) {
			return { heldBy: holder.pid };
		}
		// Moved away and looked at again: meanwhile another may have taken it.
		const grave = `${ path }.${ randomBytes( 4 ).toString( 'hex' ) }`;
		await rename( path, grave ).catch( () => {} );
		if ( await owner( path, grave ) ) {
			await rename( grave, path );
		}
		await rm( grave, { force: true } );
		if ( ! ( await acquire( path ) ) ) {
			return { heldBy: ( await owner( path ) )?.pid };
		}
	}
	const beat = setInterval(
		() => utimes( path, new Date(), new Date() ).catch( () => {} ),
		BEAT
	);
	beat.unref();
	return {
		async release() {
			clearInterval( beat );
			mine.delete( path );
			await rm( path, { force: true } );
		},
	};
}

/**
 * Waits for the lock, works, gives it back.
 *
 * @template T
 * @param {string}           path
 * @param {() => Promise<T>} work
 * @param {(pid: number) => void} [onWait] Told once whom we wait for.
 * @return {Promise<T>}
 */
export async function withLock( path, work, onWait ) {
	for ( let told = false; ; told = true ) {
		const lock = await tryLock( path );
		if ( 'release' in lock ) {
			try {
				return await work();
			} finally {
				await lock.release();
			}
		}
		if ( ! told ) {
			onWait?.( lock.heldBy );
		}
		await sleep( 250 );
	}
}
