/**
 * What a page costs the processor, which shakes less than time does: the
 * instructions of a request whose code is compiled, as Valgrind counts them
 * (PERF-9).
 */
import { join } from 'node:path';
import { run as runProcess } from '../../bin/lib/children.mjs';
import { ensurePackages } from '../../bin/lib/debian-packages.mjs';
import { runPhp } from '../../bin/lib/php.mjs';
import { ask } from './support/load.mjs';
import { withSites } from './support/site.mjs';

export const about =
	'instructions of the processor for a page of core blocks, against Twenty Twenty-Five without the plugin';
export const takes = 'two minutes, most of it in Valgrind';

/** Requests of one process: the first ones fill caches and compile. */
const FEW = 5;
const MANY = 15;

/** The instructions of a process that answers a page as often as is said. */
async function instructions( { dir, url }, times ) {
	const { host } = new URL( url );
	const { stdout, stderr } = await runProcess(
		'valgrind',
		[
			'--tool=cachegrind',
			'--cache-sim=no',
			'--cachegrind-out-file=/dev/null',
			'php-cgi8.2',
			'-d',
			'opcache.enable_cli=1',
			'-d',
			'opcache.validate_timestamps=0',
			'-T',
			String( times ),
			'index.php',
		],
		{
			cwd: dir,
			env: {
				PATH: process.env.PATH,
				REDIRECT_STATUS: '200',
				REQUEST_METHOD: 'GET',
				REQUEST_URI: '/bench/',
				HTTP_HOST: host,
				SERVER_NAME: '127.0.0.1',
				SERVER_PROTOCOL: 'HTTP/1.1',
				REMOTE_ADDR: '127.0.0.1',
				DOCUMENT_ROOT: dir,
				SCRIPT_NAME: '/index.php',
				SCRIPT_FILENAME: join( dir, 'index.php' ),
			},
		}
	);
	const pages = stdout.split( '</html>' ).length - 1;
	if ( pages !== times ) {
		throw new Error(
			`${ pages } pages came of ${ times }: ${ stdout.slice( 0, 200 ) }`
		);
	}
	return Number(
		/I\s+refs:\s+([\d,]+)/.exec( stderr )[ 1 ].replaceAll( ',', '' )
	);
}

export const run = () =>
	withSites(
		{ brolga: {}, plain: { plugin: null, theme: null } },
		async ( sites ) => {
			await ensurePackages( [ 'valgrind', 'php8.2-cgi' ] );
			const each = {};
			for ( const [ name, site ] of Object.entries( sites ) ) {
				await runPhp(
					site.dir,
					join( import.meta.dirname, 'support/add-page.php' ),
					{
						args: [
							join(
								import.meta.dirname,
								'support/core-blocks.html'
							),
						],
					}
				);
				await ask( `${ site.url }/bench/` );
				each[ name ] =
					( ( await instructions( site, MANY ) ) -
						( await instructions( site, FEW ) ) ) /
					( MANY - FEW );
			}
			return {
				figures: { instructions: each },
				checks: [
					{
						name: 'instructions for each of the plain page',
						value: each.brolga / each.plain,
						limit: 1,
					},
				],
			};
		}
	);
