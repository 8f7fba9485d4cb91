import type { At } from '../../../src/content/view/maps/geometry';
import { outlookOf, placeOf } from '../model';

const NURSERY: At = [ -27.4787, 153.0187 ];
const GROUND: At = [ -27.4598, 152.9789 ];
const CITY: At = [ -27.47, 153.02 ];

describe( 'a place', () => {
	it.each( [
		[ '-27.47,153.02', CITY ],
		[ '90,180', [ 90, 180 ] ],
		[ '91,0', undefined ],
		[ '0,-181', undefined ],
		[ 'undefined,undefined', undefined ],
		[ '', undefined ],
	] )( 'is read from %p (MAP-10)', ( text, expected ) => {
		expect( placeOf( text ) ).toEqual( expected );
	} );
} );

describe( 'what a map shows (MAP-1, MAP-12)', () => {
	it( 'is all its pins', () => {
		expect( outlookOf( [ NURSERY, GROUND ], CITY, 12, true ) ).toEqual( {
			type: 'all',
		} );
	} );

	it.each( [
		[
			'the only pin, not from too near',
			[ NURSERY ],
			CITY,
			19,
			true,
			NURSERY,
			16,
		],
		[
			'the owner’s centre',
			[ NURSERY, GROUND ],
			CITY,
			12,
			false,
			CITY,
			12,
		],
		[
			'the first pin, where the centre is no place',
			[ NURSERY ],
			undefined,
			12,
			false,
			NURSERY,
			12,
		],
		[ 'the centre, where there is no pin', [], CITY, 12, true, CITY, 12 ],
		[
			'the world, where there is nothing',
			[],
			undefined,
			12,
			true,
			[ 0, 0 ],
			1,
		],
	] as const )( 'is %s', ( _, pins, centre, zoom, fit, at, expected ) => {
		expect( outlookOf( pins, centre, zoom, fit ) ).toEqual( {
			type: 'centre',
			at,
			zoom: expected,
		} );
	} );
} );
