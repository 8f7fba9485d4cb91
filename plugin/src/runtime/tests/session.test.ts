import { firstTime, LANDING } from '../session';

describe( 'what happens for the first time in a session', () => {
	it( 'is told from what happens again', () => {
		sessionStorage.clear();
		expect( firstTime( 'a' ) ).toBe( true );
		expect( firstTime( 'a' ) ).toBe( false );
		expect( firstTime( 'b' ) ).toBe( true );
	} );

	it( 'keeps what is to be kept of the first time', () => {
		sessionStorage.clear();
		firstTime( 'a' );
		firstTime( LANDING, 'campaign' );
		firstTime( LANDING, 'later' );
		expect( { ...sessionStorage } ).toEqual( {
			a: '1',
			brolga_from: 'campaign',
		} );
	} );

	it( 'is each time where a browser keeps nothing', () => {
		const broken = jest
			.spyOn( Storage.prototype, 'getItem' )
			.mockImplementation( () => {
				throw new Error( 'refused' );
			} );
		expect( firstTime( 'a' ) ).toBe( true );
		expect( firstTime( 'a' ) ).toBe( true );
		broken.mockRestore();
	} );
} );
