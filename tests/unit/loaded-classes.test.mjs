/** PERF-40 PERF-780: what the bench of bytes says of the classes that a page loads. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { budgetChecks, checksOf, listsOf } from '../bench/support/classes.mjs';

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

test( 'without a shop there are not many classes, and none of Shop (PERF-780)', () => {
	const names = ( count, folder ) =>
		Array.from(
			{ length: count },
			( _, at ) => `Brolga\\${ folder }\\C${ at }`
		);
	const found = ( core ) => ( {
		'a page of core blocks': core,
		'a page of tabs': names( 220, 'Core' ),
		'a form that is begun': names( 180, 'Core' ),
		'a posted form': names( 260, 'Core' ),
	} );
	const faults = ( core ) =>
		budgetChecks( found( core ) )
			.filter( ( { value, limit } ) => value > limit )
			.map( ( { name } ) => name );
	assert.deepEqual(
		faults( [ ...names( 180, 'Core' ), ...names( 50, 'Theme' ) ] ),
		[]
	);
	assert.equal( faults( names( 181, 'Core' ) ).length, 1 );
	assert.match(
		faults( [ ...names( 100, 'Core' ), ...names( 1, 'Shop' ) ] )[ 0 ],
		/classes of Shop \(Brolga\\Shop\\C0\)$/
	);
} );
