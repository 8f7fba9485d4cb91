/** As real hosts do it: nginx with a page cache, php-fpm, MariaDB. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { Complaint } from '../../bin/lib/complaint.mjs';
import { serveFpm } from '../../bin/lib/fpm.mjs';
import { demandTools } from '../../bin/lib/machine.mjs';
import { startMariadb } from '../../bin/lib/mariadb.mjs';
import { freePort } from '../../bin/lib/ports.mjs';
import { provisionSite } from '../../bin/lib/site.mjs';
import { startMailSink } from '../support/mail-sink.mjs';
import {
	Skipped,
	evaluate,
	isLocal,
	looksRight,
	smoke,
} from '../support/smoke.mjs';

await smoke( async ( { folder, check } ) => {
	await demandTools( [ 'mariadb', 'web server' ] ).catch( ( error ) => {
		throw error instanceof Complaint ? new Skipped( error.message ) : error;
	} );
	const port = await freePort( 9460 );
	const sink = await startMailSink();
	const database = await startMariadb( join( folder, 'mariadb' ) );
	const site = await provisionSite( {
		dir: join( folder, 'site' ),
		url: `http://127.0.0.1:${ port }`,
		database,
		smtpPort: sink.port,
		seed: true,
	} );
	const server = await serveFpm( { dir: site.dir, port, pageCache: true } );

	await check( 'CMD-2: the site is on MySQL', async () => {
		const engine = 'global $wpdb; return $wpdb->db_server_info();';
		assert.match( await evaluate( site.dir, engine ), /MariaDB/ );
	} );
	await check( 'CMD-20: it listens on 127.0.0.1 alone', () =>
		isLocal( port )
	);
	await check( 'a page comes from the cache the second time', async () => {
		const ask = async () =>
			( await fetch( `${ server.url }contact/` ) ).headers.get(
				'x-page-cache'
			);
		assert.deepEqual( [ await ask(), await ask() ], [ 'MISS', 'HIT' ] );
	} );
	// The enquiry is that of a cached page.
	await looksRight( check, { dir: site.dir, url: server.url }, ( wanted ) =>
		sink.waitFor( ( { text } ) => text.includes( wanted ), 30 )
	);
	await server.stop();
	await database.stop();
	await sink.stop();
} );
