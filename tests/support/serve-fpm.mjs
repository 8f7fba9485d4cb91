/**
 * Serves a site by nginx and php-fpm until its input ends: for tests, which are
 * in a language of their own. Prints its address as JSON, or what is missing.
 *
 *     node serve-fpm.mjs FOLDER none|pages|blind
 */
import { Complaint } from '../../bin/lib/complaint.mjs';
import { serveFpm } from '../../bin/lib/fpm.mjs';
import { freePort } from '../../bin/lib/ports.mjs';

const [ dir, cache ] = process.argv.slice( 2 );
try {
	const server = await serveFpm( {
		dir,
		port: await freePort( 9700 + ( process.pid % 100 ) * 2 ),
		pageCache: cache === 'blind' ? 'blind' : cache === 'pages',
		env: {
			BROLGA_RATE_LIMIT: 'off',
			BROLGA_ALLOWED_HOSTS: '127.0.0.1',
		},
	} );
	console.log( JSON.stringify( { url: server.url, missing: '' } ) );
	process.stdin.resume().on( 'end', async () => {
		await server.stop();
		process.exit();
	} );
} catch ( error ) {
	if ( ! ( error instanceof Complaint ) ) {
		throw error;
	}
	console.log( JSON.stringify( { url: '', missing: error.message } ) );
}
