import { waitFor } from '@testing-library/dom';
import {
	fakeDialogs,
	fakeMotion,
	settled,
} from '../../../../../../tests/support/view';
import { forget } from '../forget';
import { tellOthers } from '../others';

const mockPost = jest.fn( () => Promise.resolve( '' ) );
jest.mock( '@brolga/http', () => ( {
	post: ( ...told: unknown[] ) => mockPost( ...( told as [] ) ),
} ) );

fakeMotion();
fakeDialogs();

const answers = ( ...names: string[] ): string =>
	names
		.map(
			( name ) =>
				`<button type="button" data-brolga-answer="${ name }">${ name }</button>`
		)
		.join( '' );

const PAGE = `
	<a id="own" href="/privacy/#brolga-consent">Privacy choices</a>
	<p data-brolga-consent-status></p>
	<section data-brolga-consent hidden><h2>Your privacy</h2>${ answers(
		'accept',
		'reject',
		'choose'
	) }</section>
	<a data-brolga-consent-corner href="#brolga-consent" hidden>Privacy choices</a>
	<template data-brolga-choices hidden><dialog data-brolga-saved="Saved."><p data-brolga-consent-gpc hidden>GPC</p>
		<p data-brolga-consent-number hidden>Your consent number: <code></code></p>
		<input type="checkbox" role="switch" value="maps" data-brolga-stores="">
		<input type="checkbox" role="switch" value="analytics" data-brolga-stores="_ga _ga_*">
		${ answers( 'save', 'close' ) }</dialog></template>
	<script type="application/json" id="brolga-config">{"rest":"/wp-json/brolga/v1","et_frontend_nonce":"n","consent":{"version":"v1","mode":"opt-in","services":{"maps":"preferences","analytics":"statistics"}}}</script>`;

const find = < Kind extends HTMLElement = HTMLElement >(
	selector: string
): Kind => document.querySelector( selector ) as Kind;
const banner = (): HTMLElement => find( '[data-brolga-consent]' );
const dialog = (): HTMLDialogElement => find( 'dialog' );
/** Whether the choices are there, which are in no page that nobody opened them on. */
const isOpen = (): boolean => document.querySelector( 'dialog' )?.open ?? false;
const press = ( name: string ): void =>
	find( `[data-brolga-answer=${ name }]` ).click();
const said = (): string | undefined =>
	/brolga_consent=([^;]*)/.exec( document.cookie )?.[ 1 ];

let change = ( html: string ): string => html;

const open = async (): Promise< void > => {
	// Listeners of the page before are gone with its document's element.
	document.documentElement.innerHTML = '<head></head><body></body>';
	document.body.innerHTML = change( PAGE );
	await jest.isolateModulesAsync( async () => {
		await import( '@brolga/consent' );
		// As the first move towards an answer fetches it.
		await import( '..' );
	} );
};

beforeEach( () => {
	change = ( html ) => html;
	mockPost.mockClear();
	localStorage.clear();
	for ( const name of document.cookie.split( '; ' ) ) {
		document.cookie = `${ name.split( '=' )[ 0 ] }=; path=/; max-age=0`;
	}
	Reflect.deleteProperty( navigator, 'globalPrivacyControl' );
	Object.assign( window, {
		ResizeObserver: class {
			constructor( private readonly measured: () => void ) {}
			observe = (): void => this.measured();
		},
	} );
} );

