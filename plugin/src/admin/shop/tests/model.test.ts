import { change, daysUntil, isUsable, money } from '../model';

describe( 'the shop report’s days (SHOP-44)', () => {
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

	it.each( [
		[ 120, 100, 20 ],
		[ 0, 100, -100 ],
		[ 5, 0, null ],
		[ 0, -3, null ],
	] )( 'tells %d after %d as %s', ( now, before, told ) => {
		expect( change( now, before ) ).toBe( told );
	} );
} );

describe( 'sums of money (SHOP-66)', () => {
	it.each( [
		[ 1234.5, 'AUD', true, '$1,234.50' ],
		[ 1234.5, 'AUD', false, 'AUD 1,234.50' ],
		[ 1234, 'JPY', false, 'JPY 1,234' ],
		// No currency of the world.
		[ 12.5, 'POINTS', true, 'POINTS 12.5' ],
		[ 12.5, '', false, ' 12.5' ],
	] )( '%d in %s, alone %s: %s', ( amount, currency, only, text ) => {
		expect(
			money( amount, currency, 'en-AU', only ).replace( /\u00A0/g, ' ' )
		).toBe( text );
	} );
} );
