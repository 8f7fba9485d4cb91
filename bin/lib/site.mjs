/**
 * A WordPress site with Brolga in it: its files, its database, its content.
 *
 * The layout is that of a native site on SQLite for every runtime and
 * database, so that a site can change between them.
 */
import { randomBytes } from 'node:crypto';
import {
	cp,
	lstat,
	mkdir,
	readFile,
	readlink,
	rename,
	rm,
	stat,
	symlink,
	writeFile,
} from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { unzip } from './archive.mjs';
import { CommandFailed } from './children.mjs';
import { Complaint } from './complaint.mjs';
import { withLock } from './lock.mjs';
import { PHP_FILES, ROOT } from './paths.mjs';
import { runPhp } from './php.mjs';
import { during, step } from './progress.mjs';
import { copyPlugin } from './released-plugin.mjs';
import { intoPlace } from './temporary.mjs';
import { obtainWooCommerce, shopVersionOf } from './woocommerce.mjs';
import {
	copyWordPress,
	isOf,
	obtainWordPress,
	versionOf,
} from './wordpress.mjs';

/** The drop-in that lets WordPress run on SQLite, as shipped with WordPress Playground. */
const SQLITE_ZIP = join(
	ROOT,
	'node_modules/@wp-playground/cli/sqlite-database-integration.zip'
);

/** @typedef {'sqlite' | { host: string, user: string, password: string, name?: string }} Database */

const isThere = ( path ) =>
	stat( path ).then(
		() => true,
		() => false
	);

/** What our site must look like; a folder made by an older layout is made again. */
const LAYOUT = '1';

const settingsFile = ( dir ) => join( dir, '.brolga/settings.json' );

async function readSettings( dir ) {
	return JSON.parse(
		await readFile( settingsFile( dir ), 'utf8' ).catch( () => '{}' )
	);
}

/** What wp-config.php reads of a database; null is SQLite. */
const connection = ( database ) =>
	database === 'sqlite'
		? null
		: {
				host: database.host,
				name: database.name ?? 'brolga',
				user: database.user,
				password: database.password,
			};

async function placeSqlite( target ) {
	await intoPlace(
		join( target, 'wp-content/plugins/sqlite-database-integration' ),
		async ( partial ) => {
			const unpacked = `${ partial }.zip`;
			try {
				await unzip( SQLITE_ZIP, unpacked );
				await rename(
					join( unpacked, 'plugin-sqlite-database-integration' ),
					partial
				);
			} finally {
				await rm( unpacked, { recursive: true, force: true } );
			}
		}
	);
	// Its placeholder of a path does not exist, so it takes the folder beside itself: right in every runtime.
	await cp(
		join(
			target,
			'wp-content/plugins/sqlite-database-integration/db.copy'
		),
		join( target, 'wp-content/db.php' )
	);
}

/** A relative link, which means the same in the WebAssembly runtime's file system. */
async function link( path, to ) {
	const existing = await lstat( path ).catch( () => null );
	const target = to && relative( dirname( path ), to );
	if ( existing?.isSymbolicLink() && ( await readlink( path ) ) === target ) {
		return;
	}
	// A real folder was put there by somebody: a plugin installed from its zip.
	if ( existing && ! existing.isSymbolicLink() ) {
		return;
	}
	await rm( path, { force: true } );
	if ( target ) {
		await symlink( target, path, 'dir' );
	}
}

async function placeWordPress( dir, version ) {
	const existing = await versionOf( dir );
	const layout = await readFile(
		join( dir, '.brolga/layout' ),
		'utf8'
	).catch( () => '' );
	if ( existing && layout === LAYOUT ) {
		if ( version && ! isOf( existing, version ) ) {
			throw new Complaint(
				`${ dir } has WordPress ${ existing }, not ${ version }: create the site again with --fresh.`
			);
		}
		return existing;
	}
	const source = await obtainWordPress( { version } );
	await during(
		`Laying out WordPress ${ source.version } from ${ source.from }`,
		() =>
			intoPlace( dir, async ( partial ) => {
				await copyWordPress( source.folder, partial );
				for ( const folder of [
					'.brolga',
					'wp-content/mu-plugins',
					'wp-content/plugins',
					'wp-content/themes',
					'wp-content/uploads',
				] ) {
					await mkdir( join( partial, folder ), { recursive: true } );
				}
				await placeSqlite( partial );
				await writeFile( join( partial, '.brolga/layout' ), LAYOUT );
			} )
	);
	return source.version;
}

/** @return {Promise<{ shop: boolean, shopReason: string | null }>} */
async function placeShop( dir, wanted ) {
	const target = join( dir, 'wp-content/plugins/woocommerce' );
	if ( ! wanted ) {
		return { shop: false, shopReason: 'not asked for' };
	}
	const source = await obtainWooCommerce();
	if ( 'reason' in source ) {
		return {
			shop: ( await shopVersionOf( target ) ) !== null,
			shopReason: source.reason,
		};
	}
	if ( ( await shopVersionOf( target ) ) !== source.version ) {
		await during( `Adding WooCommerce ${ source.version }`, () =>
			copyPlugin( source.folder, target )
		);
	}
	return { shop: true, shopReason: null };
}

/**
 * Tells a site its address, its database and where its mail goes.
 *
 * @param {{ dir: string, url: string, database: Database, smtpPort: number }} options
 */
