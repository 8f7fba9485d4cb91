/**
 * Which suites bin/test runs, by itself, by name and before a release (CMD-860).
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { choose } from '../../bin/lib/test/choose.mjs';
import { suites } from '../../bin/lib/test/suites.mjs';

const names = ( ...asked ) =>
	choose( suites, ...asked )?.map( ( { name } ) => name );

describe( 'what bin/test runs (CMD-860)', () => {
	it( 'measures contrast by name and before a release, and never else', () => {
		assert.ok( names( [], false ).includes( 'playwright' ) );
		assert.ok( ! names( [], false ).includes( 'contrast' ) );
		assert.ok( ! names( [ 'e2e' ], false ).includes( 'contrast' ) );
		assert.ok( names( [], true ).includes( 'contrast' ) );
		assert.deepEqual( names( [ 'contrast' ], false ), [ 'contrast' ] );
	} );

	it( 'refuses what is no part', () => {
		assert.equal( names( [ 'everything' ], false ), undefined );
	} );
} );
