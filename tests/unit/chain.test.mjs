/** What stands in front of PHP in a cluster, all of it running: TLS, Varnish, haproxy, nginx and php-fpm. */
import assert from 'node:assert/strict';
import { chmod, mkdir, symlink } from 'node:fs/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { exists } from '../../bin/lib/children.mjs';
import { makeCertificate } from '../../bin/lib/cluster/certificate.mjs';
import { readPlan, valuesOf } from '../../bin/lib/cluster/plan.mjs';
import { within } from '../../bin/lib/cluster/service.mjs';
import { balancer, varnish, webNode } from '../../bin/lib/cluster/services.mjs';
import { BARE, place } from '../../bin/lib/cluster/templates.mjs';
import { ROOT } from '../../bin/lib/paths.mjs';
import { fill, folder } from '../support/provisioning.mjs';

const PROGRAMS = [ 'haproxy', 'varnishd', 'nginx', 'php-fpm8.2', 'openssl' ];
const found = await Promise.all( PROGRAMS.map( exists ) );
const missing = PROGRAMS.filter( ( name, at ) => ! found[ at ] );
const why = () =>
	process.getuid?.() === 0
		? missing.length && `${ missing.join( ', ' ) }: not here`
		: 'haproxy gives up the rights of root, and needs them for that';
const skip = why() || false;

/** In the place of WordPress: what it would know of the visitor. */
const SETTINGS = `<?php
namespace Brolga\\Core\\Settings {
	final class Settings {
		public function of( object $section ): self { return $this; }
		public function texts( string $name ): array { return explode( ',', BROLGA_TRUSTED_PROXIES ); }
	}
}
namespace {
	function apply_filters( string $name, mixed $value ): mixed { return $value; }
	function wp_unslash( string $text ): string { return $text; }
	require ABSPATH . 'wp-content/plugins/brolga/includes/autoload.php';
	usleep( (int) ( $_GET['us'] ?? 0 ) );
	$client = new Brolga\\Core\\Security\\ClientIp(
		new Brolga\\Core\\Settings\\Settings(),
		( new ReflectionClass( Brolga\\Core\\Security\\Hmac::class ) )->newInstanceWithoutConstructor()
	);
	header( 'Cache-Control: no-store, private' );
	echo json_encode( [
		'address' => $client->address(),
		'https'   => $_SERVER['HTTPS'] ?? '',
		'line'    => $_SERVER['HTTP_X_FORWARDED_FOR'] ?? '',
	] );
}
`;

const FILES = {
	'index.php':
		"<?php define( 'ABSPATH', __DIR__ . '/' ); require ABSPATH . 'wp-config.php';",
	'wp-settings.php': SETTINGS,
	'keys.php': '<?php',
	'.git/config': 'secret',
	'.well-known/acme-challenge/token': 'renewed',
	'.well-known/run.php': '<?php echo "ran";',
	'wp-content/uploads/2026/run.php': '<?php echo "ran";',
	'wp-content/uploads/2026/run.phtml': '<?php echo "ran";',
	'wp-content/uploads/2026/photo.jpg': 'photo',
	'wp-content/uploads/woocommerce_uploads/book.jpg': 'paid for',
	'wp-content/uploads/brolga-events/calls.css': 'records',
};

const here = folder();
let plan, ca;
const services = [];
let php;

before( async () => {
	if ( skip ) {
		return;
	}
	await chmod( here, 0o755 );
	const loopback = await readPlan( join( BARE, 'loopback.json' ) );
	plan = {
		...JSON.parse(
			JSON.stringify( loopback ).replaceAll( '127.0.81.', '127.0.98.' )
		),
		edge: '127.0.98.42:9843',
		home: 'https://127.0.98.42:9843',
		balancer: '127.0.98.40:9844',
		varnish: '127.0.98.41:9844',
		workers: 2,
	};
	Object.assign( plan.ports, {
		nginx: 9845,
		php: 9846,
		ping: 9847,
		http: 9842,
	} );
	plan.web = [ { ...plan.web[ 0 ], sql: '127.0.98.31:9848' } ];
	const certificate = join( here, 'edge.pem' );
	ca = await makeCertificate( certificate, '127.0.98.42' );
	const values = await valuesOf( plan, '/bin/false', certificate );
	const frame = {
		folder: here,
		ledger: join( here, 'ledger' ),
		plan,
		values,
	};
	const site = fill( join( here, 'site' ), FILES );
	await mkdir( join( site, 'wp-content/plugins' ), { recursive: true } );
	await symlink(
		join( ROOT, 'plugin' ),
		join( site, 'wp-content/plugins/brolga' )
	);
	await place( 'wordpress/wp-config.php', join( site, 'wp-config.php' ), {
		...values,
		private: here,
		keys: join( site, 'keys.php' ),
	} );
	const web = await webNode( frame, plan.web[ 0 ], { site, php: {} } );
	[ php ] = web.parts;
	for ( const service of [
		...web.parts,
		await balancer( frame ),
		await varnish( frame ),
	] ) {
		await service.start();
		services.push( service );
	}
	assert.ok(
		await within( 20, async () => ( await visit( '/' ) ).status === 200 )
	);
} );

after( async () => {
	await Promise.all(
		services.map( ( service ) => service.isRunning() && service.stop() )
	);
} );

