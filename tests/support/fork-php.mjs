/**
 * Starts and stops the process that forks a site's PHP, see fork-php.php.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { start } from '../../bin/lib/children.mjs';
import { ROOT } from '../../bin/lib/paths.mjs';

/**
 * What tests write while they run: with the time of a request that never ends,
 * PHP would go on with the first version.
 */
const CHANGING = [
	'wp-config.php',
	'.maintenance',
	'wp-content/languages/*',
	'wp-content/mu-plugins/*',
	'wp-content/plugins/brolga-*',
	'wp-content/themes/*/*.php',
];

const canFork = () =>
	spawnSync( 'php', [
		'-r',
		'exit( function_exists( "pcntl_fork" ) && function_exists( "posix_kill" ) ? 0 : 1 );',
	] ).status === 0;

/**
 * @param {string} dir The site's folder.
 * @return {{ orders: string, stop: () => Promise<void> }} Where it takes orders; empty: this PHP cannot fork.
 */
export function forkPhp( dir ) {
	if ( ! canFork() ) {
		return { orders: '', stop: async () => {} };
	}
	const orders = `${ dir }.orders`;
	rmSync( orders, { recursive: true, force: true } );
	mkdirSync( orders, { recursive: true } );
	execFileSync( 'mkfifo', [ join( orders, 'orders' ) ] );
	const blacklist = join( orders, 'changing' );
	writeFileSync(
		blacklist,
		CHANGING.map( ( path ) => `${ join( dir, path ) }\n` ).join( '' )
	);
	const server = start(
		'php',
		[
			'opcache.enable_cli=1',
			'opcache.memory_consumption=256',
			'opcache.max_accelerated_files=20000',
			`opcache.blacklist_filename=${ blacklist }`,
		]
			.flatMap( ( setting ) => [ '-d', setting ] )
			.concat( join( ROOT, 'tests/support/fork-php.php' ), orders ),
		{ cwd: dir, log: join( dir, '.brolga/fork.log' ) }
	);
	return {
		orders,
		async stop() {
			await server.stop();
			rmSync( orders, { recursive: true, force: true } );
		},
	};
}
