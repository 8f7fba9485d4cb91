/**
 * Makes the demo site anew, once for each worker, serves it and catches its
 * mail, for one run of the tests. Tests learn of them by the environment.
 */
import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { request } from '@playwright/test';
import { ensureBuild } from '../../bin/lib/build.mjs';
import { serveNative } from '../../bin/lib/native.mjs';
import { ROOT } from '../../bin/lib/paths.mjs';
import { freePort } from '../../bin/lib/ports.mjs';
import {
	copySite,
	dropSite,
	fillSite,
	provisionSite,
} from '../../bin/lib/site.mjs';
import { shopForTests } from '../../bin/lib/woocommerce.mjs';
import { forkPhp } from '../support/fork-php.mjs';
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

/**
 * The demo asks its visitors for consent. Tests are about something else, and
 * the one that is about it switches the banner on.
 */
const askNobody = ( dir ) =>
	promisify( execFile )(
		'php',
		[
			'-r',
			`require 'wp-load.php'; $all = get_option( 'brolga_settings', [] ); unset( $all['consent'] ); update_option( 'brolga_settings', $all );`,
		],
		{ cwd: dir }
	);

/** Mail and server of a site that is laid out, and its owner logged in. */
async function open( { dir, port, sink } ) {
	const mail = await showMail( sink );
	const server = await serveNative( {
		dir,
		port,
		// Tests have servers of their own, which sites do not call otherwise.
		env: { BROLGA_RATE_LIMIT: 'off', BROLGA_GZIP: 'off', ...ALLOWED },
	} );
	const url = server.url.replace( /\/$/, '' );
	const admin = join( ROOT, `.cache/e2e/admin-${ port }.json` );
	// Read when it is loaded: an address has to be known by then.
	process.env.WP_BASE_URL ??= url;
	const { RequestUtils } =
		await import( '@wordpress/e2e-test-utils-playwright' );
	const context = await request.newContext( { baseURL: url } );
	await new RequestUtils( context, {
		storageStatePath: admin,
		user: { username: 'admin', password: 'password' },
		baseURL: url,
	} ).setupRest();
	await context.dispose();
	const php = forkPhp( dir );
	return {
		url,
		orders: php.orders,
		admin,
		mail: `http://127.0.0.1:${ mail.address().port }/`,
		async close() {
			await php.stop();
			await server.stop();
			mail.closeAllConnections();
			mail.close();
			await sink.stop();
		},
	};
}

/** Only tests that ask for the shop pay for it, see the fixture `shop`. */
const leaveOutShop = ( { dir } ) =>
	cp(
		join( ROOT, 'tests/support/shop-on-request.php' ),
		join( dir, 'wp-content/mu-plugins/shop-on-request.php' )
	);

/** @param {import('@playwright/test').FullConfig} config */
export default async function globalSetup( { workers } ) {
	await ensureBuild();
	const places = [];
	// Servers start minutes later: two runs at once do not pick the same ports.
	for (
		let from = 9480 + 4 * ( process.pid % 100 );
		places.length < workers;
	) {
		const port = await freePort( from );
		const dir = join( ROOT, `.cache/e2e/site-${ port }` );
		places.push( { port, dir, sink: await startMailSink() } );
		from = port + 1;
	}
	const settings = ( { dir, port, sink } ) => ( {
		dir,
		url: `http://127.0.0.1:${ port }`,
		smtpPort: sink.port,
	} );
	const [ first, ...others ] = places;
	await Promise.all( places.map( ( { dir } ) => dropSite( dir ) ) );
	const { reason } = await shopForTests();
	const site = await provisionSite( {
		...settings( first ),
		woocommerce: reason === undefined,
		seed: true,
	} );
	await Promise.all(
		others.map( async ( place ) =>
			fillSite( await copySite( site, settings( place ) ) )
		)
	);
	await Promise.all( places.map( leaveOutShop ) );
	await Promise.all( places.map( ( { dir } ) => askNobody( dir ) ) );
	const sites = await Promise.all( places.map( open ) );

	Object.assign( process.env, {
		BROLGA_E2E_SITES: JSON.stringify(
			sites.map( ( { url, admin, mail, orders }, index ) => ( {
				url,
				admin,
				mail,
				orders,
				dir: places[ index ].dir,
				noShop: reason ?? '',
			} ) )
		),
		...ALLOWED,
	} );

	return async () => {
		await Promise.all( sites.map( ( { close } ) => close() ) );
		await Promise.all( places.map( ( { dir } ) => dropSite( dir ) ) );
	};
}
