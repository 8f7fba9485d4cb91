/**
 * What is made here is made beside its place and then renamed: a run that is
 * interrupted leaves nothing half done, or leaves what the next run sweeps up.
 */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
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

/** A free name beside a path; what runs that died left there is removed. */
async function newPartial( path ) {
	const folder = dirname( path );
	await mkdir( folder, { recursive: true } );
	for ( const name of await readdir( folder ) ) {
		if ( name.startsWith( `${ basename( path ) }.partial-` ) ) {
			await rm( join( folder, name ), { recursive: true, force: true } );
		}
	}
	return `${ path }.partial-${ randomBytes( 4 ).toString( 'hex' ) }`;
}

/**
 * Makes a file or folder complete or not at all. The caller holds the lock of
 * the target: partial copies found beside it are of runs that died.
 *
 * @param {string}                             target
 * @param {(partial: string) => Promise<void>} make   Fills the partial path it is given.
 */
export async function intoPlace( target, make ) {
	await discarding( await newPartial( target ), async ( partial ) => {
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
 * Lends an empty folder that is gone afterwards. The caller holds a lock: the
 * folders of the same name that dead runs left are removed.
 *
 * @template T
 * @param {string}                         path
 * @param {(folder: string) => Promise<T>} work
 * @return {Promise<T>} What the work resolves to.
 */
export async function withScratch( path, work ) {
	return discarding( await newPartial( path ), async ( folder ) => {
		await mkdir( folder );
		return work( folder );
	} );
}
