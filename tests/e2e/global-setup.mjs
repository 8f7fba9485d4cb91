/**
 * Makes the demo site anew, serves it and catches its mail, for one run of the
 * tests. Tests learn of it by the environment.
 */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { request } from '@playwright/test';
import { ensureBuild } from '../../bin/lib/build.mjs';
import { serveNative } from '../../bin/lib/native.mjs';
import { ROOT } from '../../bin/lib/paths.mjs';
import { freePort } from '../../bin/lib/ports.mjs';
import { dropSite, provisionSite } from '../../bin/lib/site.mjs';
import { startMailSink } from '../support/mail-sink.mjs';

const ALLOWED = { BROLGA_ALLOWED_HOSTS: '127.0.0.1' };

/** What came to the mail server, for tests, which run in other processes. */
async function showMail( sink ) {
	const server = createServer( ( asked, answer ) =>
		answer.end( JSON.stringify( sink.messages ) )
	);
	await new Promise( ( ready ) => server.listen( 0, '127.0.0.1', ready ) );
	return server;
}

export default async function globalSetup() {
	await ensureBuild();
	const port = await freePort( 9480 );
	// By port, so that two runs at once do not meet.
	const dir = join( ROOT, `.cache/e2e/site-${ port }` );
	const storageState = join( ROOT, `.cache/e2e/admin-${ port }.json` );
	const sink = await startMailSink();
	const mail = await showMail( sink );
	await dropSite( dir );
	const site = await provisionSite( {
		dir,
		url: `http://127.0.0.1:${ port }`,
		woocommerce: true,
		smtpPort: sink.port,
		seed: true,
	} );
	const server = await serveNative( {
		dir,
		port,
		// Tests have servers of their own, which sites do not call otherwise.
		env: { BROLGA_RATE_LIMIT: 'off', ...ALLOWED },
	} );

	const url = server.url.replace( /\/$/, '' );
	Object.assign( process.env, {
		BROLGA_E2E_URL: url,
		BROLGA_E2E_SITE: dir,
		BROLGA_E2E_SHOP: site.shop ? '1' : '',
		BROLGA_E2E_MAIL: `http://127.0.0.1:${ mail.address().port }/`,
		BROLGA_E2E_ADMIN: storageState,
		...ALLOWED,
		WP_BASE_URL: url,
	} );
	// Read when it is loaded: the address has to be known by then.
	const { RequestUtils } =
		await import( '@wordpress/e2e-test-utils-playwright' );
	const context = await request.newContext( { baseURL: url } );
	await new RequestUtils( context, {
		storageStatePath: storageState,
		user: { username: 'admin', password: 'password' },
		baseURL: url,
	} ).setupRest();
	await context.dispose();

	return async () => {
		await server.stop();
		mail.closeAllConnections();
		mail.close();
		await sink.stop();
		await dropSite( dir );
	};
}
