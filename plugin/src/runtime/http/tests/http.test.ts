import { config as pageConfig } from '../../config';
import { get, HttpError, post, tell } from '..';

const answer = ( status: number, body: unknown ) => ( {
	ok: status < 300,
	status,
	text: async () =>
		typeof body === 'string' ? body : JSON.stringify( body ),
	json: async () => {
		if ( typeof body === 'string' ) {
			throw new SyntaxError( 'no JSON' );
		}
		return body;
	},
} );

const config = pageConfig< { et_frontend_nonce: string } >;

const TOKENS = { et_frontend_nonce: 'new-1', et_ab_log_nonce: 'new-2' };

describe( 'http', () => {
	const fetch = jest.fn< Promise< unknown >, [ string, RequestInit ] >();

	beforeEach( () => {
		fetch.mockReset();
		window.fetch = fetch as unknown as typeof window.fetch;
		AbortSignal.timeout = () => new AbortController().signal;
		document.body.innerHTML =
			'<script type="application/json" id="brolga-config">{"et_frontend_nonce":"old","ab_bounce_rate":5}</script>';
	} );

	it( 'passes the status and the body of a refusal on (SITE-22)', async () => {
		fetch.mockResolvedValue( answer( 422, 'no' ) );
		await expect( get( '/x' ) ).rejects.toEqual(
			expect.objectContaining( { status: 422, body: 'no' } )
		);
		await expect( get( '/x' ) ).rejects.toBeInstanceOf( HttpError );
	} );

	it( 'gives up after a time limit (SITE-22)', async () => {
		const { signal } = new AbortController();
		const timeout = jest
			.spyOn( AbortSignal, 'timeout' )
			.mockReturnValue( signal );
		fetch.mockResolvedValue( answer( 200, '' ) );
		await get( '/x' );
		expect( timeout ).toHaveBeenCalledWith( 30_000 );
		expect( fetch.mock.calls[ 0 ]?.[ 1 ].signal ).toBe( signal );
	} );

	it( 'tries once more with fresh tokens after a 403, and only once (TOKEN-6)', async () => {
		const body = jest.fn( () => config().et_frontend_nonce ?? '' );
		fetch
			.mockResolvedValueOnce( answer( 403, '' ) )
			.mockResolvedValueOnce( answer( 200, { ok: true, ...TOKENS } ) )
			.mockResolvedValueOnce( answer( 200, 'done' ) );
		expect( await post( '/x', body ) ).toBe( 'done' );
		expect( body ).toHaveNthReturnedWith( 1, 'old' );
		expect( body ).toHaveNthReturnedWith( 2, 'new-1' );

		fetch.mockReset();
		fetch.mockResolvedValue( answer( 403, '' ) );
		await expect( post( '/x', () => '' ) ).rejects.toBeInstanceOf(
			HttpError
		);
		expect( fetch ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'hands the refusal to the second body, which may bring a token (TOKEN-10)', async () => {
		const body = jest.fn( ( refusal?: string ) => refusal ?? 'none' );
		fetch
			.mockResolvedValueOnce( answer( 403, 'a fresh token' ) )
			.mockResolvedValueOnce( answer( 200, { ok: true } ) )
			.mockResolvedValueOnce( answer( 200, 'done' ) );
		await post( '/x', body );
		expect( body ).toHaveNthReturnedWith( 1, 'none' );
		expect( body ).toHaveNthReturnedWith( 2, 'a fresh token' );
	} );

	it( 'sends what it is given, and gives files their time (UPLOAD-13)', async () => {
		const timeout = jest.spyOn( AbortSignal, 'timeout' );
		fetch.mockResolvedValue( answer( 200, 'done' ) );
		await post( '/x', () => new FormData(), { 'X-A': 'b' }, true );
		expect( timeout ).toHaveBeenLastCalledWith( 600_000 );
		expect( fetch ).toHaveBeenCalledWith(
			'/x',
			expect.objectContaining( {
				method: 'POST',
				headers: { 'X-A': 'b' },
				keepalive: true,
				credentials: 'same-origin',
			} )
		);
		await post( '/x', () => '' );
		expect( fetch ).toHaveBeenLastCalledWith(
			'/x',
			expect.objectContaining( { headers: {}, keepalive: false } )
		);
	} );

	it( 'does not repeat what the server refuses to renew (TOKEN-6)', async () => {
		fetch
			.mockResolvedValueOnce( answer( 403, 'no' ) )
			.mockResolvedValueOnce( answer( 503, '' ) );
		await expect( post( '/x', () => '' ) ).rejects.toMatchObject( {
			message: 'HTTP 403',
			body: 'no',
		} );
		expect( fetch ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'tells as JSON what needs no answer', async () => {
		expect( tell( '/api/events', {} ) ).toBeUndefined();
		const sent = jest.fn< boolean, [ string, Blob ] >( () => true );
		Object.assign( navigator, { sendBeacon: sent } );
		expect( tell( '/api/events', { goal: 1 } ) ).toBe( true );
		tell( '/elsewhere', {} );
		expect( sent.mock.calls.map( ( [ url ] ) => url ) ).toEqual( [
			'/api/events',
			'/elsewhere',
		] );
		const blob = sent.mock.calls[ 0 ]?.[ 1 ] as Blob;
		expect( blob.type ).toBe( 'application/json' );
		expect( blob.size ).toBe( '{"goal":1}'.length );
	} );

	it( 'does not repeat what nothing can renew (TOKEN-6)', async () => {
		jest.doMock( '@brolga/keep-alive', () => {
			throw new Error( 'offline' );
		} );
		fetch.mockResolvedValue( answer( 403, 'no' ) );
		await jest.isolateModulesAsync( async () => {
			const fresh = await import( '..' );
			await expect( fresh.post( '/x', () => '' ) ).rejects.toMatchObject(
				{ message: 'HTTP 403' }
			);
		} );
		jest.dontMock( '@brolga/keep-alive' );
		expect( fetch ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'does not repeat what failed otherwise', async () => {
		fetch.mockResolvedValue( answer( 500, '' ) );
		await expect( post( '/x', () => '' ) ).rejects.toBeInstanceOf(
			HttpError
		);
		expect( fetch ).toHaveBeenCalledTimes( 1 );
	} );
} );
