/** The oldest WordPress we support. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { Complaint } from '../../bin/lib/complaint.mjs';
import { serveNative } from '../../bin/lib/native.mjs';
import { freePort } from '../../bin/lib/ports.mjs';
import { provisionSite } from '../../bin/lib/site.mjs';
import { OLDEST_WORDPRESS, obtainWordPress } from '../../bin/lib/wordpress.mjs';
import { startMailSink } from '../support/mail-sink.mjs';
import { Skipped, logIn, looksRight, smoke } from '../support/smoke.mjs';

await smoke( async ( { folder, check } ) => {
	await obtainWordPress( { version: OLDEST_WORDPRESS } ).catch( ( error ) => {
		throw error instanceof Complaint ? new Skipped( error.message ) : error;
	} );
	const port = await freePort( 9440 );
	const sink = await startMailSink();
	const site = await provisionSite( {
		dir: join( folder, 'site' ),
		url: `http://127.0.0.1:${ port }`,
		wordpressVersion: OLDEST_WORDPRESS,
		smtpPort: sink.port,
		seed: true,
	} );
	const { url, stop } = await serveNative( { dir: site.dir, port } );

	await check( 'it is the version it should be', () =>
		assert.ok(
			site.version.startsWith( `${ OLDEST_WORDPRESS }.` ),
			site.version
		)
	);
	await looksRight( check, { dir: site.dir, url }, ( wanted ) =>
		sink.waitFor( ( { text } ) => text.includes( wanted ), 30 )
	);
	// A script with a dependency this WordPress lacks would not be printed.
	await check( 'the Leads screen has its script', async () => {
		const screen = await fetch(
			`${ url }wp-admin/admin.php?page=brolga-leads`,
			{
				headers: { cookie: await logIn( url ) },
			}
		);
		assert.equal( screen.status, 200 );
		assert.match( await screen.text(), /build\/admin\/leads\.js/ );
	} );
	await stop();
	await sink.stop();
} );
