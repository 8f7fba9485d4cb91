/**
 * Gets WordPress from the first place that has it: BROLGA_WORDPRESS, the cache,
 * wordpress.org, Debian. What was fetched is kept in the cache.
 */
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, readdir, rename, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { unzip } from './archive.mjs';
import { Complaint } from './complaint.mjs';
import { debianWordPress } from './debian.mjs';
import { Unreachable, download, downloadText } from './download.mjs';
import { withLock } from './lock.mjs';
import { cacheFolder } from './paths.mjs';
import { during, step } from './progress.mjs';
import { intoPlace, withScratch } from './temporary.mjs';

/** What Brolga is developed on, and the oldest it supports. */
export const DEFAULT_WORDPRESS = '7.1';
export const OLDEST_WORDPRESS = '6.8';

/** The release we fetch for a branch. */
export const RELEASES = { 7.1: '7.1.4', 6.8: '6.8.3' };
const RELEASE_SERVER = 'https://wordpress.org';

const numbers = ( version ) => version.split( '.' ).map( Number );

/** Whether `version` is `wanted` or one of its branch: 7.1.4 is a 7.1. */
export const isOf = ( version, wanted ) =>
	version === wanted || version.startsWith( `${ wanted }.` );

/** Negative where `a` is the older version. */
export function compareVersions( a, b ) {
	const [ left, right ] = [ numbers( a ), numbers( b ) ];
	for ( let i = 0; i < 3; i++ ) {
		const difference = ( left[ i ] ?? 0 ) - ( right[ i ] ?? 0 );
		if ( difference ) {
			return difference;
		}
	}
	return 0;
}