describe( 'the banner (CONSENT-6, CONSENT-7)', () => {
	it( 'is shown to who has not answered, and says so', async () => {
		await open();
		expect( banner().hidden ).toBe( false );
		expect( find( '[data-brolga-consent-status]' ).textContent ).toBe(
			'Your privacy'
		);
		expect( said() ).toBe( undefined );
	} );

	it( 'takes an answer where nothing can say so', async () => {
		change = ( html ) =>
			html.replace( '<p data-brolga-consent-status></p>', '' );
		await open();
		const failed = jest.fn();
		window.addEventListener( 'error', failed );
		press( 'reject' );
		window.removeEventListener( 'error', failed );
		expect( banner().hidden ).toBe( true );
		expect( failed ).not.toHaveBeenCalled();
	} );

	it.each( [
		[ 'accept', 'maps~analytics', [ 'maps', 'analytics' ] ],
		[ 'reject', '', [] ],
	] )( 'keeps the answer %s, and its proof', async ( name, ids, granted ) => {
		const heard = jest.fn();
		document.addEventListener( 'brolga:consent', heard );
		await open();
		press( name );
		await settled();
		expect( said() ).toMatch( new RegExp( `^v1\\.\\d{10}\\.${ ids }$` ) );
		expect( banner().hidden ).toBe( true );
		expect( heard ).toHaveBeenCalledTimes( 1 );
		document.removeEventListener( 'brolga:consent', heard );
		const [ url, body ] = mockPost.mock.calls[ 0 ] as unknown as [
			string,
			() => string,
		];
		expect( url ).toBe( '/wp-json/brolga/v1/consents' );
		expect( JSON.parse( body() ) ).toEqual( {
			et_frontend_nonce: 'n',
			version: 'v1',
			mode: 'opt-in',
			granted,
			action: name,
			id: expect.stringMatching( /^[\da-f]{32}$/ ) as string,
			age: 0,
		} );
		await open();
		expect( banner().hidden ).toBe( true );
	} );

	it( 'asks again when the question is another', async () => {
		document.cookie = 'brolga_consent=v0.1.maps; path=/';
		await open();
		expect( banner().hidden ).toBe( false );
	} );

	it( 'keeps the answer where the server does not take the proof (CONSENT-10)', async () => {
		mockPost.mockImplementationOnce( () => Promise.reject( new Error() ) );
		await open();
		press( 'accept' );
		await settled();
		expect( said() ).toContain( 'maps' );
	} );

	it( 'asks nobody whose browser has said no (CONSENT-4)', async () => {
		Object.defineProperty( navigator, 'globalPrivacyControl', {
			value: true,
			configurable: true,
		} );
		await open();
		expect( banner().hidden ).toBe( true );
		find( '#own' ).click();
		expect( find( '[data-brolga-consent-gpc]' ).hidden ).toBe( false );
	} );
} );

describe( 'where it comes (CONSENT-33)', () => {
	const waits = ( map: string, tags?: string ): void => {
		change = ( html ) =>
			html.replace(
				'"services"',
				`"waits":${ JSON.stringify( { maps: map, analytics: tags } ) },"services"`
			);
	};

	it( 'is nowhere where all that waits asks in its own place', async () => {
		waits( ':not(*)', ':not(*)' );
		await open();
		expect( banner().hidden ).toBe( true );
		expect( find( '[data-brolga-consent-status]' ).textContent ).toBe( '' );
		// Whoever wants to may answer all the same.
		find( '#own' ).click();
		press( 'save' );
		await settled();
		expect( said() ).toMatch( /^v1\.\d+\.$/ );
	} );

	it( 'is on pages with something that waits', async () => {
		waits( '#own', ':not(*)' );
		await open();
		expect( banner().hidden ).toBe( false );
		waits( '#gone', ':not(*)' );
		await open();
		expect( banner().hidden ).toBe( true );
	} );

	it( 'is on all pages where something waits on all', async () => {
		waits( '#gone' );
		await open();
		expect( banner().hidden ).toBe( false );
	} );

	it( 'is for what has no answer in the same words alone (CONSENT-31)', async () => {
		document.cookie = 'brolga_consent=v0.1.analytics; path=/';
		document.cookie = '_ga=1; path=/';
		const also = ( ...known: string[] ): void => {
			change = ( html ) =>
				html.replace(
					'"services"',
					`"also":${ JSON.stringify( known ) },"waits":{"maps":"#own"},"services"`
				);
		};
		also( 'v0~analytics' );
		await open();
		expect( banner().hidden ).toBe( false );
		// What was agreed to goes on meanwhile, and what was not waits.
		expect( document.cookie ).toContain( '_ga=1' );
		find( '#own' ).click();
		expect( find< HTMLInputElement >( '[value=analytics]' ).checked ).toBe(
			true
		);
		also( 'v0~analytics', 'v0~maps' );
		await open();
		expect( banner().hidden ).toBe( true );
		also( 'v0~maps' );
		await open();
		expect( banner().hidden ).toBe( false );
	} );
} );

