/** The oldest WordPress that is supported: 6.8. */
import { join } from 'node:path';
import { main } from '../../bin/lib/complaint.mjs';
import { serveNative } from '../../bin/lib/native.mjs';
import { ROOT } from '../../bin/lib/paths.mjs';
import { freePort } from '../../bin/lib/ports.mjs';
import { dropSite, provisionSite } from '../../bin/lib/site.mjs';
import { Checks, smoke } from './support/smoke.mjs';

await main( async () => {
	const checks = new Checks();
	const dir = join( ROOT, '.cache/smoke/oldest' );
	const port = await freePort( 9520 );
	await dropSite( dir );
	const site = await provisionSite( {
		dir,
		url: `http://127.0.0.1:${ port }`,
		wordpressVersion: '6.8',
		seed: true,
	} );
	checks.note(
		'it is WordPress 6.8',
		site.version.startsWith( '6.8' ),
		site.version
	);
	const server = await serveNative( { dir, port } );
	await smoke( checks, { dir, url: server.url } );
	await server.stop();
	checks.end();
	return process.exitCode ?? 0;
} );
