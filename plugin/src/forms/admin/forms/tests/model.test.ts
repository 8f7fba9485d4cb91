/** LEAD-19 */
import { isUsed, totals } from '../model';

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

it( 'tells forms that something happened with from all others', () => {
	expect( isUsed( { sent: [ 0, 0 ], begun: [ 0, 0 ] } ) ).toBe( false );
	expect( isUsed( { sent: [ 0, 0 ], begun: [ 0, 1 ] } ) ).toBe( true );
	expect( isUsed( { sent: [ 1, 0 ], begun: [ 0, 0 ] } ) ).toBe( true );
} );
