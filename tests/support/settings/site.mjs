/**
 * One WordPress that becomes one set-up after the other: its database goes back
 * to where it was, its configuration is another.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveNative } from '../../../bin/lib/native.mjs';
import { runPhp } from '../../../bin/lib/php.mjs';
import { freePort } from '../../../bin/lib/ports.mjs';
import { configureSite, provisionSite } from '../../../bin/lib/site.mjs';

const HERE = import.meta.dirname;

/** A name that nobody looks up: where WordPress calls itself, it reaches nobody. */
const HOST = 'garden.example';

/**
 * @typedef {Object} Setup
 * @property {boolean}                 [folder]     WordPress is in a folder of what is served.
 * @property {string}                  [permalinks] Their structure; empty: plain ones.
 * @property {boolean}                 [https]      A proxy ends HTTPS and passes on how it was asked.
 * @property {boolean}                 [cache]      Objects are kept from request to request.
 * @property {boolean}                 [network]    The site is one of a network, in a folder.
 * @property {Record<string, unknown>} [constants]  Of wp-config.php.
 * @property {number}                  [made]       Seconds by which the clock was off when the page was made.
 */

/** What WordPress reads of its network. */
const NETWORK = {
	WP_ALLOW_MULTISITE: true,
	MULTISITE: true,
	SUBDOMAIN_INSTALL: false,
	DOMAIN_CURRENT_SITE: HOST,
	PATH_CURRENT_SITE: '/',
	SITE_ID_CURRENT_SITE: 1,
	BLOG_ID_CURRENT_SITE: 1,
};

/** A site of the network, as its address has it. */
const BRANCH = '/branch';

const setupFile = ( dir ) => join( dir, '.brolga/setup.json' );

/** The site's address, without a slash at the end. */
function homeOf( { folder, https, network }, port ) {
	if ( https ) {
		return `https://${ HOST }`;
	}
	if ( network ) {
		return `http://${ HOST }${ BRANCH }`;
	}
	return `http://127.0.0.1:${ port }${ folder ? '/garden' : '' }`;
}

/** Writes what wp-config.php reads. */
const configure = ( dir, constants, clock = 0 ) =>
	writeFile(
		setupFile( dir ),
		JSON.stringify( { constants, clock, support: HERE } )
	);

const script = async ( dir, name, ...args ) =>
	( await runPhp( dir, join( HERE, name ), { args } ) ).stdout;

/** Has objects kept from request to request, or not. */
async function keepObjects( dir, isKept ) {
	const dropIn = join( dir, 'wp-content/object-cache.php' );
	await rm( dropIn, { force: true } );
	for ( const end of [ '', '-wal', '-shm' ] ) {
		await rm( join( dir, `.brolga/objects.sqlite${ end }` ), {
			force: true,
		} );
	}
	if ( isKept ) {
		await cp( join( HERE, 'object-cache.php' ), dropIn );
	}
}

/**
 * Installs the site and serves it, whole and as a folder.
 *
 * @param {string} folder   Where.
 * @param {number} smtpPort Where its mail goes.
 */
export async function startSettings( folder, smtpPort ) {
	const www = join( folder, 'www' );
	const dir = join( www, 'garden' );
	const port = await freePort( 9480 );
	const { shopReason } = await provisionSite( {
		dir,
		url: `http://127.0.0.1:${ port }`,
		smtpPort,
		woocommerce: true,
	} );
	await cp( join( HERE, 'wp-config.php' ), join( dir, 'wp-config.php' ) );
	await configure( dir, {} );
	const whole = await serveNative( { dir, port } );
	const part = await serveNative( {
		dir,
		root: www,
		port: await freePort( port + 1 ),
	} );
	const database = join( dir, 'wp-content/database' );
	const installed = join( folder, 'database' );
	await cp( database, installed, { recursive: true } );

	return {
		dir,
		/** Why there is no shop; null: there is one. */
		shopReason,
		/**
		 * Makes the site a set-up; resolves to how a visitor reaches it.
		 *
		 * @param {Setup} setup
		 */
		async become( setup ) {
			// Whoever works on after an answer may still write there.
			await rm( database, {
				recursive: true,
				maxRetries: 20,
				retryDelay: 100,
			} );
			await cp( installed, database, { recursive: true } );
			const server = setup.folder ? part : whole;
			const home = homeOf( setup, server.port );
			const root = setup.network ? home.replace( BRANCH, '' ) : home;
			const addressed = ( url ) =>
				configureSite( { dir, url, database: 'sqlite', smtpPort } );
			await addressed( root );
			await keepObjects( dir, setup.cache );
			await configure( dir, {} );
			if ( setup.network ) {
				await script( dir, 'network.php', 'tables', HOST );
				await configure( dir, NETWORK );
				await script( dir, 'network.php', 'branch', HOST );
				await addressed( home );
			}
			const constants = {
				...( setup.network && NETWORK ),
				...setup.constants,
			};
			await configure( dir, constants, setup.made );
			const made = await script(
				dir,
				'content.php',
				home,
				setup.permalinks ?? '/%postname%/'
			);
			return {
				dir,
				home,
				port: server.port,
				headers: setup.https ? { 'X-Forwarded-Proto': 'https' } : {},
				prefix: setup.network ? 'wp_2_' : 'wp_',
				...JSON.parse( made.trim().split( '\n' ).at( -1 ) ),
				/** From here on the clock goes as it should. */
				rightClock: () => configure( dir, constants ),
			};
		},
		async stop() {
			await whole.stop();
			await part.stop();
		},
	};
}

/** Rows of the site's database, without WordPress. */
export const rows = async ( dir, sql ) =>
	JSON.parse(
		(
			await runPhp( dir, '-r', {
				args: [
					"echo json_encode( ( new PDO( 'sqlite:wp-content/database/.ht.sqlite' ) )->query( $argv[1] )->fetchAll( PDO::FETCH_ASSOC ) );",
					sql,
				],
			} )
		).stdout
	);

/** Writes to the site's database and does not end; resolves to what lets go of it. */
export async function lockDatabase( dir ) {
	const writer = spawn(
		'php',
		[
			'-r',
			"$db = new PDO( 'sqlite:wp-content/database/.ht.sqlite' ); $db->exec( 'BEGIN IMMEDIATE' ); echo 'locked'; fgets( STDIN ); $db->exec( 'ROLLBACK' );",
		],
		{ cwd: dir, stdio: [ 'pipe', 'pipe', 'inherit' ] }
	);
	await once( writer.stdout, 'data' );
	return async () => {
		writer.stdin.end();
		await once( writer, 'exit' );
	};
}