describe( 'the focus after an answer (CONSENT-26)', () => {
	const main = (): HTMLElement => find( 'main' );
	beforeEach( () => {
		change = ( html ) =>
			`${ html }<main><button id="there"></button></main>`;
	} );

	it( 'is where it was before the banner', async () => {
		await open();
		find( '#there' ).focus();
		find( '[data-brolga-answer=accept]' ).focus();
		press( 'accept' );
		expect( document.activeElement ).toBe( find( '#there' ) );
	} );

	it( 'is the page’s content where it was nowhere, which is no stop later on', async () => {
		await open();
		find( '[data-brolga-answer=reject]' ).focus();
		press( 'reject' );
		expect( document.activeElement ).toBe( main() );
		main().blur();
		expect( main().hasAttribute( 'tabindex' ) ).toBe( false );
	} );

	it( 'comes back from the choices, too', async () => {
		await open();
		find( '[data-brolga-answer=choose]' ).focus();
		press( 'choose' );
		press( 'close' );
		await settled();
		expect( document.activeElement ).toBe(
			find( '[data-brolga-answer=choose]' )
		);
		press( 'choose' );
		press( 'save' );
		await settled();
		expect( document.activeElement ).toBe( main() );
	} );
} );

describe( 'the choices (CONSENT-8)', () => {
	it( 'show what was answered, and keep what is switched on', async () => {
		document.cookie = 'brolga_consent=v1.1.maps; path=/';
		await open();
		find( '#own' ).click();
		expect( isOpen() ).toBe( true );
		expect( find< HTMLInputElement >( '[value=maps]' ).checked ).toBe(
			true
		);
		find( '[value=maps]' ).click();
		find( '[value=analytics]' ).click();
		press( 'save' );
		await settled();
		expect( isOpen() ).toBe( false );
		expect( said() ).toMatch( /\.analytics$/ );
		expect( find( '[data-brolga-consent-status]' ).textContent ).toBe(
			'Saved.'
		);
	} );

	it( 'are no text of the page but while they are open (CONSENT-45)', async () => {
		const isText = (): boolean =>
			document.body.textContent.includes( 'Your consent number' );
		await open();
		expect( isText() ).toBe( false );
		for ( let times = 0; times < 2; times++ ) {
			press( 'choose' );
			expect( [ isOpen(), isText() ] ).toEqual( [ true, true ] );
			press( 'close' );
			await waitFor( () =>
				expect( [ isOpen(), isText() ] ).toEqual( [ false, false ] )
			);
		}
	} );

	it( 'answer nothing when they are closed', async () => {
		await open();
		press( 'choose' );
		find( '[value=maps]' ).click();
		press( 'close' );
		await settled();
		expect( [ isOpen(), banner().hidden, said() ] ).toEqual( [
			false,
			false,
			undefined,
		] );
		press( 'choose' );
		dialog().dispatchEvent( new Event( 'cancel', { cancelable: true } ) );
		await settled();
		expect( [ isOpen(), said() ] ).toEqual( [ false, undefined ] );
		press( 'choose' );
		expect( find< HTMLInputElement >( '[value=maps]' ).checked ).toBe(
			false
		);
	} );

	it( 'have a link in the corner where the page has no other (CONSENT-11)', async () => {
		document.cookie = 'brolga_consent=v1.1.maps; path=/';
		await open();
		expect( find( '[data-brolga-consent-corner]' ).hidden ).toBe( true );
		change = ( html ) => html.replace( /<a id="own".*<\/a>/, '' );
		await open();
		expect( find( '[data-brolga-consent-corner]' ).hidden ).toBe( false );
		find( '[data-brolga-consent-corner]' ).click();
		expect( isOpen() ).toBe( true );
	} );
} );

