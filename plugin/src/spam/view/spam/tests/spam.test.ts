/**
 * What a form sends along as its token: a proof of work, or a service's word.
 * The proofs themselves are judged by tests/vectors/proof-of-work.json.
 */
import { createHash } from 'node:crypto';
import { ask, prepare } from '..';
import { newSalt, solve } from '../proof';
import {
	ask as askService,
	prepare as prepareService,
} from '../../spam-service';
import { sha256 } from '../sha256';

const pageConfig = ( values: object ): void => {
	document.body.innerHTML = `<form data-brolga-action="Brolga/Module/ContactForm/0">
		<button data-brolga-submit>Send</button></form>
		<script type="application/json" id="brolga-config">${ JSON.stringify(
			values
		) }</script>`;
};
const form = (): HTMLFormElement =>
	document.querySelector( 'form' ) as HTMLFormElement;

describe( 'SHA-256', () => {
	it.each( [ 0, 1, 54, 55, 56, 63, 64, 119, 120, 1000 ] )(
		'hashes %d letters as everybody does',
		( length ) => {
			const text = 'é'.repeat( length / 2 ) + 'x'.repeat( length % 2 );
			const words = createHash( 'sha256' ).update( text ).digest();
			expect( [ ...sha256( text ) ] ).toEqual(
				Array.from( { length: 8 }, ( _, i ) =>
					words.readInt32BE( i * 4 )
				)
			);
		}
	);
} );

describe( 'the built-in verifier (SPAM-2)', () => {
	beforeEach( () => pageConfig( {} ) );

	it( 'makes a salt of its own for each proof', () => {
		const salts = new Set( Array.from( { length: 50 }, newSalt ) );
		expect( salts.size ).toBe( 50 );
		for ( const salt of salts ) {
			expect( salt ).toMatch( /^[\w-]{22}$/ );
		}
	} );

	it( 'lets the page breathe while it works', async () => {
		let breaths = 0;
		const timer = setInterval( () => breaths++, 0 );
		const proofs = await Promise.all(
			[ ...'abcdefgh' ].map( ( page ) => solve( page, newSalt() ) )
		);
		clearInterval( timer );
		expect( new Set( proofs ).size ).toBe( 8 );
		expect( breaths ).toBeGreaterThan( 0 );
	} );

	it( 'takes the proof that was made ahead, once, and for its page alone', async () => {
		prepare( form(), 'token-1' );
		const tokens = [
			await ask( form(), 'token-1' ),
			await ask( form(), 'token-1' ),
		];
		prepare( form(), 'token-1' );
		tokens.push( await ask( form(), 'token-2' ) );
		expect( new Set( tokens ).size ).toBe( 3 );
		for ( const token of tokens ) {
			expect( token ).toMatch( /^builtin:[\w-]{22}\.\d+(?:-\d+){7}$/ );
		}
		const [ , proof = '' ] = tokens[ 2 ]?.split( ':' ) ?? [];
		expect( await solve( 'token-2', proof.slice( 0, 22 ) ) ).toBe( proof );
	} );
} );

