/**
 * What suites need before they can run. Each is made once, when first asked
 * for, however many suites ask.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBuild, ensureDependencies } from '../build.mjs';
import { run } from '../children.mjs';
import { obtainRedisCache } from '../cluster/web-files.mjs';
import { Complaint } from '../complaint.mjs';
import { withLock } from '../lock.mjs';
import { demandTools, prepareMachine } from '../machine.mjs';
import { startMariadb } from '../mariadb.mjs';
import { ROOT } from '../paths.mjs';
import { during } from '../progress.mjs';
import { dropSite, fillSite, layOutSite, provisionSite } from '../site.mjs';
import { shopForTests } from '../woocommerce.mjs';

/** Something this machine cannot have: its suites are skipped, and say why. */
export class Unavailable extends Error {}

export const workFolder = join( ROOT, '.cache/test' );

const php = () => demandTools( [ 'php' ] );

/** Composer serves the PHP tools only; it runs where composer.json changed. */
async function composer() {
	await need( 'php' );
	await withLock( join( ROOT, '.cache/composer.lock' ), async () => {
		const stamp = join( ROOT, 'vendor/.stamp' );
		const hash = createHash( 'sha256' )
			.update( await readFile( join( ROOT, 'composer.json' ) ) )
			.digest( 'hex' );
		if ( ( await readFile( stamp, 'utf8' ).catch( () => '' ) ) === hash ) {
			return;
		}
		await demandTools( [ 'composer' ] );
		await during( 'Installing the PHP tools (composer install)', () =>
			run(
				'composer',
				[ 'install', '--no-interaction', '--no-progress' ],
				{
					cwd: ROOT,
					env: { ...process.env, COMPOSER_ALLOW_SUPERUSER: '1' },
				}
			)
		).catch( ( error ) => {
			throw new Complaint(
				`The PHP tools could not be installed: connect to the network and run it again.\n${ error.message }`
			);
		} );
		await writeFile( stamp, hash );
	} );
}

/** A WordPress with the plugin active, made anew: what one run left behind is no part of the next. */
async function site( name = 'site', make = provisionSite ) {
	await Promise.all( [ need( 'php' ), need( 'build' ) ] );
	const dir = join( workFolder, name );
	await dropSite( dir );
	return make( {
		dir,
		url: 'http://127.0.0.1',
		database: 'sqlite',
		plugin: join( ROOT, 'plugin' ),
		theme: join( ROOT, 'theme' ),
		smtpPort: 0,
	} );
}

/** What cannot be had here is a reason to skip a suite, not to fail it. */
const unlessComplaint = ( get ) =>
	get().catch( ( error ) => {
		throw error instanceof Complaint
			? new Unavailable( error.message )
			: error;
	} );

/**
 * Such a WordPress on MariaDB: the variables that select it. Its folder is its
 * own, since both databases are tried at once and tests look at files, too.
 */
async function mariadb() {
	await unlessComplaint( () => demandTools( [ 'mariadb' ] ) );
	const made = await site( 'site-mariadb', layOutSite );
	const { host, user, password } = await startMariadb(
		join( workFolder, 'mariadb' )
	);
	const database = { host, user, password, name: 'brolga_test' };
	// A run that was killed may have left roles and tables half taken down.
	await fillSite( made, { database, drop: true } );
	return {
		BROLGA_TEST_WORDPRESS: made.dir,
		WP_DB_HOST: host,
		WP_DB_NAME: database.name,
		WP_DB_USER: user,
		WP_DB_PASSWORD: password,
	};
}

/** WooCommerce for tests in PHP: the variables that say where it is, or why there is none. */
async function shop() {
	const found = await shopForTests();
	return 'folder' in found
		? { BROLGA_WOOCOMMERCE: found.folder }
		: { BROLGA_TEST_NO_SHOP: found.reason };
}

/** The first of these programs that is here; empty: none is. */
const whereIs = ( ...programs ) =>
	run( 'sh', [
		'-c',
		`printf %s "$(${ programs.map( ( program ) => `command -v ${ program }` ).join( ' || ' ) })"`,
	] ).then( ( { stdout } ) => stdout );

/** Tests without these say what they miss. */
const ifPossible = ( name ) => prepareMachine( [ name ], () => {} );

const makers = {
	node: () => ensureDependencies(),
	php,
	composer,
	build: async () => {
		await need( 'node' );
		await ensureBuild();
	},
	/** Where it is. */
	chromium: async () => {
		await demandTools( [ 'chromium' ] );
		return (
			process.env.BROLGA_CHROMIUM ||
			whereIs( 'chromium', 'chromium-browser' )
		);
	},
	/** Where Chromium without windows is: it does a page's work in half the time. */
	'headless browser': async () => {
		const chromium = await need( 'chromium' );
		await ifPossible( 'headless browser' );
		return (
			process.env.BROLGA_CHROMIUM ||
			( await whereIs( 'chromium-headless-shell' ) ) ||
			chromium
		);
	},
	'web server': () => ifPossible( 'web server' ),
	'other browsers': () => ifPossible( 'other browsers' ),
	'frozen clock': () => ifPossible( 'frozen clock' ),
	shop,
	'redis cache': () => unlessComplaint( obtainRedisCache ),
	site: () => site(),
	mariadb,
};

const made = new Map();

/**
 * @param {keyof typeof makers} name
 * @return {Promise<any>} What the need gives to its suites.
 */
export function need( name ) {
	if ( ! made.has( name ) ) {
		made.set( name, makers[ name ]() );
	}
	return made.get( name );
}
