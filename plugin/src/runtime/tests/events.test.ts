import { announce, listen, type PageEvent } from '../events';

describe( 'what is achieved', () => {
	const hear = jest.fn< unknown, [ PageEvent ] >();

	beforeAll( () => listen( hear ) );
	beforeEach( () => hear.mockReset() );
	afterEach( () => jest.useRealTimers() );

	it( 'is one event of the page (SITE-19)', async () => {
		const heard: unknown[] = [];
		document.addEventListener(
			'brolga:event',
			( event ) =>
				heard.push( ( event as CustomEvent< unknown > ).detail ),
			{ once: true }
		);
		await announce( 'signed_up', 'up-2', { redirect: '/next/' } );
		expect( JSON.parse( JSON.stringify( heard ) ) ).toEqual( [
			{ name: 'signed_up', source: 'up-2', data: { redirect: '/next/' } },
		] );
		expect( hear ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'keeps a visitor until all who hear of it are done (NEWS-10, FORM-52)', async () => {
		let finish: () => void = () => undefined;
		hear.mockImplementation( ( { wait } ) => {
			wait?.( new Promise< void >( ( done ) => ( finish = done ) ) );
			wait?.( Promise.reject( new Error( 'broken' ) ) );
		} );
		const gone = jest.fn();
		const going = announce( 'form_sent', 'form' ).then( gone );
		await new Promise( ( done ) => setTimeout( done, 20 ) );
		expect( gone ).not.toHaveBeenCalled();
		finish();
		await going;
		expect( gone ).toHaveBeenCalled();
	} );

	it( 'waits for nobody where nobody has work (NEWS-10)', async () => {
		jest.useFakeTimers();
		await announce( 'form_sent', 'form' );
		expect( jest.getTimerCount() ).toBe( 0 );
	} );

	it( 'keeps nobody for more than a second and a half (NEWS-10)', async () => {
		jest.useFakeTimers();
		hear.mockImplementation( ( { wait } ) =>
			wait?.( new Promise( () => undefined ) )
		);
		const gone = jest.fn();
		void announce( 'form_sent', 'form' ).then( gone );
		await jest.advanceTimersByTimeAsync( 1499 );
		expect( gone ).not.toHaveBeenCalled();
		await jest.advanceTimersByTimeAsync( 1 );
		expect( gone ).toHaveBeenCalled();
	} );
} );
