import { scrolled, type Place, type State } from '../model';

const place: Place = { start: 40, height: 80, hides: true };
const at = ( y: number, away = false ): State => ( { y, fixed: y > 40, away } );

describe( 'a header and a page that is scrolled', () => {
	it( 'is fixed from its start on, and not fixed before (NAV-8)', () => {
		expect( scrolled( at( 0 ), 40, place ).fixed ).toBe( false );
		expect( scrolled( at( 0 ), 41, place ).fixed ).toBe( true );
		expect( scrolled( at( 41 ), 12, place ).fixed ).toBe( false );
		expect( scrolled( at( 0 ), -30, place ).fixed ).toBe( false );
	} );

	it( 'is never fixed where it is not to be (NAV-8)', () => {
		expect(
			scrolled( at( 0 ), 900, { ...place, start: undefined } )
		).toEqual( { y: 900, fixed: false, away: false } );
	} );

	it( 'makes way on the way down and comes back on the way up (NAV-14)', () => {
		const down = scrolled( at( 200 ), 260, place );
		expect( down ).toEqual( { y: 260, fixed: true, away: true } );
		const trembling = scrolled( down, 257, place );
		expect( trembling ).toEqual( down );
		// Many small steps are a long way.
		expect( scrolled( trembling, 254, place ).away ).toBe( false );
	} );

	it( 'stays while it is over its own place, or always (NAV-14)', () => {
		expect( scrolled( at( 60 ), 120, place ).away ).toBe( false );
		expect(
			scrolled( at( 200 ), 400, { ...place, hides: false } ).away
		).toBe( false );
	} );
} );