/** The version a folder of WordPress says it is; null where there is none, or only a part of one. */
export async function versionOf( folder ) {
	const read = ( file ) =>
		readFile( join( folder, file ), 'utf8' ).catch( () => '' );
	const [ version, load ] = await Promise.all( [
		read( 'wp-includes/version.php' ),
		read( 'wp-load.php' ),
	] );
	return load === ''
		? null
		: ( /\$wp_version = '([\d.]+)/.exec( version )?.[ 1 ] ?? null );
}

/** Unpacks a zip whose files may be in one folder, as in the official one. */
async function unpack( zip, folder ) {
	await withScratch(
		join( dirname( folder ), 'unpack-wordpress' ),
		async ( scratch ) => {
			await during( `Unpacking ${ basename( zip ) }`, () =>
				unzip( zip, scratch )
			);
			const entries = await readdir( scratch, { withFileTypes: true } );
			const only =
				entries.length === 1 && entries[ 0 ].isDirectory()
					? join( scratch, entries[ 0 ].name )
					: scratch;
			await mkdir( folder, { recursive: true } );
			for ( const name of await readdir( only ) ) {
				await rename( join( only, name ), join( folder, name ) );
			}
		}
	);
}

async function given( path, cache ) {
	const found = await stat( path ).catch( () => null );
	if ( ! found ) {
		throw new Complaint(
			`BROLGA_WORDPRESS names ${ path }, which does not exist: set it to a WordPress folder or zip, or unset it.`
		);
	}
	let folder = resolve( path );
	if ( found.isFile() ) {
		const sum = createHash( 'sha1' )
			.update( await readFile( path ) )
			.digest( 'hex' )
			.slice( 0, 12 );
		folder = join( cache, `given-${ sum }` );
		if ( ! ( await versionOf( folder ) ) ) {
			await intoPlace( folder, ( partial ) => unpack( path, partial ) );
		}
	}
	const version = await versionOf( folder );
	if ( ! version ) {
		throw new Complaint(
			`BROLGA_WORDPRESS names ${ path }, which is not WordPress: set it to a WordPress folder or zip, or unset it.`
		);
	}
	return { folder, version, from: 'BROLGA_WORDPRESS' };
}

/** The newest fitting WordPress of the cache; a zip somebody put there will do. */
async function cached( cache, accepts ) {
	const names = await readdir( cache ).catch( () => [] );
	for ( const name of names ) {
		const folder = join( cache, name.replace( /\.zip$/, '' ) );
		if (
			/^wordpress.*\.zip$/.test( name ) &&
			! ( await versionOf( folder ) )
		) {
			await intoPlace( folder, ( partial ) =>
				unpack( join( cache, name ), partial )
			);
		}
	}
	const found = [];
	for ( const name of await readdir( cache ).catch( () => [] ) ) {
		const folder = join( cache, name );
		const version = /^wordpress(-[\d.]+)?$/.test( name )
			? await versionOf( folder )
			: null;
		if ( version && accepts( version ) ) {
			found.push( { folder, version, from: 'the cache' } );
		}
	}
	return (
		found.sort( ( a, b ) =>
			compareVersions( b.version, a.version )
		)[ 0 ] ?? null
	);
}

async function released( release, target, server ) {
	const url = `${ server }/wordpress-${ release }.zip`;
	const sha1 = ( await downloadText( `${ url }.sha1` ) ).trim();
	if ( ! /^[0-9a-f]{40}$/.test( sha1 ) ) {
		throw new Unreachable( `${ url }.sha1 is not a checksum` );
	}
	await withScratch(
		join( dirname( target ), 'download-wordpress' ),
		async ( scratch ) => {
			const zip = join( scratch, basename( url ) );
			await download( url, zip, { sha1 } );
			await unpack( zip, target );
		}
	);
}

/**
 * @param {{ version?: string, env?: NodeJS.ProcessEnv, server?: string, debian?: typeof debianWordPress }} options
 *        `version`: a branch (7.1) or a release (7.1.4); without it, BROLGA_WORDPRESS_VERSION or ours.
 * @return {Promise<{ folder: string, version: string, from: string }>} Read it, don't change it: others use it too.
 */
export async function obtainWordPress( {
	version,
	env = process.env,
	server = RELEASE_SERVER,
	debian = debianWordPress,
} = {} ) {
	const asked = version ?? env.BROLGA_WORDPRESS_VERSION;
	const wanted = asked ?? DEFAULT_WORDPRESS;
	const cache = cacheFolder( env );
	await mkdir( cache, { recursive: true } );

	return withLock(
		join( cache, 'wordpress.lock' ),
		async () => {
			if ( env.BROLGA_WORDPRESS ) {
				const found = await given( env.BROLGA_WORDPRESS, cache );
				if ( compareVersions( found.version, OLDEST_WORDPRESS ) < 0 ) {
					throw new Complaint(
						`BROLGA_WORDPRESS is WordPress ${ found.version }; Brolga needs ${ OLDEST_WORDPRESS } or newer.`
					);
				}
				// Asked for another version, it serves the others only.
				if ( ! asked || isOf( found.version, asked ) ) {
					return found;
				}
			}
			return (
				( await cached( cache, ( found ) => isOf( found, wanted ) ) ) ??
				fetchInto( cache, wanted, { server, debian } )
			);
		},
		( pid ) =>
			step( `Waiting for process ${ pid }, which is getting WordPress` )
	);
}

async function fetchInto( cache, wanted, { server, debian } ) {
	const release = RELEASES[ wanted ] ?? wanted;
	const target = join( cache, `wordpress-${ release }` );
	const failures = [];
	let from = server;

	const checked = async ( partial ) => {
		const got = await versionOf( partial );
		if ( ! got || ! isOf( got, wanted ) ) {
			throw new Complaint(
				`${ from } gave WordPress ${ got ?? 'of no version' } instead of ${ wanted }: try again, or set BROLGA_WORDPRESS to a WordPress folder or zip.`
			);
		}
		return got;
	};

	try {
		await during(
			`Fetching WordPress ${ release } from ${ new URL( server ).host }`,
			() =>
				intoPlace( target, async ( partial ) => {
					await released( release, partial, server );
					await checked( partial );
				} )
		);
		return { folder: target, version: release, from };
	} catch ( error ) {
		if ( ! ( error instanceof Unreachable ) ) {
			throw error;
		}
		failures.push( error.message );
		step( `  ${ error.message }` );
	}

	const got = await withScratch(
		join( cache, 'debian-wordpress' ),
		async ( scratch ) => {
			const made = join( scratch, 'wordpress' );
			const oldest = compareVersions( wanted, DEFAULT_WORDPRESS ) < 0;
			const suite = await debian( {
				folder: scratch,
				target: made,
				accepts: ( found ) => isOf( found, wanted ),
				oldest,
			} );
			if ( ! suite ) {
				return null;
			}
			from = `Debian ${ suite }`;
			const version = await checked( made );
			await intoPlace(
				join( cache, `wordpress-${ version }` ),
				( partial ) => rename( made, partial )
			);
			return version;
		}
	);
	if ( ! got ) {
		throw new Complaint(
			`WordPress ${ wanted } could not be downloaded: ${ failures.join( '; ' ) }, and no Debian mirror of this machine has it; connect to the network, or set BROLGA_WORDPRESS to a WordPress folder or zip.`
		);
	}
	return { folder: join( cache, `wordpress-${ got }` ), version: got, from };
}

/** What belongs to a site that already runs there, not to WordPress. */
const NOT_CORE = [
	'wp-config.php',
	'.htaccess',
	'.brolga',
	'wp-content/db.php',
	'wp-content/database',
	'wp-content/mu-plugins',
	'wp-content/uploads',
	'wp-content/debug.log',
	'wp-content/plugins/brolga',
	'wp-content/plugins/woocommerce',
	'wp-content/plugins/sqlite-database-integration',
	'wp-content/themes/brolga',
];

/** Copies WordPress without what its folder may hold of somebody's site. */
export async function copyWordPress( folder, target ) {
	const skipped = new Set( NOT_CORE.map( ( path ) => join( folder, path ) ) );
	await cp( folder, target, {
		recursive: true,
		dereference: true,
		filter: ( source ) => ! skipped.has( source ),
	} );
}
