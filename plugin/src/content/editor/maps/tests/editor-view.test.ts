import { drawn, isSeen, movedBy, spotOf, zoomedBy } from '../editor-view';
import type { At } from '../../../view/maps/geometry';

const centre: At = [ -27.4698, 153.0251 ];
const view = { centre, zoom: 13 };

describe( 'what the map of the editor shows', () => {
	it( 'has its centre in the middle of the stage', () => {
		expect( spotOf( centre, view, [ 400, 300 ] ) ).toEqual( [ 200, 150 ] );
	} );

	it( 'moves a place by pixels, to where it then lies', () => {
		const [ x, y ] = spotOf(
			movedBy( centre, [ 30, -20 ], 13 ),
			view,
			[ 400, 300 ]
		);
		expect( x ).toBeCloseTo( 230 );
		expect( y ).toBeCloseTo( 130 );
	} );

	it( 'shows a place up to the edge of the stage and none beyond', () => {
		const seen = ( pixels: number ): boolean =>
			isSeen( movedBy( centre, [ pixels, 0 ], 13 ), view, [ 400, 300 ] );
		expect( seen( 199 ) ).toBe( true );
		expect( seen( 201 ) ).toBe( false );
		expect( seen( -201 ) ).toBe( false );
	} );

	it( 'zooms no farther than the world and no nearer than its tiles', () => {
		expect( zoomedBy( view, 1, 19 ).zoom ).toBe( 14 );
		expect( zoomedBy( { centre, zoom: 19 }, 1, 19 ).zoom ).toBe( 19 );
		expect( zoomedBy( { centre, zoom: 1 }, -1, 19 ).zoom ).toBe( 1 );
	} );

	it( 'covers the stage with tiles, and goes round the world', () => {
		const tiles = drawn(
			{ centre: [ 0, 180 ], zoom: 1 },
			[ 256, 256 ],
			'{z}/{x}/{y}'
		);
		expect( tiles.map( ( { src } ) => src ) ).toEqual( [
			'1/1/0',
			'1/0/0',
			'1/1/1',
			'1/0/1',
		] );
		expect( tiles[ 0 ]?.style ).toEqual( { left: -128, top: -128 } );
	} );
} );
