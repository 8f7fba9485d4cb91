import * as module from '../../keep-alive';
import { startKeepAlive } from '../keep-alive';

jest.mock( '../../keep-alive' );

const TWELVE_HOURS = 12 * 60 * 60 * 1000;

describe( 'keep-alive', () => {
	const ping = jest.mocked( module.ping );
	let hidden = false;

	beforeAll( () => {
		Object.defineProperty( document, 'hidden', { get: () => hidden } );
		jest.useFakeTimers();
		startKeepAlive();
	} );
	beforeEach( () => jest.clearAllMocks() );
	afterAll( () => jest.useRealTimers() );

	it( 'pings every twelve hours (SITE-18, SESSION-1)', async () => {
		await jest.advanceTimersByTimeAsync( TWELVE_HOURS - 1 );
		expect( ping ).not.toHaveBeenCalled();
		await jest.advanceTimersByTimeAsync( 1 );
		expect( ping ).toHaveBeenCalledTimes( 1 );
		await jest.advanceTimersByTimeAsync( TWELVE_HOURS );
		expect( ping ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'waits in a hidden tab until it is shown (SESSION-14)', async () => {
		hidden = true;
		await jest.advanceTimersByTimeAsync( 3 * TWELVE_HOURS );
		expect( ping ).not.toHaveBeenCalled();
		hidden = false;
		document.dispatchEvent( new Event( 'visibilitychange' ) );
		document.dispatchEvent( new Event( 'visibilitychange' ) );
		await jest.advanceTimersByTimeAsync( 0 );
		expect( ping ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'tells of a failure itself where nothing can be fetched (SESSION-2, SESSION-3, SESSION-6, SESSION-7)', async () => {
		const heard: string[] = [];
		for ( const name of [ 'start', 'end-success', 'end-error' ] ) {
			document.addEventListener( `brolga:ping-${ name }`, () =>
				heard.push( name )
			);
		}
		jest.clearAllTimers();
		jest.resetModules();
		jest.doMock( '@brolga/keep-alive', () => {
			throw new Error( 'offline' );
		} );
		await jest.isolateModulesAsync( async () => {
			( await import( '../keep-alive' ) ).startKeepAlive();
		} );
		await jest.advanceTimersByTimeAsync( TWELVE_HOURS );
		jest.dontMock( '@brolga/keep-alive' );
		expect( heard ).toEqual( [ 'start', 'end-error' ] );
		expect( console ).toHaveInformedWith(
			'There was an issue with your session getting updated!'
		);
	} );
} );
