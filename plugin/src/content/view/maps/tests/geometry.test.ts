import {
	atOf,
	clustersOf,
	cornersOf,
	pixelOf,
	viewOf,
	type At,
} from '../geometry';

describe( 'a place', () => {
	it( 'has corners around it and others', () => {
		const places: At[] = [
			[ -27.4787, 153.0187 ],
			[ -27.4598, 152.9789 ],
		];
		expect( cornersOf( places ) ).toEqual( [
			[ -27.4787, 152.9789 ],
			[ -27.4598, 153.0187 ],
		] );
	} );

	it( 'lies where the web’s maps have it', () => {
		expect( pixelOf( [ 0, 0 ], 0 ) ).toEqual( [ 128, 128 ] );
		const [ x, y ] = pixelOf( [ 85.0511, -180 ], 1 );
		expect( x ).toBe( 0 );
		expect( y ).toBeCloseTo( 0, 2 );
	} );
} );

describe( 'a view (MAP-18)', () => {
	it( 'goes back from a point to its place', () => {
		const place: At = [ -27.4698, 153.0251 ];
		expect( atOf( pixelOf( place, 13 ), 13 ) ).toEqual( place );
		// Beyond the date line the world begins anew.
		expect( atOf( [ 256 + 64, 128 ], 0 ) ).toEqual( [ 0, -90 ] );
	} );

	it( 'is as near as all places fit, with a quarter free around them', () => {
		// At zoom 2 these two are 512 of 1024 pixels apart.
		const places: At[] = [
			[ 0, -90 ],
			[ 0, 90 ],
		];
		const zoomIn = ( width: number ) =>
			viewOf( places, [ width, 400 ], 19 ).zoom;
		expect( [ zoomIn( 682 ), zoomIn( 683 ) ] ).toEqual( [ 1, 2 ] );
		expect( viewOf( places, [ 683, 400 ], 1 ).zoom ).toBe( 1 );
		expect( viewOf( [ [ 10, 20 ] ], [ 300, 300 ], 13 ) ).toEqual( {
			centre: [ 10, 20 ],
			zoom: 13,
		} );
		expect( viewOf( [], [ 300, 300 ], 13 ).zoom ).toBe( 1 );
	} );
} );

describe( 'markers (MAP-8)', () => {
	const row = ( count: number ): At[] =>
		Array.from( { length: count }, ( _, index ) => [
			-27.4 - index / 1000,
			153,
		] );

	it( 'stand for one pin each, up to 20 of them', () => {
		expect( clustersOf( row( 20 ), 5, 19 ) ).toHaveLength( 20 );
	} );

	it( 'stand for those that lie together, over 20', () => {
		const clusters = clustersOf( row( 21 ), 5, 19 );
		expect( clusters.length ).toBeLessThan( 4 );
		expect( clusters.flatMap( ( { members } ) => members ) ).toHaveLength(
			21
		);
	} );

	it( 'fall apart as the map comes nearer, and wholly at its nearest', () => {
		const far = clustersOf( row( 30 ), 10, 19 ).length;
		const near = clustersOf( row( 30 ), 15, 19 ).length;
		expect( near ).toBeGreaterThan( far );
		expect( clustersOf( row( 30 ), 12, 12 ) ).toHaveLength( 30 );
	} );

	it( 'stand in the middle of their pins', () => {
		const pins = Array.from( { length: 21 }, (): At => [ 10, 20 ] );
		const [ only ] = clustersOf( pins, 3, 19 );
		expect( only?.at[ 0 ] ).toBeCloseTo( 10 );
		expect( only?.at[ 1 ] ).toBeCloseTo( 20 );
	} );
} );
