/**
 * What leans on the internals of WordPress and WooCommerce says with which
 * versions it was tried, and can be switched off (PERF-27).
 */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../bin/lib/paths.mjs';

const FOLDERS = [
	'plugin/includes/Core/Internals',
	'plugin/includes/Shop/Internals',
	'theme/inc/Internals',
];

/** Asks the owner; leans on nothing. */
const SWITCH = 'Internals.php';

const read = ( file ) => readFileSync( join( ROOT, file ), 'utf8' );
/** Those that hook in; what stands beside one of them comes with it. */
const files = FOLDERS.flatMap( ( folder ) =>
	readdirSync( join( ROOT, folder ) )
		.filter( ( file ) => file !== SWITCH )
		.map( ( file ) => join( folder, file ) )
		.filter( ( file ) => / function register\(/.test( read( file ) ) )
);

describe( 'internals of others (PERF-27)', () => {
	it( 'are leant on by several classes', () => {
		assert.ok( files.length >= 6 );
	} );

	for ( const file of files ) {
		const name = basename( file, '.php' );

		it( `${ name } says what it was tried with, and what it saves`, () => {
			assert.match(
				read( file ).replace( /\n \* /g, ' ' ),
				/ Tested with (?:WooCommerce [\d.]+ and )?WordPress [\d.]+(?:\. S|: s)aves /
			);
		} );

		it( `${ name } has its switch, and documents its name`, () => {
			assert.ok( read( file ).includes( `may_use( '${ name }' )` ) );
			assert.ok(
				read( join( FOLDERS[ 0 ], SWITCH ) ).includes( `\`${ name }\`` )
			);
		} );
	}
} );
