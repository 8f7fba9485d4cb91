/** The shipped configuration of Varnish, in a Varnish that runs. */
import assert from 'node:assert/strict';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { exists, start } from '../../bin/lib/children.mjs';
import { filled } from '../../bin/lib/cluster/templates.mjs';
import { HOST, answers, freePort } from '../../bin/lib/ports.mjs';

const skip =
	! ( await exists( 'varnishd' ) ) &&
	'varnishd is missing: apt-get install varnish';

/** What the site answers, by path; whatever else, a page. */
const SPECIAL = {
	'/missing/': { status: 404 },
	'/broken/': { status: 500 },
	'/private/': { headers: { 'Cache-Control': 'no-store, private' } },
	'/welcome/': { headers: { 'Set-Cookie': 'a=b' } },
	'/one/': { headers: { 'Surrogate-Key': 'post-1 posts-post design' } },
	'/ten/': { headers: { 'Surrogate-Key': 'post-10 design' } },
	'/feed/': { headers: { 'Surrogate-Key': 'post-1 posts-post' } },
};

let site, varnish, folder, port;

/** What the site was asked, as it came. */
const asked = [];

before( async () => {
	if ( skip ) {
		return;
	}
	site = createServer( ( { method, url, headers }, response ) => {
		asked.push( { method, url, headers } );
		const special = SPECIAL[ url.split( '?' )[ 0 ] ] ?? {};
		response.writeHead( special.status ?? 200, special.headers ?? {} );
		response.end( `${ method } ${ url } ${ asked.length }` );
	} );
	await new Promise( ( done ) => site.listen( 0, HOST, done ) );
	folder = await mkdtemp( join( tmpdir(), 'brolga-varnish-' ) );
	// Varnish reads it as a user of its own.
	await chmod( folder, 0o755 );
	const vcl = await filled( 'varnish/brolga.vcl', {
		balancer_host: HOST,
		balancer_port: site.address().port,
		web_acl: '"127.0.0.0"/8;',
		proxies_acl: '"127.0.0.0"/8;',
	} );
	const file = join( folder, 'brolga.vcl' );
	await writeFile(
		file,
		// Everybody here comes from this machine: a stranger says so.
		vcl.replace(
			'if (client.ip !~ purgers ',
			'if (client.ip !~ purgers || req.http.X-Stranger '
		)
	);
	port = await freePort( 9770 );
	varnish = start( 'varnishd', [
		...[ '-F', '-n', join( folder, 'work' ), '-T', 'none' ],
		...[ '-a', `${ HOST }:${ port }`, '-f', file, '-s', 'malloc,32m' ],
	] );
	await answers( `http://${ HOST }:${ port }/`, {
		status: 200,
		seconds: 60,
		child: varnish,
	} );
} );

after( async () => {
	await varnish?.stop();
	site?.close();
	site?.closeAllConnections();
	if ( folder ) {
		await rm( folder, { recursive: true, force: true } );
	}
} );

/** Asks Varnish, by the name of a site. */
const ask = ( path, { method = 'GET', host = 'site.test', ...headers } = {} ) =>
	new Promise( ( done, fail ) => {
		const call = request(
			{ host: HOST, port, path, method, headers: { host, ...headers } },
			( response ) => {
				let body = '';
				response.on( 'data', ( part ) => ( body += part ) );
				response.on( 'end', () =>
					done( {
						body,
						status: response.statusCode,
						headers: response.headers,
						from: response.headers[ 'x-cache' ],
					} )
				);
			}
		);
		call.on( 'error', fail );
		call.end();
	} );

/** Whether a page comes out of the cache, for each way to ask. */
const kept = async ( ...ways ) => {
	const found = [];
	for ( const [ path, headers ] of ways ) {
		found.push( ( await ask( path, headers ) ).from === 'HIT' );
	}
	return found;
};

test(
	'CACHE-11: one page for all visitors, whatever consent, test or campaign they bring',
	{ skip },
	async () => {
		await ask( '/shared/' );
		const cookie =
			'brolga_consent=v1~all; et_pb_ab_subject_12_1=1; brolga_lead=1; _ga=1';
		assert.deepEqual(
			await kept(
				[ '/shared/' ],
				[ '/shared/', { cookie } ],
				[ '/shared/?utm_source=news&utm_medium=email', { cookie } ],
				[ '/shared/?gclid=abc' ],
				[ '/shared/', { method: 'HEAD' } ],
				[ '/shared/', { host: 'SITE.test' } ]
			),
			[ true, true, true, true, true, true ]
		);
		const { headers } = asked.find( ( { url } ) => url === '/shared/' );
		assert.equal( headers.cookie, undefined );
	}
);

