import * as http from '../../http';
import * as notices from '../../notices';
import { ping } from '..';

jest.mock( '../../http' );
jest.mock( '../../notices' );

const NAMES = [ 'ping-start', 'ping-end-success', 'ping-end-error' ];

describe( 'a ping', () => {
	const keepAlive = jest.mocked( http.keepAlive );
	const show = jest.mocked( notices.show );
	const heard: string[] = [];

	beforeAll( () => {
		for ( const name of NAMES ) {
			document.addEventListener( `brolga:${ name }`, () =>
				heard.push( name )
			);
		}
	} );
	beforeEach( () => {
		heard.length = 0;
		document.body.innerHTML = '';
		jest.clearAllMocks();
	} );

	const settled = (): Promise< void > =>
		new Promise( ( done ) => setTimeout( done ) );

	it.each( [
		{
			kind: 'success',
			isAlive: true,
			text: 'Your session has been updated!',
		},
		{
			kind: 'error',
			isAlive: false,
			text: 'There was an issue with your session getting updated!',
		},
	] )(
		'calls once and tells of $kind (SITE-18, SESSION-2, SESSION-3, SESSION-5, SESSION-6, SESSION-7, SESSION-8)',
		async ( { kind, isAlive, text } ) => {
			keepAlive.mockResolvedValue( isAlive );
			await ping();
			await settled();
			expect( keepAlive ).toHaveBeenCalledTimes( 1 );
			expect( heard ).toEqual( [ 'ping-start', `ping-end-${ kind }` ] );
			expect( console ).toHaveInformedWith( text );
			expect( show ).toHaveBeenCalledWith( text, { kind, hang: 5000 } );
		}
	);

	it( 'speaks the language of the site (SESSION-5)', async () => {
		document.body.innerHTML =
			'<script type="application/json" id="brolga-config">{"messages":{"success":"Aktuell"}}</script>';
		keepAlive.mockResolvedValue( true );
		await ping();
		expect( console ).toHaveInformedWith( 'Aktuell' );
	} );

	it( 'tells of a failure where what calls the server cannot be fetched (SESSION-6)', async () => {
		jest.resetModules();
		jest.doMock( '@brolga/http', () => {
			throw new Error( 'offline' );
		} );
		await jest.isolateModulesAsync( async () => {
			await ( await import( '..' ) ).ping();
		} );
		jest.dontMock( '@brolga/http' );
		expect( heard ).toEqual( [ 'ping-start', 'ping-end-error' ] );
		expect( console ).toHaveInformed();
	} );
} );
