/**
 * What is made here is made beside its place and then renamed: a run that is
 * interrupted leaves nothing half done, or leaves what the next run sweeps up.
 */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const unfinished = new Set();

/** Removes what is unfinished; synchronous, for the moment the process exits. */
export function cleanUp() {
	for ( const path of unfinished ) {
		rmSync( path, { recursive: true, force: true } );
	}
	unfinished.clear();
}

async function discarding( path, work ) {
	unfinished.add( path );
	try {
		return await work( path );
	} finally {
		await rm( path, { recursive: true, force: true } );
		unfinished.delete( path );
	}
}

/**
 * Makes a file or folder complete or not at all. The caller holds the lock of
 * the target: partial copies found beside it are of runs that died.
 *
 * @param {string}                             target
 * @param {(partial: string) => Promise<void>} make   Fills the partial path it is given.
 */
export async function intoPlace( target, make ) {
	const folder = dirname( target );
	await mkdir( folder, { recursive: true } );
	for ( const name of await readdir( folder ) ) {
		if ( name.startsWith( `${ basename( target ) }.partial-` ) ) {
			await rm( join( folder, name ), { recursive: true, force: true } );
		}
	}
	await discarding( `${ target }.partial-${ randomBytes( 4 ).toString( 'hex' ) }`, async ( partial ) => {
		await make( partial );
		// A folder cannot be renamed over a full one.
		await discarding( `${ partial }-old`, async ( old ) => {
			await rename( target, old ).catch( ( error ) => {
				if ( error.code !== 'ENOENT' ) {
					throw error;
				}
			} );
			await rename( partial, target );
		} );
	} );
}

/**
 * Lends a folder that is gone afterwards.
 *
 * @template T
 * @param {string}                        parent
 * @param {(folder: string) => Promise<T>} work
 * @return {Promise<T>}
 */
export async function withScratch( parent, work ) {
	await mkdir( parent, { recursive: true } );
	return discarding( await mkdtemp( join( parent, 'scratch-' ) ), work );
}
