import { daysUntil, isUsable } from '../days';

describe( 'a report’s days (SHOP-44, TRACK-25)', () => {
	it( 'counts back from the last day, across months and leap years', () => {
		expect( daysUntil( 30, '2026-03-10' ) ).toEqual( {
			from: '2026-02-09',
			to: '2026-03-10',
		} );
		expect( daysUntil( 2, '2028-03-01' ).from ).toBe( '2028-02-29' );
	} );

	it.each( [
		[ '2026-03-01', '2026-03-01', true ],
		[ '2026-03-02', '2026-03-01', false ],
		[ '', '2026-03-01', false ],
		[ '2023-03-01', '2026-02-28', true ],
		[ '2023-02-28', '2026-02-28', false ],
	] )( 'takes %s to %s: %s', ( from, to, usable ) => {
		expect( isUsable( { from, to } ) ).toBe( usable );
	} );
} );