/** Asks one of the parts. */
const ask = ( url, { method = 'GET', from = '127.0.0.1', ...headers } = {} ) =>
	new Promise( ( resolve, reject ) => {
		const request = url.startsWith( 'https' ) ? requestHttps : requestHttp;
		request(
			url,
			{ method, headers, localAddress: from, ca, agent: false },
			( answer ) => {
				let body = '';
				answer.on( 'data', ( part ) => ( body += part ) );
				answer.on( 'end', () =>
					resolve( {
						status: answer.statusCode,
						headers: answer.headers,
						body,
					} )
				);
			}
		)
			.on( 'error', reject )
			.end();
	} );

/** Comes as visitors do. */
const visit = ( path, options ) => ask( `${ plan.home }${ path }`, options );

const nginx = ( path, options ) =>
	ask(
		`http://${ plan.web[ 0 ].address }:${ plan.ports.nginx }${ path }`,
		options
	);

const known = async ( answer ) => JSON.parse( ( await answer ).body );

describe( 'What PHP knows of a visitor behind TLS, Varnish, haproxy and nginx', () => {
	it(
		'is the own address of each, in one line (SCALE-430)',
		{ skip },
		async () => {
			for ( const from of [ '127.0.82.1', '127.0.82.2' ] ) {
				const { address, line } = await known( visit( '/', { from } ) );
				assert.equal( address, from );
				assert.ok( line.startsWith( `${ from }, ` ), line );
			}
		}
	);

	it( 'is nothing that the visitor says (SCALE-430)', { skip }, async () => {
		const from = '127.0.82.3';
		const told = { 'x-forwarded-for': '203.0.113.9' };
		for ( const answer of [
			visit( '/', { from, ...told } ),
			// Past the edge, where a firewall has a gap.
			ask( `http://${ plan.varnish }/`, { from, ...told } ),
			nginx( '/', { from, ...told } ),
		] ) {
			assert.equal( ( await known( answer ) ).address, from );
		}
	} );

	it(
		'is https, from who ends TLS and from nobody else (SCALE-431)',
		{ skip },
		async () => {
			const told = { 'x-forwarded-proto': 'https' };
			const from = '127.0.82.4';
			assert.equal(
				( await known( visit( '/', { from } ) ) ).https,
				'on'
			);
			assert.equal(
				(
					await known(
						ask( `http://${ plan.varnish }/`, { from, ...told } )
					)
				).https,
				''
			);
			assert.equal(
				( await known( nginx( '/', { from, ...told } ) ) ).https,
				''
			);
		}
	);

	it( 'comes by https alone (SCALE-431)', { skip }, async () => {
		const { status, headers } = await ask(
			`http://127.0.98.42:${ plan.ports.http }/a?b=c`
		);
		assert.equal( status, 301 );
		assert.equal( headers.location, `${ plan.home }/a?b=c` );
	} );
} );

describe( 'What nginx hands out (SCALE-432)', () => {
	it(
		'is no paid download, no record, no file of the repository, and no PHP of an upload',
		{ skip },
		async () => {
			for ( const path of [
				'/.git/config',
				'/.well-known/run.php',
				'/wp-content/uploads/2026/run.php',
				'/wp-content/uploads/2026/run.php/photo.jpg',
				'/wp-content/uploads/2026/RUN.PHP',
				'/wp-content/uploads/2026/run.phtml',
				'/wp-content/uploads/woocommerce_uploads/book.jpg',
				'/wp-content/uploads/brolga-events/calls.css',
				'/wp-content/uploads/2026/../woocommerce_uploads/book.jpg',
			] ) {
				const { status, body } = await visit( path );
				assert.equal( status, 404, path );
				assert.doesNotMatch( body, /ran|paid|records|secret/ );
			}
		}
	);

	it(
		'is images, and what certificates are renewed by',
		{ skip },
		async () => {
			const photo = await visit( '/wp-content/uploads/2026/photo.jpg' );
			assert.equal( photo.body, 'photo' );
			const token = await visit( '/.well-known/acme-challenge/token' );
			assert.equal( token.body, 'renewed' );
			assert.match(
				( await visit( '/.well-known/change-password' ) ).body,
				/address/
			);
		}
	);
} );

describe( 'The edge (SCALE-2)', () => {
	it(
		'asks visitors to come back while Varnish is away',
		{ skip },
		async () => {
			const cache = services.at( -1 );
			await cache.stop();
			const { status, headers, body } = await visit( '/' );
			assert.equal( status, 503 );
			assert.equal( headers[ 'retry-after' ], '5' );
			assert.match( body, /<h1>Please try again<\/h1>/ );
			await cache.start();
		}
	);
} );

describe( 'A web node (SCALE-433)', () => {
	it(
		'is not taken for dead while its workers are busy',
		{ skip },
		async () => {
			const busy = [ 1, 2, 3, 4 ].map( () => nginx( '/?us=4000000' ) );
			await new Promise( ( done ) => setTimeout( done, 500 ) );
			const began = Date.now();
			const { status, body } = await nginx( '/fpm-ping' );
			assert.equal( `${ status } ${ body }`, '200 pong' );
			assert.ok( Date.now() - began < 2000 );
			assert.equal( ( await visit( '/' ) ).status, 200 );
			await Promise.all( busy );
		}
	);

	it( 'without PHP asks visitors to come back', { skip }, async () => {
		await php.stop();
		const { status, headers, body } = await nginx( '/' );
		assert.equal( status, 503 );
		assert.equal( headers[ 'retry-after' ], '5' );
		assert.equal( headers[ 'cache-control' ], 'no-store' );
		assert.match( body, /<h1>Please try again<\/h1>/ );
		await php.start();
	} );
} );
