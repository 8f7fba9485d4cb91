import { join } from 'node:path';
import { judge, readTable } from '../../../../tests/support/vectors';
import { durationOf, numbersOf, visibleOf } from '../model';

describe( 'the number of visible items', () => {
	const table = readTable(
		join( __dirname, '../../../../tests/vectors/carousel-visible.json' )
	);

	it.each( table.cases )(
		'is what the table says: $name (CAROUSEL-3, CAROUSEL-4, CAROUSEL-5, CAROUSEL-6)',
		( given ) => {
			expect( judge( table, given ) ).toMatchObject( { passed: true } );
		}
	);

	it.each( [
		[ 1280, 5 ],
		[ 900, 4 ],
		[ 400, 1 ],
	] )(
		'in a window of %d px is the owner’s %d (CAROUSEL-7)',
		( width, expected ) => {
			const numbers = { desktop: 5, tablet: 0, phone: 1 };
			expect( visibleOf( numbers, 'full', width ) ).toBe( expected );
		}
	);

	it.each( [
		[ '3 2 1', { desktop: 3, tablet: 2, phone: 1 } ],
		[ undefined, { desktop: 0, tablet: 0, phone: 0 } ],
		[ 'x -1 999', { desktop: 0, tablet: 0, phone: 0 } ],
	] )( 'is read from %p', ( text, expected ) => {
		expect( numbersOf( text ) ).toEqual( expected );
	} );
} );

describe( 'a move', () => {
	it( 'takes a second, or no time under reduced motion (CAROUSEL-8, CAROUSEL-17)', () => {
		expect( [ durationOf( false ), durationOf( true ) ] ).toEqual( [
			1000, 0,
		] );
	} );
} );
