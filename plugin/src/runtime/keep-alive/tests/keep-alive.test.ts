import * as notices from '../../notices';
import { config as pageConfig } from '../../config';
import { keepAlive, ping } from '..';

jest.mock( '../../notices' );

const NAMES = [ 'ping-start', 'ping-end-success', 'ping-end-error' ];

const answer = ( status: number, body: unknown ) => ( {
	ok: status < 300,
	status,
	json: async () => {
		if ( typeof body === 'string' ) {
			throw new SyntaxError( 'no JSON' );
		}
		return body;
	},
} );

const config = pageConfig< { et_frontend_nonce: string } >;

const TOKENS = { et_frontend_nonce: 'new-1', et_ab_log_nonce: 'new-2' };

const fetch = jest.fn< Promise< unknown >, [ string, RequestInit ] >();

beforeEach( () => {
	fetch.mockReset();
	window.fetch = fetch as unknown as typeof window.fetch;
	AbortSignal.timeout = () => new AbortController().signal;
} );

describe( 'a call that keeps the session', () => {
	beforeEach( () => {
		document.body.innerHTML =
			'<script type="application/json" id="brolga-config">{"et_frontend_nonce":"old","ab_bounce_rate":5}</script>';
	} );

	it( 'asks the page itself, past every cache (SESSION-4)', async () => {
		window.history.replaceState( null, '', '/work/?page=2#top' );
		fetch.mockResolvedValue( answer( 200, { ok: true, ...TOKENS } ) );
		expect( await keepAlive() ).toBe( true );
		const [ address, init ] = fetch.mock.calls[ 0 ] ?? [];
		expect( address ).toMatch(
			/^http:\/\/localhost\/work\/\?page=2&update=true&r=0\.\d+$/
		);
		expect( init ).toMatchObject( {
			cache: 'no-store',
			credentials: 'same-origin',
		} );
	} );

	it( 'takes the fresh tokens over and keeps the rest (SESSION-17)', async () => {
		fetch.mockResolvedValue( answer( 200, { ok: true, ...TOKENS } ) );
		await keepAlive();
		expect( config() ).toEqual( { ab_bounce_rate: 5, ...TOKENS } );
	} );

	it( 'counts refusals and broken networks as errors, odd bodies as success (SESSION-15)', async () => {
		fetch.mockResolvedValueOnce( answer( 503, '' ) );
		expect( await keepAlive() ).toBe( false );
		fetch.mockRejectedValueOnce( new TypeError( 'offline' ) );
		expect( await keepAlive() ).toBe( false );
		fetch.mockResolvedValueOnce( answer( 200, '<html>' ) );
		expect( await keepAlive() ).toBe( true );
		expect( config().et_frontend_nonce ).toBe( 'old' );
	} );

	it( 'takes over tokens alone, and no empty ones (SESSION-17)', async () => {
		fetch.mockResolvedValue(
			answer( 200, { ab_bounce_rate: 9, et_frontend_nonce: '' } )
		);
		await keepAlive();
		expect( config() ).toEqual( {
			et_frontend_nonce: 'old',
			ab_bounce_rate: 5,
		} );
	} );

	it( 'reads nothing from a page config that is missing or broken', async () => {
		document.body.innerHTML = '';
		expect( config() ).toEqual( {} );
		fetch.mockResolvedValue( answer( 200, TOKENS ) );
		expect( await keepAlive() ).toBe( true );
		document.body.innerHTML = '<i id="brolga-config">{</i>';
		expect( config() ).toEqual( {} );
	} );
} );

describe( 'a ping', () => {
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
			fetch.mockResolvedValue( answer( isAlive ? 200 : 503, '' ) );
			await ping();
			await settled();
			expect( fetch ).toHaveBeenCalledTimes( 1 );
			expect( heard ).toEqual( [ 'ping-start', `ping-end-${ kind }` ] );
			expect( console ).toHaveInformedWith( text );
			expect( show ).toHaveBeenCalledWith( text, { kind, hang: 5000 } );
		}
	);

	it( 'speaks the language of the site (SESSION-5)', async () => {
		document.body.innerHTML =
			'<script type="application/json" id="brolga-config">{"messages":{"success":"Aktuell"}}</script>';
		fetch.mockResolvedValue( answer( 200, '' ) );
		await ping();
		expect( console ).toHaveInformedWith( 'Aktuell' );
	} );
} );
