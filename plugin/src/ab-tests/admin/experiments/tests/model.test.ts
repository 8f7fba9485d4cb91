/** AB-26 */
import { daily, isPromoted, isWinner, spans, within } from '../model';
import { certainty, difference } from '../words';

const REPORT = {
	dates: [ '2026-11-20', '2026-11-21', '2026-11-22' ],
	series: [
		{
			number: 1,
			visitors: [ 0, 10, 30 ],
			conversions: [ 0, 1, 1 ],
			value: [ 0, 0, 0 ],
		},
	],
};

beforeEach( () => {
	document.documentElement.lang = 'en-AU';
} );

it( 'draws the rate of all visitors up to the day, from the first visitor on', () => {
	expect( daily( REPORT, 1, 'rate' ) ).toEqual( [ null, 10, 5 ] );
	expect( daily( REPORT, 1, 'visitors' ) ).toEqual( [ 0, 10, 30 ] );
	expect( daily( REPORT, 2, 'rate' ) ).toEqual( [ null, null, null ] );
	expect( within( [ 1, 2, 3, 4, 5, 6, 7, 8 ], '7' ) ).toHaveLength( 7 );
	expect( within( [ 1, 2 ], 'all' ) ).toEqual( [ 1, 2 ] );
} );

it( 'places the bars between the lowest and the highest rate', () => {
	const places = spans( [
		{ number: 0, rate: 0.1, low: 0, high: 0.2 },
		{ number: 1, rate: 0.3, low: 0.2, high: 0.4 },
		{ number: 2, rate: null, low: null, high: null },
	] );
	expect( places[ 0 ] ).toEqual( { from: 4, at: 27, to: 50 } );
	expect( places[ 1 ] ).toEqual( { from: 50, at: 73, to: 96 } );
	expect( places[ 2 ] ).toBeUndefined();
} );

it( 'is never wholly certain', () => {
	expect( certainty( 1 ) ).toBe( '99.9%' );
	expect( certainty( 0 ) ).toBe( '0.1%' );
	expect( certainty( 0.973 ) ).toBe( '97%' );
	expect( certainty( null ) ).toBe( '–' );
	expect( difference( 0.123 ) ).toBe( '+12.3%' );
} );

describe( 'what a variant is called', () => {
	const WON = { winner: null, leader: 1, outcome: 'better' } as const;

	it( 'is winner where it leads for certain, until one was chosen', () => {
		expect( isWinner( WON, 1 ) ).toBe( true );
		expect( isWinner( WON, 0 ) ).toBe( false );
		expect( isWinner( { ...WON, outcome: 'worse' }, 1 ) ).toBe( true );
		expect( isWinner( { ...WON, winner: 0 }, 1 ) ).toBe( false );
		expect( isPromoted( { winner: 0 }, 0 ) ).toBe( true );
		expect( isPromoted( WON, 1 ) ).toBe( false );
	} );
} );