describe( 'a service (SPAM-1, SPAM-3)', () => {
	const page = window as unknown as {
		grecaptcha?: unknown;
		turnstile?: unknown;
	};
	const scripts = (): string[] =>
		[ ...document.head.querySelectorAll( 'script' ) ].map(
			( { src } ) => src
		);
	/** Lets the script at an address be loaded, or fail. */
	const settle = ( src: string, type: 'load' | 'error' ): unknown =>
		document.head
			.querySelector( `script[src="${ src }"]` )
			?.dispatchEvent( new Event( type ) );
	const use = ( verifier: string, script: string ): void =>
		pageConfig( { spam: { verifier, key: 'site-key', script } } );

	beforeEach( () => {
		jest.useFakeTimers();
		document.head.innerHTML = '';
		delete page.grecaptcha;
		delete page.turnstile;
	} );
	afterEach( () => jest.useRealTimers() );

	it( 'is asked for the form’s action; its script comes once', async () => {
		const execute = jest.fn( () => Promise.resolve( '03AF' ) );
		use( 'recaptcha', 'https://a.example/api.js' );
		prepareService( form(), 'page' );
		prepareService( form(), 'page' );
		const token = askService( form(), 'page' );
		expect( scripts() ).toEqual( [ 'https://a.example/api.js' ] );
		page.grecaptcha = { ready: ( then: () => void ) => then(), execute };
		settle( 'https://a.example/api.js', 'load' );
		expect( await token ).toBe( 'recaptcha:03AF' );
		expect( execute ).toHaveBeenCalledWith( 'site-key', {
			action: 'Brolga/Module/ContactForm/0',
		} );
	} );

	it( 'may show a widget before the button, and waits while a person is asked something', async () => {
		let options: Record< string, ( token?: string ) => void > = {};
		const remove = jest.fn();
		page.turnstile = {
			remove,
			render: ( box: HTMLElement, given: typeof options ) => {
				options = given;
				expect( box.nextElementSibling?.tagName ).toBe( 'BUTTON' );
				return 'widget-1';
			},
		};
		use( 'turnstile', 'https://b.example/api.js' );
		const token = askService( form(), 'page' );
		settle( 'https://b.example/api.js', 'load' );
		await Promise.resolve();
		await Promise.resolve();
		expect( options ).toMatchObject( {
			sitekey: 'site-key',
			action: 'Brolga/Module/ContactForm/0',
			appearance: 'interaction-only',
		} );
		options[ 'before-interactive-callback' ]?.();
		jest.advanceTimersByTime( 60_000 );
		options.callback?.( '0.abc' );
		expect( await token ).toBe( 'turnstile:0.abc' );
		expect( remove ).toHaveBeenCalledWith( 'widget-1' );
		expect( form().querySelector( 'div' ) ).toBe( null );
	} );

	it( 'gives up where the widget fails', async () => {
		let options: Record< string, () => unknown > = {};
		page.turnstile = {
			remove: () => {},
			render: ( _: HTMLElement, given: typeof options ) => {
				options = given;
				return 'widget-1';
			},
		};
		use( 'turnstile', 'https://c.example/api.js' );
		const token = askService( form(), 'page' );
		settle( 'https://c.example/api.js', 'load' );
		await Promise.resolve();
		await Promise.resolve();
		// True: the error is dealt with.
		expect( options[ 'error-callback' ]?.() ).toBe( true );
		await expect( token ).rejects.toThrow();
	} );

	it( 'keeps nobody waiting: blocked, or slow', async () => {
		use( 'turnstile', 'https://d.example/api.js' );
		const blocked = askService( form(), 'page' );
		settle( 'https://d.example/api.js', 'error' );
		await expect( blocked ).rejects.toThrow();
		// Tried again the next time.
		const slow = askService( form(), 'page' );
		expect( scripts() ).toEqual( [ 'https://d.example/api.js' ] );
		jest.advanceTimersByTime( 5_000 );
		await expect( slow ).rejects.toThrow();
	} );

	it( 'is made known to nobody who has not agreed: the built-in verifier takes over (CONSENT-13)', async () => {
		jest.useRealTimers();
		const script = 'https://e.example/api.js';
		pageConfig( {
			spam: { verifier: 'recaptcha', key: 'site-key', script },
			consent: {
				version: 'v1',
				mode: 'opt-in',
				services: { recaptcha: 'preferences' },
			},
		} );
		for ( const answer of [ '', 'v1.1.', 'v1.1.maps' ] ) {
			document.cookie = `brolga_consent=${ answer }; path=/`;
			prepareService( form(), 'token-1' );
			expect( await askService( form(), 'token-1' ) ).toMatch(
				/^builtin:/
			);
		}
		expect( scripts() ).toEqual( [] );
		document.cookie = 'brolga_consent=v1.1.recaptcha; path=/';
		prepareService( form(), 'token-1' );
		expect( scripts() ).toEqual( [ script ] );
		document.cookie = 'brolga_consent=; path=/; max-age=0';
	} );
} );
