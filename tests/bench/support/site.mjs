/**
 * Sites for benchmarks: served as a real host does, on MariaDB.
 */
import { cp, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensurePackages } from '../../../bin/lib/debian-packages.mjs';
import { fpmPackages, serveFpm } from '../../../bin/lib/fpm.mjs';
import { startMariadb } from '../../../bin/lib/mariadb.mjs';
import { ROOT } from '../../../bin/lib/paths.mjs';
import { freePort } from '../../../bin/lib/ports.mjs';
import { dropSite, provisionSite } from '../../../bin/lib/site.mjs';

const folder = join( ROOT, '.cache/bench' );

/** Clock ticks that processes have worked for; one that has ended has worked for nobody. */
async function ticksOf( pids ) {
	const worked = await Promise.all(
		pids.map( async ( pid ) => {
			const stat = await readFile( `/proc/${ pid }/stat`, 'utf8' ).catch(
				() => ''
			);
			// A process may be called anything: the fields begin after its name.
			const fields = stat
				.slice( stat.lastIndexOf( ')' ) + 2 )
				.split( ' ' );
			return Number( fields[ 11 ] ?? 0 ) + Number( fields[ 12 ] ?? 0 );
		} )
	);
	return worked.reduce( ( sum, ticks ) => sum + ticks, 0 );
}

/**
 * Makes sites on one database server, serves them, and takes all of it down
 * when the work is done.
 *
 * @param {Record<string, Object>} wanted Options of provisionSite by name; `served` are further ones of serveFpm.
 * @param {(sites: Record<string, { dir: string, url: string, workers: () => Promise<number[]>, ticks: () => Promise<number> }>) => Promise<unknown>} work What to do with them.
 */
export async function withSites( wanted, work ) {
	await ensurePackages( [
		...( await fpmPackages() ),
		'mariadb-server',
		'php8.2-mysql',
	] );
	const stops = [];
	try {
		const database = await startMariadb( join( folder, 'mariadb' ) );
		stops.push( () => database.stop() );
		const sites = {};
		for ( const [ name, { served, ...options } ] of Object.entries(
			wanted
		) ) {
			const dir = join( folder, name );
			await dropSite( dir );
			const port = await freePort( 9500 + stops.length );
			const { host, user, password } = database;
			await provisionSite( {
				dir,
				url: `http://127.0.0.1:${ port }`,
				database: { host, user, password, name: `bench_${ name }` },
				drop: true,
				...options,
			} );
			await mkdir( join( dir, 'wp-content/mu-plugins' ), {
				recursive: true,
			} );
			await cp(
				join( import.meta.dirname, 'bench.php' ),
				join( dir, 'wp-content/mu-plugins/bench.php' )
			);
			const server = await serveFpm( {
				dir,
				port,
				...served,
				env: { BROLGA_RATE_LIMIT: 'off', ...served?.env },
			} );
			stops.push( () => server.stop() );
			sites[ name ] = {
				dir,
				url: server.url.replace( /\/$/, '' ),
				workers: server.workers,
				// Of PHP and of the database.
				ticks: async () =>
					ticksOf( [
						...( await server.workers() ),
						Number(
							await readFile(
								join( folder, 'mariadb/mariadb.pid' ),
								'utf8'
							)
						),
					] ),
			};
		}
		return await work( sites );
	} finally {
		for ( const stop of stops.reverse() ) {
			await stop();
		}
	}
}
