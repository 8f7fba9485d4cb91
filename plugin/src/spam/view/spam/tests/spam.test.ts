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
		hcaptcha?: unknown;
		brolgaHcaptcha?: () => void;
		frcaptcha?: unknown;
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
	const choose = (
		verifier: string,
		script: string,
		details: object = {}
	): void =>
		pageConfig( {
			spam: { verifier, key: 'site-key', script, ...details },
		} );
	/** Lets what waits for a script go on. */
	const settled = async (): Promise< void > => {
		await Promise.resolve();
		await Promise.resolve();
	};

	beforeEach( () => {
		jest.useFakeTimers();
		document.head.innerHTML = '';
		delete page.grecaptcha;
		delete page.turnstile;
		delete page.hcaptcha;
		delete page.frcaptcha;
	} );
	afterEach( () => jest.useRealTimers() );

	it( 'is asked for the form’s action; its script comes once', async () => {
		const execute = jest.fn( () => Promise.resolve( '03AF' ) );
		choose( 'recaptcha', 'https://a.example/api.js' );
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
		choose( 'turnstile', 'https://b.example/api.js' );
		const token = askService( form(), 'page' );
		settle( 'https://b.example/api.js', 'load' );
		await settled();
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
		choose( 'turnstile', 'https://c.example/api.js' );
		const token = askService( form(), 'page' );
		settle( 'https://c.example/api.js', 'load' );
		await settled();
		// True: the error is dealt with.
		expect( options[ 'error-callback' ]?.() ).toBe( true );
		await expect( token ).rejects.toThrow();
	} );

	it( 'keeps nobody waiting: blocked, or slow', async () => {
		choose( 'turnstile', 'https://d.example/api.js' );
		const blocked = askService( form(), 'page' );
		settle( 'https://d.example/api.js', 'error' );
		await expect( blocked ).rejects.toThrow();
		// Tried again the next time.
		const slow = askService( form(), 'page' );
		expect( scripts() ).toEqual( [ 'https://d.example/api.js' ] );
		jest.advanceTimersByTime( 5_000 );
		await expect( slow ).rejects.toThrow();
	} );

	it( 'shows nothing where its script comes too late', async () => {
		const render = jest.fn();
		page.turnstile = { render, remove: () => {} };
		choose( 'turnstile', 'https://late.example/api.js' );
		const late = askService( form(), 'page' );
		jest.advanceTimersByTime( 5_000 );
		await expect( late ).rejects.toThrow();
		settle( 'https://late.example/api.js', 'load' );
		await settled();
		expect( render ).not.toHaveBeenCalled();
		expect( form().querySelector( 'div' ) ).toBe( null );
	} );

	it( 'sends a form at once where a script brings something else', async () => {
		choose( 'turnstile', 'https://other.example/api.js' );
		const token = askService( form(), 'page' );
		settle( 'https://other.example/api.js', 'load' );
		await expect( token ).rejects.toThrow();
	} );

	describe( 'hCaptcha (SPAM-15)', () => {
		const DETAILS = {
			ready: 'brolgaHcaptcha',
			options: { size: 'invisible' },
		};
		let options: Record< string, unknown > = {};
		let answer: ( passed: { readonly response: string } ) => void;
		let refuse: ( error: unknown ) => void;
		const api = {
			render: jest.fn( ( _: HTMLElement, given: typeof options ) => {
				options = given;
				return 'widget-1';
			} ),
			execute: jest.fn(
				() =>
					new Promise( ( done, fail ) => {
						answer = done;
						refuse = fail;
					} )
			),
			remove: jest.fn(),
		};
		/** Asks for a token, and lets the script come. */
		const begin = async (
			script: string
		): Promise< { token: Promise< string > } > => {
			choose( 'hcaptcha', script, DETAILS );
			const token = askService( form(), 'page' );
			settle( script, 'load' );
			await settled();
			expect( api.render ).not.toHaveBeenCalled();
			page.hcaptcha = api;
			page.brolgaHcaptcha?.();
			await settled();
			return { token };
		};
		beforeEach( () => jest.clearAllMocks() );

		it( 'is asked without a widget once its script says that it is ready', async () => {
			const { token } = await begin( 'https://h1.example/api.js' );
			expect( options ).toMatchObject( {
				sitekey: 'site-key',
				size: 'invisible',
			} );
			expect( options ).not.toHaveProperty( 'challenge-container' );
			expect( api.execute ).toHaveBeenCalledWith( 'widget-1', {
				async: true,
			} );
			( options[ 'open-callback' ] as () => void )();
			jest.advanceTimersByTime( 60_000 );
			answer( { response: 'P1_ey' } );
			expect( await token ).toBe( 'hcaptcha:P1_ey' );
			expect( api.remove ).toHaveBeenCalledWith( 'widget-1' );
			expect( form().querySelector( 'div' ) ).toBe( null );
		} );

		it( 'sends the form without a token where its puzzle is closed', async () => {
			const { token } = await begin( 'https://h2.example/api.js' );
			refuse( 'challenge-closed' );
			await expect( token ).rejects.toThrow();
			expect( api.remove ).toHaveBeenCalledWith( 'widget-1' );
		} );

		it( 'shows its puzzle in the form where a dialog lies over the page', async () => {
			page.hcaptcha = api;
			choose( 'hcaptcha', 'https://h3.example/api.js', DETAILS );
			document.body.innerHTML = document.body.innerHTML
				.replace( '<form', '<dialog open><form' )
				.replace( '</form>', '</form></dialog>' );
			const token = askService( form(), 'page' );
			await settled();
			// Another plugin's script is used as it is.
			expect( scripts() ).toEqual( [] );
			expect( options[ 'challenge-container' ] ).toBe(
				form().querySelector( 'div' )
			);
			answer( { response: 'P1_ey' } );
			expect( await token ).toBe( 'hcaptcha:P1_ey' );
		} );
	} );

	describe( 'Friendly Captcha (SPAM-15)', () => {
		const destroy = jest.fn();
		const createWidget = jest.fn< object, [ unknown ] >( () => ( {
			destroy,
		} ) );
		const begin = async (
			script: string,
			details: object
		): Promise< { token: Promise< string > } > => {
			page.frcaptcha = { createWidget };
			choose( 'friendly-captcha', script, details );
			const token = askService( form(), 'page' );
			settle( script, 'load' );
			await settled();
			return { token };
		};
		/** Lets the widget say what it does. */
		const change = ( detail: object ): unknown =>
			form()
				.querySelector( 'div' )
				?.dispatchEvent(
					new CustomEvent( 'frc:widget.statechange', { detail } )
				);
		beforeEach( () => jest.clearAllMocks() );

		it( 'comes as the version of its hash, and takes the time it takes', async () => {
			const { token } = await begin( 'https://f1.example/site.min.js', {
				element: { integrity: 'sha384-abc', crossOrigin: 'anonymous' },
				options: { apiEndpoint: 'eu', startMode: 'auto' },
			} );
			// No property in jsdom.
			expect( document.head.querySelector( 'script' ) ).toMatchObject( {
				integrity: 'sha384-abc',
				crossOrigin: 'anonymous',
			} );
			expect( createWidget ).toHaveBeenCalledWith( {
				element: form().querySelector( 'div' ),
				sitekey: 'site-key',
				apiEndpoint: 'eu',
				startMode: 'auto',
				action: 'Brolga/Module/ContactForm/0',
			} );
			change( { state: 'solving', mode: 'interactive' } );
			jest.advanceTimersByTime( 60_000 );
			change( {
				state: 'completed',
				mode: 'interactive',
				response: 'AAQD',
			} );
			expect( await token ).toBe( 'friendly-captcha:AAQD' );
			expect( destroy ).toHaveBeenCalled();
			expect( form().querySelector( 'div' ) ).toBe( null );
		} );

		it( 'keeps nobody waiting while its server does not answer', async () => {
			const { token } = await begin(
				'https://f2.example/site.min.js',
				{}
			);
			change( { state: 'activating' } );
			jest.advanceTimersByTime( 5_000 );
			await expect( token ).rejects.toThrow();
			expect( destroy ).toHaveBeenCalled();
		} );

		it( 'sends the form without a token where its widget fails', async () => {
			const { token } = await begin(
				'https://f3.example/site.min.js',
				{}
			);
			change( { state: 'error', response: '.ERROR' } );
			await expect( token ).rejects.toThrow();
		} );
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
