import { isAddress, parse, problemOf } from '../model';

describe( 'a sign-up’s rules', () => {
	// EMAIL-10
	it( 'knows an address, with white space around it', () => {
		expect( isAddress( '\u00a0 Jo@Example.com\n' ) ).toBe( true );
		expect( isAddress( 'jo@example..com' ) ).toBe( false );
	} );

	// NEWS-3
	it( 'asks for the names that are there, and for an address', () => {
		expect( problemOf( 'firstname', ' ' ) ).toBe( 'missing' );
		expect( problemOf( 'lastname', 'Smith' ) ).toBe( false );
		expect( problemOf( 'email', '' ) ).toBe( 'invalid' );
		expect( problemOf( 'email', 'jo@example.com' ) ).toBe( false );
	} );

	// NEWS-8
	it.each( [ '', '0', 'null', '"text"', '<!doctype html>', '{' ] )(
		'takes %p for no answer',
		( text ) => {
			const { error, success } = parse( text );
			expect( [ error, success ] ).toEqual( [ undefined, undefined ] );
		}
	);

	it( 'reads an answer', () => {
		expect( parse( '{"error":"No."}' ) ).toEqual( { error: 'No.' } );
	} );
} );
