/**
 * On a branch, slow suites run where what they look at has changed (CMD-820).
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { changedFiles, concerns } from '../../bin/lib/test/changes.mjs';

describe( 'what has changed on a branch (CMD-820)', () => {
	const folder = mkdtempSync( join( tmpdir(), 'brolga-changes-' ) );
	const clone = join( folder, 'clone' );
	const git = ( cwd, ...args ) =>
		execFileSync(
			'git',
			[
				...[ '-c', 'user.name=a', '-c', 'user.email=a@example.org' ],
				...[ '-c', 'init.defaultBranch=main', ...args ],
			],
			{ cwd, stdio: 'pipe' }
		);
	const write = ( file ) => writeFileSync( join( clone, file ), file );

	before( () => {
		const origin = join( folder, 'origin' );
		mkdirSync( origin );
		git( origin, 'init' );
		git( origin, 'commit', '--allow-empty', '-m', 'Begin' );
		git( folder, 'clone', 'origin', 'clone' );
	} );
	after( () => rmSync( folder, { recursive: true } ) );

	it( 'cannot be told on the newest commit of the server, nor without git', () => {
		assert.equal( changedFiles( clone ), null );
		assert.equal( changedFiles( tmpdir() ), null );
	} );

	it( 'is what was committed, changed and added', () => {
		write( 'committed' );
		write( 'staged' );
		git( clone, 'add', 'committed', 'staged' );
		git( clone, 'commit', '-m', 'Add', 'committed' );
		write( 'new' );
		assert.deepEqual( changedFiles( clone ).toSorted(), [
			'committed',
			'new',
			'staged',
		] );
	} );

	for ( const [ watched, changed, runs ] of [
		[ [], [ 'a' ], true ],
		[ [ 'demo/' ], null, true ],
		[ [ 'demo/', 'bin/start' ], [ 'docs/a.md', 'bin/start' ], true ],
		[ [ 'demo/' ], [ 'docs/demo.md' ], false ],
		[ [ 'demo/' ], [], false ],
	] ) {
		it( `${ runs ? 'runs' : 'skips' } a suite of ${ JSON.stringify( watched ) } where ${ JSON.stringify( changed ) } changed`, () => {
			assert.equal( concerns( watched, changed ), runs );
		} );
	}
} );
