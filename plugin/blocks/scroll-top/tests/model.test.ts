import { isThere } from '../model';

describe( 'the way back to the top', () => {
	it( 'is there beyond 800 px, and only there (NAV-6)', () => {
		expect( [ -10, 0, 800, 801 ].map( isThere ) ).toEqual( [
			false,
			false,
			false,
			true,
		] );
	} );
} );
