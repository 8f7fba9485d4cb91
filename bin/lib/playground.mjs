/**
 * Serves a site with WordPress Playground: PHP in WebAssembly, for a machine
 * with Node alone. The site's folder is the same as that of a native site.
 */
import { readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { join, posix, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Complaint } from './complaint.mjs';
import { start } from './children.mjs';
import { PHP_FILES, ROOT } from './paths.mjs';
import { HOST, answers, demandFree } from './ports.mjs';
import { during } from './progress.mjs';

const CLI = join( ROOT, 'node_modules/@wp-playground/cli/wp-playground.js' );
const PHP_VERSION = '8.2';

/** Where the tools are inside: the seeder finds demo/ from there as it does outside. */
const TOOLS = '/bin/lib/php';

/** One of our PHP files, run inside; what it printed and how it ended is written beside the settings. */
const task = ( name ) => ( {
	step: 'runPHP',
	code: `<?php
		chdir( '/wordpress' );
		ini_set( 'memory_limit', '512M' );
		register_shutdown_function( static function () {
			$error = error_get_last();
			$fatal = $error && ( $error['type'] & ( E_ERROR | E_PARSE | E_CORE_ERROR | E_COMPILE_ERROR ) ) ? $error['message'] : '';
			file_put_contents( '/wordpress/.brolga/${ name }.result', json_encode( array( 'failed' => $fatal, 'output' => (string) ob_get_contents() ) ) );
		} );
		ob_start();
		defined( 'STDERR' ) || define( 'STDERR', fopen( 'php://output', 'wb' ) );
		$argv = array();
		require '${ TOOLS }/${ name }.php';`,
} );

/** What a relative link of the site points to, and where that is inside: `../../../plugin` is `/plugin`. */
async function linked( dir, folder ) {
	const target = await readlink( join( dir, folder, 'brolga' ) ).catch(
		() => null
	);
	return target
		? [
				[
					resolve( dir, folder, target ),
					posix.resolve( '/wordpress', folder, target ),
				],
			]
		: [];
}

const tasks = ( seed ) => [
	'install',
	'activate',
	...( seed ? [ 'seed' ] : [] ),
];

/** Playground listens before its blueprint has run, so an answer means nothing: wait for what each step leaves behind. */
async function finished( file, name, { child, log } ) {
	for (
		const until = Date.now() + 300_000;
		Date.now() < until && child.running;
		await sleep( 200 )
	) {
		const text = await readFile( file, 'utf8' ).catch( () => '' );
		if ( text !== '' ) {
			const { failed, output } = JSON.parse( text );
			if ( failed ) {
				throw new Complaint(
					`The site's ${ name } step failed in Playground: ${ failed }\n${ output }`
				);
			}
			return;
		}
	}
	throw new Complaint(
		`The site's ${ name } step did not end in Playground: ${ log } says why.`
	);
}

/**
 * Installs, activates, seeds if asked to, and serves.
 *
 * @param {{ dir: string, port: number, seed?: boolean, workers?: number }} options
 * @return {Promise<{ url: string, port: number, exited: Promise<unknown>, stop: () => Promise<void> }>} The running server.
 */
export async function startPlayground( {
	dir,
	port,
	seed = false,
	workers = 6,
} ) {
	await demandFree( port );
	const url = `http://${ HOST }:${ port }/`;
	const inner = join( dir, '.brolga' );
	const log = join( inner, 'playground.log' );
	const demo = await stat( join( ROOT, 'demo/seed.php' ) ).catch(
		() => null
	);
	const names = tasks( seed && demo !== null );
	for ( const name of names ) {
		await rm( join( inner, `${ name }.result` ), { force: true } );
	}
	const blueprint = join( inner, 'blueprint.json' );
	await writeFile(
		blueprint,
		JSON.stringify( { steps: names.map( task ) } )
	);

	const mounts = [
		[ dir, '/wordpress' ],
		...( await linked( dir, 'wp-content/plugins' ) ),
		...( await linked( dir, 'wp-content/themes' ) ),
		[ PHP_FILES, TOOLS ],
		...( demo ? [ [ join( ROOT, 'demo' ), '/demo' ] ] : [] ),
	];
	const args = [
		...[
			CLI,
			'server',
			'--port',
			String( port ),
			'--site-url',
			url.slice( 0, -1 ),
			'--php',
			PHP_VERSION,
			'--workers',
			String( workers ),
		],
		...[
			'--wordpress-install-mode',
			'do-not-attempt-installing',
			'--blueprint',
			blueprint,
		],
		...mounts.flatMap( ( mount ) => [
			'--mount-dir-before-install',
			...mount,
		] ),
	];
	const env = {
		...process.env,
		NODE_OPTIONS: `--require "${ join( ROOT, 'bin/lib/bind-local.cjs' ) }"`,
	};
	const child = start( process.execPath, args, { cwd: dir, env, log } );
	try {
		for ( const name of names ) {
			await during( `WordPress in WebAssembly: ${ name }`, () =>
				finished( join( inner, `${ name }.result` ), name, {
					child,
					log,
				} )
			);
		}
		await answers( url, { child, log, seconds: 120 } );
	} catch ( error ) {
		await child.stop();
		throw error;
	}
	return { url, port, exited: child.exited, stop: () => child.stop() };
}
