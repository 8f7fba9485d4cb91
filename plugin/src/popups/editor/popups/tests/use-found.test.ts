import { act, renderHook } from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import { useFound } from '../use-found';

jest.mock( '@wordpress/api-fetch' );
const ask = jest.mocked( apiFetch );

describe( 'posts and terms that are looked for', () => {
	beforeEach( () => {
		jest.useFakeTimers();
		ask.mockReset().mockResolvedValue( [] );
	} );
	afterEach( () => jest.useRealTimers() );

	it( 'are asked for though an earlier answer comes while somebody types', async () => {
		const { result } = renderHook( () => useFound( 'post', [] ) );
		let answer: ( found: unknown ) => void = () => undefined;
		ask.mockReturnValueOnce(
			new Promise( ( resolve ) => {
				answer = resolve;
			} )
		);
		act( () => result.current.suggest( 'fer' ) );
		await act( () => jest.advanceTimersByTimeAsync( 300 ) );
		act( () => result.current.suggest( 'ferns' ) );
		await act( async () => answer( [ { id: 4, title: 'Ferry' } ] ) );
		await act( () => jest.advanceTimersByTimeAsync( 300 ) );
		expect( ask ).toHaveBeenCalledTimes( 2 );
		expect( ask ).toHaveBeenLastCalledWith( {
			path: expect.stringContaining( 'search=ferns' ) as string,
		} );
		expect( result.current.known ).toEqual( [ { id: 4, title: 'Ferry' } ] );
	} );
} );
