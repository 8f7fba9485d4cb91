/** What SECURITY.md promises is held by tests that are there. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../bin/lib/paths.mjs';

const promises = readFileSync( join( ROOT, 'SECURITY.md' ), 'utf8' )
	.split( '## What Brolga promises' )[ 1 ]
	.split( '\n## ' )[ 0 ]
	.split( /^- \*\*/m )
	.slice( 1 );

const isThere = ( name ) => {
	const [ , path, method ] =
		/^((?:Unit|Integration)\/[\w/]+)::(test_\w+)$/.exec( name ) ?? [];
	if ( path === undefined ) {
		return existsSync( join( ROOT, 'tests', name ) );
	}
	const file = join( ROOT, `tests/php/${ path }.php` );
	return (
		existsSync( file ) &&
		readFileSync( file, 'utf8' ).includes( `function ${ method }(` )
	);
};

test( 'every promise names tests that are there', () => {
	assert.ok( promises.length > 12 );
	for ( const promise of promises ) {
		const [ , names = '' ] = /^ {2}Held by (.+)\.$/m.exec( promise ) ?? [];
		const tests = [ ...names.matchAll( /`([^`]+)`/g ) ].map(
			( [ , name ] ) => name
		);
		assert.notEqual( tests.length, 0, promise.slice( 0, 60 ) );
		assert.deepEqual(
			tests.filter( ( name ) => ! isThere( name ) ),
			[]
		);
	}
} );
