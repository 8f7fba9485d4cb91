/** bin/start where it cannot start: one sentence that says what to do, and a status (CMD). */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ROOT } from '../../../bin/lib/paths.mjs';
import { inspectPhp } from '../../../bin/lib/php.mjs';
import { freePort } from '../../../bin/lib/ports.mjs';
import { chooseRuntime } from '../../../bin/lib/runtime.mjs';
import { fill, folder } from '../../support/provisioning.mjs';

/** Runs bin/start, which has to give up before it touches anything. */
function start( args, env = {} ) {
	const { status, stdout, stderr } = spawnSync(
		join( ROOT, 'bin/start' ),
		args,
		{ env: { ...process.env, ...env }, encoding: 'utf8', timeout: 20_000 }
	);
	return { status, stdout, sentence: stderr.trim() };
}

/** A `php` that answers what ours asks, with these extensions. */
function fakePhp( version, extensions ) {
	const path = join(
		fill( folder(), {
			php: `#!/bin/sh\necho '${ JSON.stringify( [ version, extensions ] ) }'\n`,
		} ),
		'php'
	);
	chmodSync( path, 0o755 );
	return path;
}

const GOOD = [ 'mbstring', 'dom', 'xml', 'pdo_sqlite', 'mysqli' ];
const without = ( name ) => GOOD.filter( ( extension ) => extension !== name );

describe( 'a busy port (CMD-10)', () => {
	const holder = createServer();
	before(
		() =>
			new Promise( ( resolve ) =>
				holder.listen( 0, '127.0.0.1', resolve )
			)
	);
	after( () => holder.close() );

	it( 'is named, with the way out', () => {
		const { port } = holder.address();
		const { status, stdout, sentence } = start( [
			'--port',
			String( port ),
		] );
		assert.equal( status, 1 );
		assert.equal( stdout, '' );
		assert.equal(
			sentence,
			`Port ${ port } is busy: stop what listens there, or choose another with --port ${ port + 1 }.`
		);
	} );
} );

describe( 'a PHP that lacks an extension (CMD-10)', () => {
	it( 'is named, with Debian’s package and the other runtime', async () => {
		const php = fakePhp( '8.3.1', without( 'pdo_sqlite' ) );
		const { status, sentence } = start(
			[
				'--runtime',
				'native',
				'--port',
				String( await freePort( 9490 ) ),
			],
			{ BROLGA_PHP: php }
		);
		assert.equal( status, 1 );
		assert.equal(
			sentence,
			"PHP 8.3.1 lacks pdo_sqlite: install php8.3-sqlite3 (Debian's name), or use --runtime playground, which only needs Node."
		);
	} );

	it( 'is named for MySQL, where there is no other runtime', async () => {
		const php = fakePhp( '8.3.1', without( 'mysqli' ) );
		const { status, sentence } = start(
			[
				'--database',
				'mysql',
				'--port',
				String( await freePort( 9490 ) ),
			],
			{ BROLGA_PHP: php }
		);
		assert.equal( status, 1 );
		assert.match(
			sentence,
			/^PHP 8\.3\.1 lacks mysqli: install php8\.3-mysql [^\n]*\.$/
		);
	} );
} );

/** Does something while another PHP is this machine's. */
async function withPhp( php, action ) {
	const former = process.env.BROLGA_PHP;
	process.env.BROLGA_PHP = php;
	try {
		return await action();
	} finally {
		delete process.env.BROLGA_PHP;
		Object.assign( process.env, former && { BROLGA_PHP: former } );
	}
}

describe( 'the runtime (CMD-11)', () => {
	const choose = ( php, options = {} ) =>
		withPhp( php, () =>
			chooseRuntime( { database: 'sqlite', ...options } )
		);

	it( 'is native where this machine’s PHP is good enough', async () =>
		assert.equal( await choose( fakePhp( '8.2.0', GOOD ) ), 'native' ) );
	it( 'is Playground where it is not, or is not there', async () => {
		assert.equal( await choose( fakePhp( '8.1.30', GOOD ) ), 'playground' );
		assert.equal( await choose( '/nowhere/php' ), 'playground' );
	} );
	it( 'is Playground for whoever wants it', async () =>
		assert.equal(
			await choose( fakePhp( '8.2.0', GOOD ), { runtime: 'playground' } ),
			'playground'
		) );
	it( 'is native or a complaint for whoever wants native, or MySQL', async () => {
		const old = fakePhp( '8.1.30', GOOD );
		await assert.rejects( choose( old, { runtime: 'native' } ), /too old/ );
		await assert.rejects( choose( old, { database: 'mysql' } ), /too old/ );
	} );
} );

describe( 'this machine’s PHP', () => {
	const inspect = ( php, options ) =>
		withPhp( php, async () => ( await inspectPhp( options ) ).problem );

	it( 'will do with all extensions', async () =>
		assert.equal( await inspect( fakePhp( '8.2.0', GOOD ) ), null ) );
	it( 'names several missing ones together', async () => {
		assert.equal(
			await inspect( fakePhp( '8.2.9', [ 'pdo_sqlite', 'mbstring' ] ) ),
			"PHP 8.2.9 lacks dom and xml: install php8.2-xml (Debian's name)"
		);
	} );
	it( 'must be 8.2', async () =>
		assert.match(
			await inspect( fakePhp( '8.1.30', GOOD ) ),
			/too old: install PHP 8\.2/
		) );
	it( 'may not be there at all', async () =>
		assert.match(
			await inspect( '/nowhere/php' ),
			/PHP is missing.*install php-cli/
		) );
} );

describe( 'a wrong option (CMD-2)', () => {
	it( 'ends with one sentence', () => {
		const { status, sentence } = start( [ '--database', 'oracle' ] );
		assert.deepEqual(
			[ status, sentence ],
			[ 1, '--database is sqlite or mysql, not "oracle".' ]
		);
	} );
	it( '--help lists them all', () => {
		const { status, stdout } = start( [ '--help' ] );
		assert.equal( status, 0 );
		for ( const option of [
			'--port',
			'--fresh',
			'--runtime',
			'--database',
			'BROLGA_WORDPRESS',
			'BROLGA_WOOCOMMERCE',
		] ) {
			assert.ok( stdout.includes( option ), option );
		}
	} );
} );
