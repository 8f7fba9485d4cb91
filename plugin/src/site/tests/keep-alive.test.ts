import * as http from '../../modules/http';
import { startKeepAlive } from '../keep-alive';
import * as notices from '../../modules/notices';

jest.mock( '../../modules/http' );
jest.mock( '../../modules/notices' );

const TWELVE_HOURS = 12 * 60 * 60 * 1000;
const NAMES = [ 'ping-start', 'ping-end-success', 'ping-end-error' ];

describe( 'keep-alive', () => {
	const ping = jest.mocked( http.keepAlive );
	const show = jest.mocked( notices.show );
	const heard: string[] = [];
	let hidden = false;

	beforeAll( () => {
		Object.defineProperty( document, 'hidden', { get: () => hidden } );
		for ( const name of NAMES ) {
			document.addEventListener( `brolga:${ name }`, () =>
				heard.push( name )
			);
		}
		jest.useFakeTimers();
		startKeepAlive();
	} );
	beforeEach( () => {
		heard.length = 0;
		jest.clearAllMocks();
	} );
	afterAll( () => jest.useRealTimers() );

	it( 'pings every twelve hours and tells of a success (SITE-18, SESSION-1, SESSION-2, SESSION-3, SESSION-5, SESSION-7, SESSION-8)', async () => {
		ping.mockResolvedValue( true );
		await jest.advanceTimersByTimeAsync( TWELVE_HOURS - 1 );
		expect( heard ).toEqual( [] );
		await jest.advanceTimersByTimeAsync( 1 );
		expect( heard ).toEqual( [ 'ping-start', 'ping-end-success' ] );
		const text = 'Your session has been updated!';
		expect( console ).toHaveInformedWith( text );
		expect( show ).toHaveBeenCalledWith( text, {
			kind: 'success',
			hang: 5000,
		} );
		await jest.advanceTimersByTimeAsync( TWELVE_HOURS );
		expect( ping ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'tells of a failure (SESSION-6)', async () => {
		ping.mockResolvedValue( false );
		await jest.advanceTimersByTimeAsync( TWELVE_HOURS );
		expect( heard ).toEqual( [ 'ping-start', 'ping-end-error' ] );
		const text = 'There was an issue with your session getting updated!';
		expect( console ).toHaveInformedWith( text );
		expect( show ).toHaveBeenCalledWith( text, {
			kind: 'error',
			hang: 5000,
		} );
	} );

	it( 'waits in a hidden tab until it is shown (SESSION-14)', async () => {
		ping.mockResolvedValue( true );
		hidden = true;
		await jest.advanceTimersByTimeAsync( 3 * TWELVE_HOURS );
		expect( ping ).not.toHaveBeenCalled();
		hidden = false;
		document.dispatchEvent( new Event( 'visibilitychange' ) );
		document.dispatchEvent( new Event( 'visibilitychange' ) );
		await jest.advanceTimersByTimeAsync( 0 );
		expect( ping ).toHaveBeenCalledTimes( 1 );
		expect( console ).toHaveInformed();
	} );

	it( 'tells the page of a failure, too, where nothing can be fetched (SESSION-6)', async () => {
		jest.resetModules();
		jest.doMock( '@brolga/http', () => {
			throw new Error( 'offline' );
		} );
		await jest.isolateModulesAsync( async () => {
			( await import( '../keep-alive' ) ).startKeepAlive();
		} );
		ping.mockResolvedValue( true );
		await jest.advanceTimersByTimeAsync( TWELVE_HOURS );
		jest.dontMock( '@brolga/http' );
		expect( heard ).toContain( 'ping-end-error' );
		expect( console ).toHaveInformedWith(
			'There was an issue with your session getting updated!'
		);
	} );
} );
