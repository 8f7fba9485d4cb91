import { firstTime } from '../session';

describe( 'what happens for the first time in a session', () => {
	it( 'is told from what happens again', () => {
		sessionStorage.clear();
		expect( firstTime( 'a' ) ).toBe( true );
		expect( firstTime( 'a' ) ).toBe( false );
		expect( firstTime( 'b' ) ).toBe( true );
	} );

	it( 'is each time where a browser keeps nothing', () => {
		const broken = jest
			.spyOn( window, 'sessionStorage', 'get' )
			.mockImplementation( () => {
				throw new Error( 'refused' );
			} );
		expect( firstTime( 'a' ) ).toBe( true );
		expect( firstTime( 'a' ) ).toBe( true );
		broken.mockRestore();
	} );
} );
