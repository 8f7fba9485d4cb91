/** Serves a site with this machine's PHP and its built-in web server. */
import { join } from 'node:path';
import { start } from './children.mjs';
import { PHP_FILES } from './paths.mjs';
import { PHP_SETTINGS, phpCommand } from './php.mjs';
import { HOST, answers, demandFree } from './ports.mjs';

/** With OPcache a page takes half the time; files are looked at each time, since they are worked on. */
const SETTINGS = [
	...PHP_SETTINGS,
	'-d',
	'opcache.enable_cli=1',
	'-d',
	'opcache.revalidate_freq=0',
	'-d',
	'opcache.memory_consumption=192',
	'-d',
	'opcache.max_accelerated_files=20000',
];

/**
 * @param {{ dir: string, root?: string, port: number, workers?: number, env?: Record<string, string> }} options
 *        `root`: what is served, where the site is only a folder of it.
 * @return {Promise<{ url: string, port: number, exited: Promise<unknown>, stop: () => Promise<void> }>}
 */
export async function serveNative( {
	dir,
	root = dir,
	port,
	workers = 4,
	env = {},
} ) {
	await demandFree( port );
	const url = `http://${ HOST }:${ port }/`;
	const log = join( dir, '.brolga/server.log' );
	const child = start(
		phpCommand(),
		[
			...SETTINGS,
			'-S',
			`${ HOST }:${ port }`,
			'-t',
			root,
			join( PHP_FILES, 'router.php' ),
		],
		{
			cwd: dir,
			env: {
				...process.env,
				...env,
				PHP_CLI_SERVER_WORKERS: String( workers ),
			},
			log,
		}
	);
	await answers( url, { child, log } );
	return { url, port, exited: child.exited, stop: () => child.stop() };
}