describe( 'the proof of an answer (CONSENT-28)', () => {
	const sent = (): { id: string; age: number }[] =>
		mockPost.mock.calls.map(
			( call ) =>
				JSON.parse(
					( call as unknown as [ string, () => string ] )[ 1 ]()
				) as {
					id: string;
					age: number;
				}
		);
	const refuse = ( status: number ): unknown =>
		mockPost.mockImplementationOnce( () => Promise.reject( { status } ) );

	it( 'is sent again by the next page, under the same number, until it is taken', async () => {
		refuse( 429 );
		await open();
		press( 'accept' );
		await settled();
		refuse( 503 );
		await open();
		await settled();
		const later = jest
			.spyOn( Date, 'now' )
			.mockReturnValue( Date.now() + 90_000 );
		await open();
		await settled();
		const ages = sent();
		later.mockRestore();
		await open();
		await settled();
		expect( ages ).toHaveLength( 3 );
		expect( mockPost ).toHaveBeenCalledTimes( 3 );
		expect( new Set( ages.map( ( { id } ) => id ) ).size ).toBe( 1 );
		expect( ages[ 2 ]?.age ).toBeGreaterThanOrEqual( 90 );
	} );

	it.each( [ '{', '5', 'null', '{"waiting":7}', '{"waiting":[null]}' ] )(
		'outlives what else is in its place: %s',
		async ( text ) => {
			localStorage.setItem( 'brolga_consent_proof', text );
			await open();
			press( 'accept' );
			await settled();
			expect( sent() ).toHaveLength( 1 );
			expect( sent()[ 0 ]?.id ).toMatch( /^[\da-f]{32}$/ );
		}
	);

	it( 'is sent again by a page that stays open', async () => {
		const wait = jest.spyOn( window, 'setTimeout' );
		refuse( 429 );
		await open();
		press( 'reject' );
		await settled();
		const again = wait.mock.calls.find(
			( [ , ms ] ) => ms === 15_000
		)?.[ 0 ];
		wait.mockRestore();
		( again as () => void )();
		await settled();
		expect( sent() ).toHaveLength( 2 );
		await open();
		await settled();
		expect( mockPost ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'goes with those that wait before it, and not again where it will never be taken', async () => {
		refuse( 429 );
		await open();
		press( 'accept' );
		await settled();
		refuse( 400 );
		press( 'reject' );
		await settled();
		expect( sent() ).toHaveLength( 3 );
		expect( sent()[ 1 ]?.id ).toBe( sent()[ 0 ]?.id );
		await open();
		await settled();
		expect( mockPost ).toHaveBeenCalledTimes( 3 );
	} );

	it( 'keeps the latest five where none is ever taken', async () => {
		mockPost.mockImplementation( () => Promise.reject( { status: 503 } ) );
		await open();
		for ( let count = 0; count < 7; count++ ) {
			press( 'accept' );
			await settled();
		}
		mockPost.mockReset();
		const { number, waiting } = JSON.parse(
			localStorage.getItem( 'brolga_consent_proof' ) ?? ''
		) as { number: string; waiting: { id: string }[] };
		expect( waiting ).toHaveLength( 5 );
		expect( waiting.at( -1 )?.id ).toBe( number );
	} );

	it( 'has a number that stands in the choices', async () => {
		await open();
		press( 'choose' );
		const line = find( '[data-brolga-consent-number]' );
		expect( line.hidden ).toBe( true );
		press( 'save' );
		await settled();
		await open();
		find( '#own' ).click();
		expect( find( '[data-brolga-consent-number]' ).hidden ).toBe( false );
		expect( find( '[data-brolga-consent-number] code' ).textContent ).toBe(
			sent()[ 0 ]?.id
		);
	} );

	it( 'is sent where the browser keeps nothing', async () => {
		const get = jest
			.spyOn( Storage.prototype, 'getItem' )
			.mockImplementation( () => {
				throw new Error( 'Blocked.' );
			} );
		const set = jest
			.spyOn( Storage.prototype, 'setItem' )
			.mockImplementation( () => {
				throw new Error( 'Full.' );
			} );
		await open();
		press( 'accept' );
		await settled();
		expect( sent() ).toHaveLength( 1 );
		get.mockRestore();
		set.mockRestore();
	} );

	it( 'holds nobody up where something else stands in its place', async () => {
		localStorage.setItem( 'brolga_consent_proof', 'null' );
		await open();
		press( 'accept' );
		await settled();
		expect( sent() ).toHaveLength( 1 );
	} );
} );

describe( 'the room that the banner takes (CONSENT-6)', () => {
	it( 'is left free at the end of the page while it asks', async () => {
		const height = jest
			.spyOn( HTMLElement.prototype, 'offsetHeight', 'get' )
			.mockReturnValue( 120 );
		await open();
		expect( document.body.style.paddingBottom ).toBe( '120px' );
		expect( document.documentElement.style.scrollPaddingBottom ).toBe(
			'calc(120px + 1rem)'
		);
		height.mockReturnValue( 0 );
		await open();
		expect( document.body.style.paddingBottom ).toBe( '' );
		expect( document.documentElement.style.scrollPaddingBottom ).toBe( '' );
		height.mockRestore();
	} );
} );

describe( 'a change of mind (CONSENT-9)', () => {
	it( 'takes the cookies of what is refused away', async () => {
		document.cookie = 'brolga_consent=v1.1.analytics; path=/';
		document.cookie = '_ga=1; path=/';
		document.cookie = '_ga_XY=1; path=/';
		document.cookie = '_gat=1; path=/';
		await open();
		expect( document.cookie ).toContain( '_ga_XY' );
		press( 'reject' );
		expect( document.cookie ).not.toMatch( /_ga=|_ga_XY/ );
		expect( document.cookie ).toContain( '_gat=1' );
		// A script that was running has set it once more.
		document.cookie = '_ga=1; path=/';
		await open();
		expect( document.cookie ).not.toContain( '_ga=' );
	} );

	it( 'leaves what another service keeps that is agreed to', async () => {
		change = ( html ) =>
			html
				.replace(
					'<input',
					'<input type="checkbox" role="switch" value="tag-manager" data-brolga-stores="_ga _ga_* _gcl_*"><input'
				)
				.replace( '"maps":', '"tag-manager":"statistics","maps":' );
		document.cookie = 'brolga_consent=v1.1.analytics; path=/';
		document.cookie = '_ga=1; path=/';
		document.cookie = '_gcl_au=1; path=/';
		await open();
		expect( document.cookie ).toContain( '_ga=1' );
		expect( document.cookie ).not.toContain( '_gcl_au' );
		press( 'reject' );
		expect( document.cookie ).not.toContain( '_ga=' );
	} );

	it( 'stops what runs, and then takes away what that has written (CONSENT-15)', async () => {
		document.cookie = 'brolga_consent=v1.1.analytics; path=/';
		await open();
		const gtag = jest.fn();
		Object.assign( window, { gtag } );
		const stop = jest.fn( () => {
			// Google's scripts that run already hear of it first.
			expect( gtag ).toHaveBeenLastCalledWith(
				'consent',
				'update',
				expect.objectContaining( { analytics_storage: 'denied' } )
			);
			document.cookie = '_ga_XY=2; path=/';
		} );
		document.addEventListener( 'brolga:consent', stop, { once: true } );
		press( 'reject' );
		Reflect.deleteProperty( window, 'gtag' );
		expect( stop ).toHaveReturnedTimes( 1 );
		expect( document.cookie ).not.toContain( '_ga_XY' );
	} );

	it( 'takes away what lies beside the cookies, too (CONSENT-34)', () => {
		for ( const storage of [ localStorage, sessionStorage ] ) {
			storage.setItem( '_hjSession_12', '1' );
			storage.setItem( 'own', '1' );
		}
		forget( [ '_hjSession_*' ] );
		for ( const storage of [ localStorage, sessionStorage ] ) {
			expect( storage.getItem( '_hjSession_12' ) ).toBeNull();
			expect( storage.getItem( 'own' ) ).toBe( '1' );
		}
	} );

	it( 'takes names literally but for the star', () => {
		document.cookie = 'a.b=1; path=/';
		document.cookie = 'axb=1; path=/';
		document.cookie = 'ab=1; path=/';
		forget( [ 'a.b', '' ] );
		expect( document.cookie ).toBe( 'axb=1; ab=1' );
		forget( [ 'a*' ] );
		expect( document.cookie ).toBe( '' );
	} );
} );

describe( 'others on the page', () => {
	const others = window as unknown as Record< string, unknown >;
	const services = {
		maps: 'preferences',
		analytics: 'statistics',
		clarity: 'statistics',
		videos: 'marketing',
	};
	const told = ( ...granted: string[] ) => {
		const gtag = jest.fn< unknown, unknown[] >();
		const set = jest.fn< unknown, string[] >();
		Object.assign( others, { gtag, wp_set_consent: set } );
		tellOthers( services, ( id ) => granted.includes( id ) );
		delete others.gtag;
		delete others.wp_set_consent;
		return {
			update: gtag.mock.calls[ 0 ],
			allowed: set.mock.calls.flatMap( ( [ category, value ] ) =>
				value === 'allow' ? category : []
			),
		};
	};

	it( 'are Google’s tags, by Consent Mode (CONSENT-15, CONSENT-22)', () => {
		expect( told( 'analytics' ).update ).toEqual( [
			'consent',
			'update',
			{
				ad_storage: 'denied',
				ad_user_data: 'denied',
				ad_personalization: 'denied',
				analytics_storage: 'granted',
				functionality_storage: 'denied',
				personalization_storage: 'denied',
			},
		] );
		// A video is agreed to for itself alone.
		expect( told( 'maps', 'videos' ).update?.[ 2 ] ).toMatchObject( {
			ad_storage: 'denied',
			analytics_storage: 'denied',
			functionality_storage: 'granted',
		} );
	} );

	it( 'are other plugins, by the WP Consent API (CONSENT-19)', () => {
		expect( told().allowed ).toEqual( [] );
		// Agreed to in part is not agreed to.
		expect( told( 'maps', 'analytics' ).allowed ).toEqual( [
			'preferences',
		] );
		expect( told( ...Object.keys( services ) ).allowed ).toEqual( [
			'preferences',
			'statistics',
			'statistics-anonymous',
		] );
	} );

	it( 'hear nothing before there is an answer', async () => {
		const gtag = jest.fn< unknown, unknown[] >();
		Object.assign( others, { gtag } );
		await open();
		expect( gtag ).not.toHaveBeenCalled();
		press( 'reject' );
		await open();
		expect( gtag ).toHaveBeenCalledTimes( 2 );
		change = ( html ) =>
			html.replace( 'opt-in', 'opt-out' ).replace( '"v1"', '"v2"' );
		await open();
		expect( gtag.mock.calls[ 2 ]?.[ 2 ] ).toMatchObject( {
			analytics_storage: 'granted',
		} );
		delete others.gtag;
	} );

	it( 'may not be there', () => {
		expect( () => tellOthers( services, () => true ) ).not.toThrow();
	} );
} );
