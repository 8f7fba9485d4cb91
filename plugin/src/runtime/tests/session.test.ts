import { firstTime } from '../session';

describe( 'what happens for the first time in a session', () => {
	it( 'is told from what happens again', () => {
		sessionStorage.clear();
		expect( firstTime( 'a' ) ).toBe( true );
		expect( firstTime( 'a' ) ).toBe( false );
		expect( firstTime( 'b' ) ).toBe( true );
	} );
} );
