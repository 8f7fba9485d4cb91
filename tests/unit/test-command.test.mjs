/** bin/test as its users see it: the last line and the exit status. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { projectRoot } from '../../bin/lib/static/report.mjs';

const test = ( ...args ) => command( 'bin/test', ...args );

function command( name, ...args ) {
	const { status, stdout, stderr } = spawnSync( name, args, {
		cwd: projectRoot,
		encoding: 'utf8',
	} );
	return { status, stderr, lines: stdout.trim().split( '\n' ) };
}

describe( 'bin/test vectors DIR (CMD-12, CMD-13)', () => {
	let folder;
	before( () => {
		folder = mkdtempSync( join( tmpdir(), 'brolga-test-' ) );
	} );
	after( () => rmSync( folder, { recursive: true } ) );

	const table = ( expected ) =>
		JSON.stringify( {
			about: '',
			runners: [ 'ts' ],
			cases: [ { name: 'one', kind: 'parse', input: '#a|1', expected } ],
		} );
	const right = [ { id: 'a', params: [ '1' ] } ];

	it( 'passes with what is open named, not failed', () => {
		writeFileSync( join( folder, 'hash.json' ), table( right ) );
		writeFileSync( join( folder, 'unheard.json' ), table( [] ) );
		const { status, lines } = test( 'vectors', folder );
		assert.equal( status, 0 );
		assert.deepEqual( lines.slice( -2 ), [
			'open, not built yet: unheard',
			'1 passed, 0 failed, 0 skipped',
		] );
	} );

	it( 'fails where one case differs', () => {
		writeFileSync( join( folder, 'hash.json' ), table( [] ) );
		const { status, lines } = test( 'vectors', folder );
		assert.equal( status, 1 );
		assert.match( lines[ 0 ], /hash \(ts\): one/ );
		assert.equal( lines.at( -1 ), '0 passed, 1 failed, 0 skipped' );
	} );

	it( 'says in a sentence that a folder is missing', () => {
		const { status, stderr } = test( 'vectors', join( folder, 'none' ) );
		assert.equal( status, 1 );
		assert.match( stderr, /^There is no folder .+none\.\n$/ );
	} );
} );

it( 'says how it is used when asked for something else (CMD-12)', () => {
	const { status, stderr } = test( 'everything' );
	assert.equal( status, 1 );
	assert.match( stderr, /^Usage: bin\/test / );
} );

it( 'is what continuous integration calls (CMD-19)', () => {
	assert.deepEqual( command( '.ci/run', '--help' ), test( '--help' ) );
	const workflow = readFileSync(
		join( projectRoot, '.github/workflows/ci.yml' ),
		'utf8'
	);
	assert.match( workflow, /^ +- run: \.ci\/run$/m );
	// What others publish runs here under a version that was chosen.
	for ( const [ , action ] of workflow.matchAll( /uses: (.+)/g ) ) {
		assert.match( action, /@v\d+$/ );
	}
} );
