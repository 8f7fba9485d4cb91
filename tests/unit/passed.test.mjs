/**
 * When a slow suite is not run again (CMD-861).
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import {
	fingerprint,
	hasPassed,
	keepPassed,
} from '../../bin/lib/test/passed.mjs';

describe( 'a suite that passed (CMD-861)', () => {
	let root;
	let earlier;
	const seen = () => fingerprint( root, [ 'theme/', 'demo' ] );

	before( () => {
		root = mkdtempSync( join( tmpdir(), 'brolga-passed-' ) );
		earlier = process.env.XDG_CACHE_HOME;
		process.env.XDG_CACHE_HOME = join( root, 'cache' );
		spawnSync( 'git', [ 'init', '-q' ], { cwd: root } );
		mkdirSync( join( root, 'theme' ) );
		writeFileSync( join( root, 'theme/a.css' ), 'a' );
		writeFileSync( join( root, 'other.txt' ), 'a' );
	} );
	after( () => {
		if ( earlier === undefined ) {
			delete process.env.XDG_CACHE_HOME;
		} else {
			process.env.XDG_CACHE_HOME = earlier;
		}
		rmSync( root, { recursive: true } );
	} );

	it( 'is skipped with the same files alone, new ones included', () => {
		const first = seen();
		assert.match( first, /^[0-9a-f]{64}$/ );
		assert.ok( ! hasPassed( 'sweeps', first ) );
		keepPassed( 'sweeps', first );
		keepPassed( 'smoke package', 'another' );
		assert.ok( hasPassed( 'sweeps', seen() ) );
		assert.ok( ! hasPassed( 'smoke package', seen() ) );
		writeFileSync( join( root, 'other.txt' ), 'b' );
		assert.ok( hasPassed( 'sweeps', seen() ) );
		writeFileSync( join( root, 'theme/a.css' ), 'b' );
		assert.ok( ! hasPassed( 'sweeps', seen() ) );
		writeFileSync( join( root, 'theme/a.css' ), 'a' );
		assert.ok( hasPassed( 'sweeps', seen() ) );
		writeFileSync( join( root, 'theme/b.css' ), '' );
		assert.ok( ! hasPassed( 'sweeps', seen() ) );
	} );

	it( 'runs outside of git, where nothing can be told', () => {
		const seenThere = fingerprint( tmpdir(), [ 'theme/' ] );
		assert.equal( seenThere, '' );
		keepPassed( 'sweeps', seenThere );
		assert.ok( ! hasPassed( 'sweeps', seenThere ) );
	} );
} );
