/** A cluster's files: one set of templates, filled for one machine and for an operator's. */
import assert from 'node:assert/strict';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { spread } from '../../bin/lib/cluster/chaos.mjs';
import { configure } from '../../bin/lib/cluster/configure.mjs';
import { faultsOf } from '../../bin/lib/cluster/faults.mjs';
import { endpoints, preferred, readPlan } from '../../bin/lib/cluster/plan.mjs';
import { BARE, fill } from '../../bin/lib/cluster/templates.mjs';
import { Interruptions } from '../../bin/lib/cluster/requests.mjs';
import { Complaint } from '../../bin/lib/complaint.mjs';
import { isFreeAt } from '../../bin/lib/ports.mjs';
import { fill as files, folder } from '../support/provisioning.mjs';

const plan = ( name ) => readPlan( join( BARE, `${ name }.json` ) );

describe( 'The plan of a cluster (CMD-31)', () => {
	it( 'is filled into templates, and nothing is left open', () => {
		assert.equal(
			fill( 'bind {{host}}:{{port}}', { host: 'a', port: 1 } ),
			'bind a:1'
		);
		assert.throws( () => fill( '{{host}}', {} ), Complaint );
	} );

	it( 'gives each web node a database node of its own, and the others behind it', () => {
		assert.deepEqual( preferred( [ 1, 2, 3 ], 0 ), [ 1, 3, 2 ] );
		assert.deepEqual( preferred( [ 1, 2, 3 ], 1 ), [ 2, 3, 1 ] );
	} );

	it( 'becomes the files of each machine', async () => {
		const target = folder();
		const written = await configure(
			await plan( 'three-machines' ),
			target
		);
		for ( const file of written ) {
			assert.doesNotMatch(
				await readFile( file, 'utf8' ),
				/\{\{\w+\}\}/,
				file
			);
		}
		const haproxy = await readFile(
			join( target, 'front/etc/haproxy/haproxy.cfg' ),
			'utf8'
		);
		assert.match(
			haproxy,
			/listen sql_web2[\s\S]*server db2 10\.0\.0\.12:3306 check\n {2}server db3 .* backup\n {2}server db1 .* backup/
		);
		const check = await stat(
			join( target, 'front/usr/local/bin/galera-check.sh' )
		);
		assert.equal( check.mode % 0o1000, 0o755 );
	} );

	it( 'is refused where it says too little, or is none', async () => {
		const given = files( folder(), {
			'little.json': '{"cluster":"one"}',
			'none.json': 'one',
		} );
		await assert.rejects(
			readPlan( join( given, 'little.json' ) ),
			( error ) =>
				error instanceof Complaint &&
				/lacks: home, galera/.test( error.message )
		);
		await assert.rejects(
			readPlan( join( given, 'none.json' ) ),
			Complaint
		);
	} );

	it( 'has no address twice, on one machine or on three', async () => {
		for ( const name of [ 'loopback', 'three-machines' ] ) {
			const all = endpoints( await plan( name ) ).map(
				( { host, port } ) => `${ host }:${ port }`
			);
			assert.equal( new Set( all ).size, all.length, name );
		}
	} );
} );

describe( 'An upgrade of a cluster', () => {
	it( 'has nginx let nobody keep files meanwhile (SCALE-10)', async () => {
		const target = folder();
		await configure( await plan( 'three-machines' ), target );
		const nginx = await readFile(
			join( target, 'web1/etc/nginx/sites-available/brolga' ),
			'utf8'
		);
		assert.match(
			nginx,
			/if \(-f \/srv\/brolga\/site\/wp-content\/upgrading\) \{\s*set \$kept "no-cache";/
		);
		assert.match( nginx, /add_header Cache-Control \$kept;/ );
		assert.doesNotMatch( nginx, /add_header Cache-Control "public/ );
	} );
} );

describe( 'The addresses of a cluster (CMD-30)', () => {
	it( 'are taken where somebody listens', async () => {
		const server = createServer();
		await new Promise( ( resolve ) =>
			server.listen( 0, '127.0.81.99', resolve )
		);
		const { port } = server.address();
		assert.equal( await isFreeAt( { host: '127.0.81.99', port } ), false );
		assert.equal( await isFreeAt( { host: '127.0.81.98', port } ), true );
		server.close();
	} );
} );

describe( 'What befalls a cluster, and its visitors (CMD-32)', () => {
	it( 'meets as many visitors at its end as at its beginning', async () => {
		const began = Date.now();
		const came = [];
		await spread( 10, 2, 500, async () => {
			came.push( Date.now() - began );
		} );
		assert.equal( came.length, 10 );
		assert.ok( came[ 4 ] < 400 && came[ 9 ] >= 400, came.join() );
	} );

	const node = ( name ) => ( { name, user: '1' } );
	const cluster = {
		databases: [ node( 'db1' ), node( 'db2' ) ],
		webs: [ { name: 'web1', parts: [] } ],
	};
	const names = ( canCut ) =>
		faultsOf( cluster, { canCut } ).map( ( { name } ) => name );

	it( 'is each fault in turn', () => {
		assert.deepEqual( names( true ), [
			'all databases killed at once',
			'db1 killed',
			'db1 frozen',
			'db1 cut off',
			'db2 killed',
			'db2 frozen',
			'db2 cut off',
			'Redis killed',
			'web1 killed',
			'haproxy killed',
			'Varnish started again',
		] );
		assert.equal( names( false ).length, 9 );
	} );

	it( 'lasts from the first bad answer to the first good one that was asked for later', () => {
		const seen = new Interruptions();
		const now = Date.now();
		seen.note( 'page', now - 5000, false );
		seen.note( 'page', now - 4000, false );
		// It was on its way before.
		seen.note( 'page', now - 6000, true );
		assert.deepEqual( seen.longest, {} );
		seen.note( 'page', now - 100, true );
		assert.ok( seen.longest.page >= 5000 && seen.longest.page < 8000 );
		assert.ok( seen.slowest.page >= 6000 );
	} );
} );
