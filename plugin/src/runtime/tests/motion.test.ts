import { onChange, reduced, savesData } from '../motion';

describe( 'what a visitor wants of motion', () => {
	const query = Object.assign( new EventTarget(), { matches: true } );
	const asked = jest.fn( () => query );

	beforeAll( () => {
		window.matchMedia = asked as unknown as typeof window.matchMedia;
	} );

	it( 'is less of it, by the system (NAV-13)', () => {
		expect( reduced() ).toBe( true );
		expect( asked ).toHaveBeenCalledWith(
			'(prefers-reduced-motion: reduce)'
		);
	} );

	it( 'is told when they change their mind, until the signal', () => {
		const heard: boolean[] = [];
		const controller = new AbortController();
		onChange( ( less ) => heard.push( less ), controller.signal );
		const change = ( matches: boolean ) =>
			query.dispatchEvent(
				Object.assign( new Event( 'change' ), { matches } )
			);
		change( true );
		change( false );
		controller.abort();
		change( true );
		expect( heard ).toEqual( [ true, false ] );
	} );

	it.each( [
		[ undefined, false ],
		[ {}, false ],
		[ { saveData: false }, false ],
		[ { saveData: true }, true ],
	] )( 'is less data where the connection says %p', ( connection, saves ) => {
		Object.assign( navigator, { connection } );
		expect( savesData() ).toBe( saves );
	} );
} );
