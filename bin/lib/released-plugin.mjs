/**
 * Gets plugins of WordPress' plugin directory that a site may have beside ours:
 * from where a variable says, from the cache, by the official download; or says
 * why there is none.
 */
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, readdir, rename, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { unzip } from './archive.mjs';
import { Complaint } from './complaint.mjs';
import { Unreachable, download, downloadText } from './download.mjs';
import { withLock } from './lock.mjs';
import { cacheFolder } from './paths.mjs';
import { during, step } from './progress.mjs';
import { intoPlace, withScratch } from './temporary.mjs';

const SERVER = 'https://downloads.wordpress.org';

/**
 * @typedef {{ slug: string, name: string, release: string, variable: string, main?: string }} Plugin
 *          `release`: the one we fetch. `variable`: of the environment, names a folder or zip. `main`: its first file, where that is not named as the plugin.
 */

/**
 * The version of a folder with a plugin in it, else null.
 *
 * @param {Plugin} plugin
 * @param {string} folder
 */
export async function pluginVersionOf(
	{ slug, main = `${ slug }.php` },
	folder
) {
	const head = await readFile( join( folder, main ), 'utf8' ).catch(
		() => ''
	);
	return /^ \* Version:\s*([\d.]+)/m.exec( head )?.[ 1 ] ?? null;
}

/** The zip's one folder is the plugin's. */
const unpack = ( { slug, name }, zip, folder ) =>
	withScratch(
		join( dirname( folder ), `unpack-${ slug }` ),
		async ( scratch ) => {
			await during( `Unpacking ${ name }`, () => unzip( zip, scratch ) );
			await rename( join( scratch, slug ), folder );
		}
	);

/** A zip is unpacked beside the cached folder, once per content. */
async function fromPath( plugin, path, cache ) {
	const found = await stat( path ).catch( () => null );
	let folder = path;
	if ( found?.isFile() ) {
		const sum = createHash( 'sha1' )
			.update( await readFile( path ) )
			.digest( 'hex' )
			.slice( 0, 12 );
		folder = join( cache, `${ plugin.slug }-${ sum }` );
		if ( ! ( await pluginVersionOf( plugin, folder ) ) ) {
			await intoPlace( folder, ( partial ) =>
				unpack( plugin, path, partial )
			);
		}
	}
	const version = await pluginVersionOf( plugin, folder );
	return version ? { folder, version } : null;
}

/** Compares each file with the list of checksums the plugin directory publishes. */
async function verify( { name: plugin }, folder, list ) {
	const files = Object.entries( list.files ?? {} );
	for ( const [ name, { sha256 } ] of files ) {
		const sum = createHash( 'sha256' )
			.update( await readFile( join( folder, name ) ) )
			.digest( 'hex' );
		if ( ! [ sha256 ].flat().includes( sum ) ) {
			throw new Complaint(
				`${ plugin }'s ${ name } does not have the checksum published for it: try again, and use another network if it happens again.`
			);
		}
	}
	if ( files.length === 0 ) {
		throw new Unreachable( 'the list of checksums is empty' );
	}
}

async function released( plugin, cache, server ) {
	const { slug, release } = plugin;
	const list = JSON.parse(
		await downloadText(
			`${ server }/plugin-checksums/${ slug }/${ release }.json`
		)
	);
	await intoPlace( join( cache, slug ), ( partial ) =>
		withScratch( join( cache, `download-${ slug }` ), async ( scratch ) => {
			const zip = join( scratch, `${ slug }.zip` );
			await download(
				`${ server }/plugin/${ slug }.${ release }.zip`,
				zip
			);
			await unpack( plugin, zip, partial );
			await verify( plugin, partial, list );
		} )
	);
}

/**
 * @param {Plugin} plugin
 * @param {{ env?: NodeJS.ProcessEnv, server?: string }} options
 * @return {Promise<{ folder: string, version: string } | { reason: string }>}
 */
export async function obtainPlugin(
	plugin,
	{ env = process.env, server = SERVER } = {}
) {
	const { slug, name, release, variable } = plugin;
	const cache = cacheFolder( env );
	await mkdir( cache, { recursive: true } );
	return withLock(
		join( cache, `${ slug }.lock` ),
		async () => {
			const given = env[ variable ];
			if ( given ) {
				const found = await fromPath( plugin, resolve( given ), cache );
				if ( ! found ) {
					throw new Complaint(
						`${ variable } names ${ given }, which is not ${ name }: set it to a folder or zip, or unset it.`
					);
				}
				return found;
			}
			const zips = ( await readdir( cache ) ).filter(
				( file ) => file.startsWith( slug ) && file.endsWith( '.zip' )
			);
			for ( const file of [ slug, ...zips ] ) {
				const found = await fromPath(
					plugin,
					join( cache, file ),
					cache
				);
				if ( found ) {
					return found;
				}
			}
			try {
				await during(
					`Fetching ${ name } ${ release } from ${ new URL( server ).host }`,
					() => released( plugin, cache, server )
				);
				return { folder: join( cache, slug ), version: release };
			} catch ( error ) {
				if (
					error instanceof Unreachable ||
					error instanceof SyntaxError
				) {
					return { reason: error.message };
				}
				throw error;
			}
		},
		( pid ) =>
			step( `Waiting for process ${ pid }, which is getting ${ name }` )
	);
}

/** Copied, not linked: the WebAssembly runtime sees the site's folder alone. */
export const copyPlugin = ( folder, target ) =>
	intoPlace( target, ( partial ) =>
		cp( folder, partial, { recursive: true, dereference: true } )
	);
