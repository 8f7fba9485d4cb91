/**
 * Which suites bin/test runs, by itself and by name, and when a sweep is one of them (CMD-860).
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { concerns } from '../../bin/lib/test/changes.mjs';
import { choose } from '../../bin/lib/test/choose.mjs';
import { suites } from '../../bin/lib/test/suites.mjs';

// Somebody may run some suites alone, and this one among them.
delete process.env.BROLGA_TEST_ONLY;

const names = ( ...parts ) =>
	choose( suites, parts )?.map( ( { name } ) => name );
const runs = ( name, changed ) =>
	concerns(
		suites.find( ( suite ) => suite.name === name )?.watches ?? [],
		changed
	);

describe( 'what bin/test runs', () => {
	it( 'sweeps patterns and looks where what paints them has changed, and before a release (CMD-860)', () => {
		assert.ok( names().includes( 'sweeps' ) );
		assert.ok( runs( 'sweeps', [ 'theme/patterns/hero.php' ] ) );
		assert.ok( runs( 'sweeps', null ) );
		assert.ok( ! runs( 'sweeps', [ 'plugin/includes/Plugin.php' ] ) );
		assert.ok( runs( 'playwright', [ 'plugin/includes/Plugin.php' ] ) );
	} );

	it( 'takes parts and names, and refuses what is neither', () => {
		assert.deepEqual( names( 'looks' ), [ 'looks' ] );
		assert.ok( ! names( 'unit' ).includes( 'playwright' ) );
		assert.equal( names( 'everything' ), undefined );
	} );
} );