export async function configureSite( { dir, url, database, smtpPort } ) {
	const { secret = randomBytes( 16 ).toString( 'hex' ) } =
		await readSettings( dir );
	const settings = {
		url: url.replace( /\/$/, '' ),
		database: connection( database ),
		smtpPort,
		secret,
	};
	await writeFile(
		settingsFile( dir ),
		JSON.stringify( settings, null, '\t' )
	);
}

/**
 * Puts the files of a site in place; what is there already stays.
 *
 * @param {Parameters<typeof provisionSite>[0]} options See provisionSite.
 * @return {Promise<{ dir: string, url: string, version: string, shop: boolean, shopReason: string | null }>}
 */
export const layOutSite = ( {
	dir,
	url = 'http://127.0.0.1:9400',
	database = 'sqlite',
	wordpressVersion,
	woocommerce = false,
	plugin = join( ROOT, 'plugin' ),
	theme = join( ROOT, 'theme' ),
	smtpPort = 0,
} ) =>
	withLock( `${ dir }.lock`, async () => {
		const version = await placeWordPress( dir, wordpressVersion );
		const shop = await placeShop( dir, woocommerce );
		await link( join( dir, 'wp-content/plugins/brolga' ), plugin );
		await link( join( dir, 'wp-content/themes/brolga' ), theme );
		await mkdir( `${ dir }.uploads`, { recursive: true } );
		await cp(
			join( PHP_FILES, 'settings.php' ),
			join( dir, '.brolga/settings.php' )
		);
		await cp(
			join( PHP_FILES, 'wp-config.php' ),
			join( dir, 'wp-config.php' )
		);
		await cp(
			join( PHP_FILES, 'local.php' ),
			join( dir, 'wp-content/mu-plugins/brolga-local.php' )
		);
		await configureSite( { dir, url, database, smtpPort } );
		return { dir, url, version, ...shop };
	} );

const environment = ( database ) =>
	database && database !== 'sqlite'
		? {
				WP_DB_HOST: database.host,
				WP_DB_NAME: database.name ?? 'brolga',
				WP_DB_USER: database.user,
				WP_DB_PASSWORD: database.password,
			}
		: {};

/**
 * Installs WordPress into the database, activates what is there and, if asked
 * to, seeds the demo. Everything that is done already is left alone.
 *
 * @param {{ dir: string }} site
 * @param {{ database?: Database, seed?: boolean, drop?: boolean }} options
 *        `database`: another than the site's own. `drop`: empties a MySQL database first.
 */
export async function fillSite(
	{ dir },
	{ database, seed = false, drop = false } = {}
) {
	const env = environment( database );
	const php = ( name, args = [] ) =>
		runPhp( dir, join( PHP_FILES, name ), { env, args } ).catch(
			( error ) => {
				// Status 3 is ours: standard error has the sentence.
				throw error instanceof CommandFailed && error.status === 3
					? new Complaint(
							error.output.trim().split( '\n' ).at( -1 )
						)
					: error;
			}
		);

	await php( 'install.php', drop ? [ 'drop' ] : [] );
	const { stdout } = await php( 'activate.php' );
	const { seeded, shop } = JSON.parse(
		stdout.trim().split( '\n' ).at( -1 ) ?? ''
	);
	if (
		seed &&
		seeded !== ( shop ? 'with shop' : 'without shop' ) &&
		( await isThere( join( ROOT, 'demo/seed.php' ) ) )
	) {
		await during( 'Seeding the demo', () =>
			runPhp( dir, join( PHP_FILES, 'seed.php' ), {
				env,
				onLine: ( line ) => line && step( `  ${ line }` ),
			} )
		);
	}
}

/**
 * Makes a site that is ready to be served.
 *
 * @param {{
 *     dir: string,
 *     url?: string,
 *     database?: Database,
 *     wordpressVersion?: string,
 *     woocommerce?: boolean,
 *     plugin?: string | null,
 *     theme?: string | null,
 *     smtpPort?: number,
 *     seed?: boolean,
 *     drop?: boolean,
 * }} options bin/lib/README.md explains them.
 */
export async function provisionSite( {
	seed = false,
	drop = false,
	...options
} ) {
	const site = await layOutSite( options );
	await fillSite( site, { seed, drop } );
	return site;
}

/**
 * A second site with everything the first has: cheaper than another seeding.
 * Only for SQLite, whose database lies in the folder, and while nobody writes.
 * fillSite brings its content along to the new address.
 *
 * @param {{ dir: string, shop: boolean }}                   from
 * @param {{ dir: string, url: string, smtpPort?: number }} to   A folder beside the first, for links that are relative.
 * @return {Promise<{ dir: string, url: string, shop: boolean }>} The copy.
 */
export async function copySite( from, { dir, url, smtpPort = 0 } ) {
	await during( 'Copying the site', async () => {
		await intoPlace( dir, ( partial ) =>
			cp( from.dir, partial, {
				recursive: true,
				preserveTimestamps: true,
				verbatimSymlinks: true,
			} )
		);
		await cp( `${ from.dir }.uploads`, `${ dir }.uploads`, {
			recursive: true,
		} );
	} );
	await configureSite( { dir, url, database: 'sqlite', smtpPort } );
	return { ...from, dir, url };
}

/** Drops a site's folder: out of the way at once, then deleted. */
export async function dropSite( dir ) {
	const grave = `${ dir }.partial-dropped`;
	await rm( `${ dir }.uploads`, { recursive: true, force: true } );
	await rm( grave, { recursive: true, force: true } );
	await rename( dir, grave ).catch( ( error ) => {
		if ( error.code !== 'ENOENT' ) {
			throw error;
		}
	} );
	await rm( grave, { recursive: true, force: true } );
}
