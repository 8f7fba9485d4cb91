/**
 * ARCH-550: all journeys of a worker share one site. Who changes what its owner has set puts it back, and whoever
 * deletes it takes the demo's business from those who come later.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { projectRoot } from '../../bin/lib/static/report.mjs';

/** Why a journey leaves other settings than it found; empty: it does not. */
function flaw( source ) {
	if ( /delete_option\(\s*'brolga_settings'/.test( source ) ) {
		return 'deletes all settings';
	}
	const writes = /update_option\(\s*'brolga_settings'/.test( source );
	return writes && ! source.includes( 'keepSettings();' )
		? 'changes settings without keepSettings()'
		: '';
}

test( 'journeys leave the settings as they found them (ARCH-550)', () => {
	const folder = join( projectRoot, 'tests/e2e' );
	const found = readdirSync( folder )
		.filter( ( name ) => name.endsWith( '.spec.ts' ) )
		.map( ( name ) => [
			name,
			flaw( readFileSync( join( folder, name ), 'utf8' ) ),
		] )
		.filter( ( [ , why ] ) => why !== '' );
	assert.deepEqual( found, [] );
} );

test( 'the check sees who does not', () => {
	const write = "update_option( 'brolga_settings', [] )";
	assert.notEqual( flaw( "delete_option( 'brolga_settings' )" ), '' );
	assert.notEqual( flaw( write ), '' );
	assert.equal( flaw( `keepSettings(); ${ write }` ), '' );
} );
