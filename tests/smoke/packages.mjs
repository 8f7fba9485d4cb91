/** The packages of bin/package, installed in a WordPress that has never seen us. */
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { unzip } from '../../bin/lib/archive.mjs';
import { run } from '../../bin/lib/children.mjs';
import { main } from '../../bin/lib/complaint.mjs';
import { serveNative } from '../../bin/lib/native.mjs';
import { ROOT } from '../../bin/lib/paths.mjs';
import { freePort } from '../../bin/lib/ports.mjs';
import { dropSite, fillSite, layOutSite } from '../../bin/lib/site.mjs';
import { Checks, smoke } from './support/smoke.mjs';

/** Unpacks a zip into the site, as WordPress' own installer does. */
async function install( zip, target ) {
	const unpacked = `${ target }.unpacked`;
	await rm( unpacked, { recursive: true, force: true } );
	await mkdir( unpacked, { recursive: true } );
	await unzip( join( ROOT, 'dist', zip ), unpacked );
	await rename( join( unpacked, 'brolga' ), target );
	await rm( unpacked, { recursive: true } );
}

await main( async () => {
	const checks = new Checks();
	await run( join( ROOT, 'bin/package' ), [], { cwd: ROOT } );
	const dir = join( ROOT, '.cache/smoke/packages' );
	const port = await freePort( 9530 );
	await dropSite( dir );
	const site = await layOutSite( {
		dir,
		url: `http://127.0.0.1:${ port }`,
		plugin: null,
		theme: null,
	} );
	await install( 'brolga.zip', join( dir, 'wp-content/plugins/brolga' ) );
	await install(
		'brolga-theme.zip',
		join( dir, 'wp-content/themes/brolga' )
	);
	await fillSite( site, { seed: true } );
	const server = await serveNative( { dir, port } );
	await smoke( checks, { dir, url: server.url } );
	await server.stop();
	checks.end();
	return process.exitCode ?? 0;
} );
