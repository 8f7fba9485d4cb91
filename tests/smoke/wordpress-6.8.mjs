/** The oldest WordPress we support. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Complaint } from '../../bin/lib/complaint.mjs';
import { serveNative } from '../../bin/lib/native.mjs';
import { freePort } from '../../bin/lib/ports.mjs';
import { provisionSite } from '../../bin/lib/site.mjs';
import { OLDEST_WORDPRESS, obtainWordPress } from '../../bin/lib/wordpress.mjs';
import { startMailSink } from '../support/mail-sink.mjs';
import { Skipped, enquire, smoke } from '../support/smoke.mjs';

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
	const server = await serveNative( { dir: site.dir, port } );

	await check( 'is the version it should be', () =>
		assert.ok(
			site.version.startsWith( `${ OLDEST_WORDPRESS }.` ),
			site.version
		)
	);
	await check( 'shows the demo’s pages', async () => {
		for ( const path of [ '', 'services/', 'contact/', 'modules/' ] ) {
			assert.equal(
				( await fetch( server.url + path ) ).status,
				200,
				path
			);
		}
	} );
	await check(
		'has the Leads screen’s script and what it depends on',
		async () => {
			const login = await fetch( `${ server.url }wp-login.php`, {
				method: 'POST',
				redirect: 'manual',
				headers: {
					cookie: 'wordpress_test_cookie=WP%20Cookie%20check',
				},
				body: new URLSearchParams( { log: 'admin', pwd: 'password' } ),
			} );
			const cookie = login.headers
				.getSetCookie()
				.map( ( line ) => line.split( ';' )[ 0 ] )
				.join( '; ' );
			const screen = await fetch(
				`${ server.url }wp-admin/admin.php?page=brolga-leads`,
				{
					headers: { cookie },
				}
			);
			assert.equal( screen.status, 200 );
			assert.match( await screen.text(), /build\/admin\/leads\.js/ );
		}
	);
	await check( 'takes an enquiry and sends its mail', async () => {
		await enquire( `${ server.url }contact/`, 'On the oldest.' );
		await fetch( `${ server.url }wp-cron.php` );
		await sink.waitFor(
			( { text } ) => text.includes( 'On the oldest.' ),
			30
		);
	} );
	await check( 'has nothing of ours in its log', async () => {
		const log = await readFile(
			join( site.dir, '.brolga/debug.log' ),
			'utf8'
		).catch( () => '' );
		assert.deepEqual(
			log
				.split( '\n' )
				.filter( ( line ) =>
					/brolga\/|Fatal|Deprecated/i.test( line )
				),
			[]
		);
	} );
	await server.stop();
	await sink.stop();
} );