test(
	'CACHE-11: what is made for one visitor is passed on, with cookies',
	{ skip },
	async () => {
		const ways = [
			'wordpress_logged_in_1=a',
			'wp-postpass_1=a',
			'comment_author_1=a',
			'a=b; woocommerce_items_in_cart=1',
			'wp_woocommerce_session_1=a',
		].map( ( cookie ) => [ '/own/', { cookie } ] );
		ways.push(
			...[
				'/?s=fern',
				'/a/?preview=true',
				'/a/?brolga_variant=12_1_1',
				'/cart/',
				'/checkout/order-received/1/',
				'/my-account',
				'/wp-json/brolga/v1/variant',
				'/wp-admin/admin-ajax.php',
				'/wp-login.php',
				'/private/',
				'/welcome/',
				'/broken/',
			].map( ( path ) => [ path ] ),
			[ '/own/', { method: 'POST' } ],
			[ '/own/', { authorization: 'Basic x' } ]
		);
		await kept( [ '/own/' ], ...ways );
		assert.deepEqual(
			await kept( ...ways ),
			ways.map( () => false )
		);
		const { headers } = asked.findLast( ( { headers: { cookie } } ) =>
			cookie?.includes( 'items_in_cart' )
		);
		assert.match( headers.cookie, /woocommerce_items_in_cart=1/ );
	}
);

test(
	'CACHE-3 CACHE-11: the site knows that its pages are kept, and nobody else can say so',
	{ skip },
	async () => {
		await ask( '/told/', { 'x-brolga-page-cache': 'nobody' } );
		const { headers } = asked.find( ( { url } ) => url === '/told/' );
		assert.equal( headers[ 'x-brolga-page-cache' ], 'varnish' );
	}
);

test(
	'CACHE-7 CACHE-11: a BAN by keys drops the pages that have one',
	{ skip },
	async () => {
		const pages = [ [ '/one/' ], [ '/ten/' ], [ '/feed/' ] ];
		await kept( ...pages );
		assert.deepEqual( await kept( ...pages ), [ true, true, true ] );
		const ban = await ask( '/', {
			method: 'BAN',
			'surrogate-key': 'post-1 nothing many',
		} );
		assert.equal( ban.status, 200 );
		assert.deepEqual( await kept( ...pages ), [ false, true, false ] );
		await ask( '/', { method: 'BAN', 'surrogate-key': 'design' } );
		assert.deepEqual( await kept( ...pages ), [ false, false, true ] );
		const { headers } = await ask( '/one/' );
		assert.deepEqual(
			Object.keys( headers ).filter( ( name ) =>
				/surrogate|brolga/.test( name )
			),
			[]
		);
	}
);

test(
	'CACHE-7 CACHE-11: a PURGE drops one page, a BAN all of one site',
	{ skip },
	async () => {
		const pages = [
			[ '/one/' ],
			[ '/ten/' ],
			[ '/one/', { host: 'other.test' } ],
		];
		await kept( ...pages );
		await ask( '/one/?utm_source=a', { method: 'PURGE' } );
		assert.deepEqual( await kept( ...pages ), [ false, true, true ] );
		await ask( '/', { method: 'BAN' } );
		assert.deepEqual( await kept( ...pages ), [ false, false, true ] );
	}
);

test(
	'CACHE-11: a page is dropped as it is kept for https, too',
	{ skip },
	async () => {
		const secure = [ '/one/', { 'x-forwarded-proto': 'https' } ];
		await kept( [ '/one/' ], secure );
		assert.deepEqual( await kept( [ '/one/' ], secure ), [ true, true ] );
		await ask( '/one/', { method: 'PURGE' } );
		assert.deepEqual( await kept( [ '/one/' ], secure ), [ false, false ] );
	}
);

test(
	'CACHE-11: strangers drop nothing, and nobody writes a ban',
	{ skip },
	async () => {
		await ask( '/one/' );
		for ( const method of [ 'PURGE', 'BAN' ] ) {
			for ( const stranger of [
				{ 'x-stranger': '1' },
				// A proxy on this machine asked for somebody.
				{ 'x-forwarded-for': '203.0.113.9' },
			] ) {
				const { status } = await ask( '/one/', {
					method,
					...stranger,
				} );
				assert.equal( status, 405 );
			}
		}
		for ( const key of [ 'a || obj.status != 0', '.*', '' ] ) {
			const { status } = await ask( '/', {
				method: 'BAN',
				'surrogate-key': key,
			} );
			assert.equal( status, 400, key );
		}
		assert.deepEqual( await kept( [ '/one/' ] ), [ true ] );
	}
);
