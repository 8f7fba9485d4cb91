/** Gets WooCommerce: BROLGA_WOOCOMMERCE, the cache, the official download; or says why there is no shop. */
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

/** The release we fetch. */
export const RELEASE = '10.2.4';
const SERVER = 'https://downloads.wordpress.org';

/** The version of a folder with WooCommerce in it, else null. */
export async function shopVersionOf( folder ) {
	const head = await readFile(
		join( folder, 'woocommerce.php' ),
		'utf8'
	).catch( () => '' );
	return /^ \* Version:\s*([\d.]+)/m.exec( head )?.[ 1 ] ?? null;
}

/** The zip's one folder is `woocommerce`. */
const unpack = ( zip, folder ) =>
	withScratch(
		join( dirname( folder ), 'unpack-woocommerce' ),
		async ( scratch ) => {
			await during( 'Unpacking WooCommerce', () =>
				unzip( zip, scratch )
			);
			await rename( join( scratch, 'woocommerce' ), folder );
		}
	);

/** A zip is unpacked beside the cached folder, once per content. */
async function fromPath( path, cache ) {
	const found = await stat( path ).catch( () => null );
	let folder = path;
	if ( found?.isFile() ) {
		const sum = createHash( 'sha1' )
			.update( await readFile( path ) )
			.digest( 'hex' )
			.slice( 0, 12 );
		folder = join( cache, `shop-${ sum }` );
		if ( ! ( await shopVersionOf( folder ) ) ) {
			await intoPlace( folder, ( partial ) => unpack( path, partial ) );
		}
	}
	const version = await shopVersionOf( folder );
	return version ? { folder, version } : null;
}

/** Compares each file with the list of checksums the plugin directory publishes. */
async function verify( folder, list ) {
	const files = Object.entries( list.files ?? {} );
	for ( const [ name, { sha256 } ] of files ) {
		const sum = createHash( 'sha256' )
			.update( await readFile( join( folder, name ) ) )
			.digest( 'hex' );
		if ( ! [ sha256 ].flat().includes( sum ) ) {
			throw new Complaint(
				`WooCommerce's ${ name } does not have the checksum published for it: try again, and use another network if it happens again.`
			);
		}
	}
	if ( files.length === 0 ) {
		throw new Unreachable( 'the list of checksums is empty' );
	}
}

async function released( cache, server ) {
	const list = JSON.parse(
		await downloadText(
			`${ server }/plugin-checksums/woocommerce/${ RELEASE }.json`
		)
	);
	await intoPlace( join( cache, 'woocommerce' ), ( partial ) =>
		withScratch(
			join( cache, 'download-woocommerce' ),
			async ( scratch ) => {
				const zip = join( scratch, 'woocommerce.zip' );
				await download(
					`${ server }/plugin/woocommerce.${ RELEASE }.zip`,
					zip
				);
				await unpack( zip, partial );
				await verify( partial, list );
			}
		)
	);
}

/**
 * @param {{ env?: NodeJS.ProcessEnv, server?: string }} options
 * @return {Promise<{ folder: string, version: string } | { reason: string }>}
 */
export async function obtainWooCommerce( {
	env = process.env,
	server = SERVER,
} = {} ) {
	const cache = cacheFolder( env );
	await mkdir( cache, { recursive: true } );
	return withLock(
		join( cache, 'woocommerce.lock' ),
		async () => {
			if ( env.BROLGA_WOOCOMMERCE ) {
				const found = await fromPath(
					resolve( env.BROLGA_WOOCOMMERCE ),
					cache
				);
				if ( ! found ) {
					throw new Complaint(
						`BROLGA_WOOCOMMERCE names ${ env.BROLGA_WOOCOMMERCE }, which is no WooCommerce: give its folder or zip, or unset it.`
					);
				}
				return found;
			}
			const zips = ( await readdir( cache ) ).filter( ( name ) =>
				/^woocommerce.*\.zip$/.test( name )
			);
			for ( const name of [ 'woocommerce', ...zips ] ) {
				const found = await fromPath( join( cache, name ), cache );
				if ( found ) {
					return found;
				}
			}
			try {
				await during(
					`Fetching WooCommerce ${ RELEASE } from ${ new URL( server ).host }`,
					() => released( cache, server )
				);
				return {
					folder: join( cache, 'woocommerce' ),
					version: RELEASE,
				};
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
			step( `Waiting for process ${ pid }, which is getting WooCommerce` )
	);
}

/** What whoever has no shop is told. */
export const noShop = ( reason ) =>
	`${ reason }; set BROLGA_WOOCOMMERCE to WooCommerce's folder or zip to have one`;

/**
 * WooCommerce for tests, which do without it where it cannot be had, and say why.
 *
 * @param {{ env?: NodeJS.ProcessEnv, server?: string }} [options]
 * @return {Promise<{ folder: string } | { reason: string }>}
 */
export async function shopForTests( options ) {
	try {
		const found = await obtainWooCommerce( options );
		return 'folder' in found
			? { folder: found.folder }
			: { reason: `No shop: ${ noShop( found.reason ) }.` };
	} catch ( error ) {
		if ( error instanceof Complaint ) {
			return { reason: `No shop: ${ error.message }` };
		}
		throw error;
	}
}

/** Copied, not linked: the WebAssembly runtime sees the site's folder alone. */
export const copyWooCommerce = ( folder, target ) =>
	intoPlace( target, ( partial ) =>
		cp( folder, partial, { recursive: true, dereference: true } )
	);
