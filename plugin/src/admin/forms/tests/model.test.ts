/** LEAD-19 */
import { top, totals } from '../model';

describe( 'a form in three numbers', () => {
	it( 'adds the steps up', () => {
		expect( totals( { sent: [ 1, 0, 2 ], begun: [ 4, 1, 7 ] } ) ).toEqual( {
			sent: 3,
			begun: 12,
			share: 0.25,
		} );
	} );

	it.each( [
		[ 'nobody began', [ 0 ], [ 0 ] ],
		[ 'more sent than are known to have begun', [ 3 ], [ 2 ] ],
	] )( 'tells no share where %s', ( _, sent, begun ) => {
		expect( totals( { sent, begun } ).share ).toBeNull();
	} );
} );

describe( 'the top of an axis', () => {
	it.each( [
		[ [], 4 ],
		[ [ 0, 3 ], 4 ],
		[ [ 5 ], 6 ],
		[ [ 10 ], 10 ],
		[ [ 11 ], 20 ],
		[ [ 87 ], 100 ],
		[ [ 401 ], 600 ],
	] )( 'for %j is %d', ( numbers, expected ) => {
		expect( top( numbers ) ).toBe( expected );
		expect( Number.isInteger( expected / 2 ) ).toBe( true );
	} );
} );
