import { columnOf, endAt, hasShortLabels, timeLeft, wordOf } from '../model';

describe( 'a countdown', () => {
	it( 'gives a unit the zero look with all larger ones alone (COUNT-3)', () => {
		expect( timeLeft( 0, 3600 ).zero ).toEqual( [ 'days' ] );
		expect( timeLeft( 0, 86400 ).zero ).toEqual( [] );
	} );

	it.each( [
		[ 0, 10 ],
		[ 10, 20 ],
		[ 25, 20 ],
	] )(
		'counts at %d to %d, the next end or the last (COUNT-9)',
		( now, end ) => {
			expect( endAt( [ 10, 20 ], now ) ).toBe( end );
		}
	);

	it.each( [
		[ 24, '1/4', true ],
		[ 37.5, '3/8', true ],
		[ 33.33, '1/3', false ],
		[ 100, '1/1', false ],
	] )( 'takes %d%% for %s (COUNT-4)', ( percent, column, short ) => {
		expect( columnOf( percent ) ).toBe( column );
		expect( hasShortLabels( { containerWidth: 401, column } ) ).toBe(
			short
		);
	} );

	it( 'has no word where the owner has none', () => {
		expect( wordOf( { days: 'Sleeps' }, 'days' ) ).toBe( 'Sleeps' );
		expect( wordOf( {}, 'days' ) ).toBe( '' );
	} );
} );
