/** PERF-40: what the bench of bytes says of the classes that a page loads. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checksOf, listsOf } from '../bench/support/classes.mjs';

test( 'a page loads the classes of its list, no more and no less (PERF-40)', () => {
	const values = ( names ) =>
		checksOf( '/', [ 'A', 'B' ], names ).map( ( { value } ) => value );
	assert.deepEqual( values( [ 'B', 'A' ] ), [ 0, 0 ] );
	assert.deepEqual( values( [ 'A', 'B', 'C', 'D' ] ), [ 2, 0 ] );
	assert.deepEqual( values( [ 'B', 'C' ] ), [ 1, 1 ] );
	assert.match(
		checksOf( '/', [], [ 'C', 'D' ] )[ 0 ].name,
		/did not before \(C, D\)$/
	);
} );

test( 'what all pages load is listed once (PERF-40)', () => {
	assert.deepEqual(
		listsOf( { '/': [ 'A', 'B' ], '/blog/': [ 'B', 'C' ] } ),
		{
			everyPage: [ 'B' ],
			pages: { '/': [ 'A' ], '/blog/': [ 'C' ] },
		}
	);
} );
