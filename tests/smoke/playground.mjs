/** The runtime for machines with Node alone: WordPress in WebAssembly. */
import { join } from 'node:path';
import { main } from '../../bin/lib/complaint.mjs';
import { ROOT } from '../../bin/lib/paths.mjs';
import { startPlayground } from '../../bin/lib/playground.mjs';
import { freePort } from '../../bin/lib/ports.mjs';
import { dropSite, layOutSite } from '../../bin/lib/site.mjs';
import { Checks, smoke } from './support/smoke.mjs';

await main( async () => {
	const checks = new Checks();
	const dir = join( ROOT, '.cache/smoke/playground' );
	const port = await freePort( 9540 );
	await dropSite( dir );
	await layOutSite( { dir, url: `http://127.0.0.1:${ port }` } );
	const server = await startPlayground( { dir, port, seed: true } );
	await smoke( checks, { dir, url: server.url } );
	await server.stop();
	checks.end();
	return process.exitCode ?? 0;
} );
