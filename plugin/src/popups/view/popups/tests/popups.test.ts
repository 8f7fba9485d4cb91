/**
 * Popups of a page: what opens and closes them, and what is kept of it.
 */
import { waitFor } from '@testing-library/dom';
import { fakeDialogs, press } from '../../../../../../tests/support/view';
import { POPUP } from '../../../../../../tests/support/vectors';
import type { PopupSettings } from '../model';

interface Announced {
	readonly name: string;
	readonly source: string;
}

const heard: Announced[] = [];
const beacon = jest.fn< boolean, [ url: string, body: Blob ] >( () => true );
let ends: ( () => void )[] = [];
let isFast = true;

/** What a page's scripts hear is gone with the page. */
function listening( on: EventTarget ): void {
	const add = on.addEventListener.bind( on );
	jest.spyOn( on, 'addEventListener' ).mockImplementation(
		( type: string, listener: unknown, options?: unknown ) => {
			add(
				type,
				listener as EventListener,
				options as AddEventListenerOptions
			);
			ends.push( () =>
				on.removeEventListener(
					type,
					listener as EventListener,
					options as AddEventListenerOptions
				)
			);
		}
	);
}

const dialog = ( id = 12 ): HTMLDialogElement | null =>
	document.querySelector( `#brolga-popup-${ id }` );
const isOpen = ( id = 12 ): boolean => dialog( id )?.open === true;
const click = ( selector: string ): boolean =>
	document
		.querySelector( selector )
		?.dispatchEvent(
			new MouseEvent( 'click', { bubbles: true, cancelable: true } )
		) ?? false;
/** Lets some time pass, with all that is waited for in it. */
const pass = ( ms: number ): Promise< void > =>
	isFast
		? jest.advanceTimersByTimeAsync( ms )
		: new Promise( ( done ) => setTimeout( done, ms ) );
const markup = ( id: number, more = '' ): string =>
	`<dialog id="brolga-popup-${ id }" class="brolga-popup is-center" data-brolga-popup="${ id }"><div class="brolga-popup__box"><div class="brolga-popup__content" tabindex="-1" autofocus><p class="words">Words</p>${ more }</div><button type="button" class="brolga-popup__close" data-brolga-popup-close>×</button></div></dialog>`;

/** Loads a page with popups, in modules of its own. */
async function load(
	popups: Readonly< Record< number, Partial< PopupSettings > > >,
	{ html = '', inside = '', pageConfig = {} } = {}
): Promise< void > {
	const settings = Object.entries( popups ).map( ( [ id, given ] ) => [
		id,
		{ ...POPUP, popup_perodicity: 'every_time', ...given },
	] );
	document.body.innerHTML = `<button id="opener">Open</button><div id="page">${ html }</div>${ Object.keys(
		popups
	)
		.map( ( id ) => markup( Number( id ), inside ) )
		.join(
			''
		) }<script type="application/json" id="brolga-config">${ JSON.stringify(
		{
			rest: '/wp-json/brolga/v1',
			et_frontend_nonce: 'token',
			custom_css_selector: '',
			popups_by_id: Object.fromEntries( settings ) as object,
			popup_cap: { count: 0, hours: 24 },
			...pageConfig,
		}
	) }</script>`;
	await jest.isolateModulesAsync( async () => {
		const { listen } = await import( '@brolga/runtime' );
		listen( ( { name, source } ) => heard.push( { name, source } ) );
		await import( '..' );
	} );
	await pass( 0 );
}

describe( 'a popup of a page', () => {
	beforeEach( () => {
		isFast = true;
		jest.useFakeTimers();
		fakeDialogs();
		Object.assign( HTMLDialogElement.prototype, {
			show( this: HTMLDialogElement ) {
				this.open = true;
			},
		} );
		navigator.sendBeacon = beacon as typeof navigator.sendBeacon;
		beacon.mockClear();
		heard.length = 0;
		ends = [];
		listening( document );
		listening( window );
		sessionStorage.clear();
		history.replaceState( null, '', '/' );
		for ( const pair of document.cookie.split( '; ' ) ) {
			document.cookie = `${ pair.split( '=' )[ 0 ] ?? '' }=; max-age=0; path=/`;
		}
	} );
	afterEach( async () => {
		await pass( isFast ? 3000 : 0 );
		jest.restoreAllMocks();
		// Of two spies on one property the second one takes the first one for it.
		Reflect.deleteProperty( document, 'cookie' );
		ends.forEach( ( end ) => end() );
		jest.useRealTimers();
		delete document.documentElement.dataset.brolgaStill;
	} );

	it( 'opens and closes by the clock, once (POPUP-3, POPUP-7)', async () => {
		await load( {
			12: {
				trigger_event: 'trigger_on_load',
				trigger_delay_start: 2,
				trigger_delay_end: 5,
			},
		} );
		await pass( 1900 );
		expect( isOpen() ).toBe( false );
		await pass( 200 );
		expect( isOpen() ).toBe( true );
		await pass( 3000 );
		expect( isOpen() ).toBe( false );
		await pass( 60_000 );
		expect( isOpen() ).toBe( false );
	} );

	it( 'counts its delay from when all of the page is there (POPUP-3)', async () => {
		const state = jest
			.spyOn( document, 'readyState', 'get' )
			.mockReturnValue( 'interactive' );
		await load( {
			12: { trigger_event: 'trigger_on_load', trigger_delay_start: 2 },
		} );
		await pass( 9000 );
		expect( isOpen() ).toBe( false );
		window.dispatchEvent( new Event( 'load' ) );
		await pass( 2100 );
		expect( isOpen() ).toBe( true );
		state.mockRestore();
	} );

	it( 'is removed a second after it was closed, and comes back (POPUP-11)', async () => {
		await load( { 12: { custom_selector: '#opener' } } );
		click( '#opener' );
		expect( isOpen() ).toBe( true );
		click( '.brolga-popup__close' );
		await pass( 900 );
		expect( dialog() ).not.toBeNull();
		await pass( 200 );
		expect( dialog() ).toBeNull();
		click( '#opener' );
		expect( isOpen() ).toBe( true );
	} );

	it( 'opens by the pointer that leaves and by idleness (POPUP-5, POPUP-6)', async () => {
		await load( {
			12: { trigger_event: 'trigger_on_exit' },
			13: {
				trigger_event: 'trigger_on_inactivity',
				oninactivity_delays: 10,
			},
		} );
		const move = ( clientY: number ) =>
			document.dispatchEvent(
				new MouseEvent( 'mousemove', { clientY } )
			);
		move( 8 );
		await pass( 10 );
		expect( isOpen() ).toBe( false );
		await pass( 9000 );
		move( 7 );
		await pass( 10 );
		expect( isOpen() ).toBe( true );
		click( '#brolga-popup-12 .brolga-popup__close' );
		await pass( 9000 );
		expect( isOpen( 13 ) ).toBe( false );
		await pass( 1100 );
		expect( isOpen( 13 ) ).toBe( true );
	} );

	it( 'keeps the cookie of its closing, and stays shut (POPUP-10)', async () => {
		const popups = {
			12: { trigger_event: 'trigger_on_load', popup_perodicity: 'hours' },
		};
		await load( popups );
		await pass( 10 );
		expect( document.cookie ).not.toContain( 'dxnteHours12' );
		click( '.brolga-popup__close' );
		expect( document.cookie ).toContain( 'dxnteHours12=1' );
		await pass( 2000 );
		ends.forEach( ( end ) => end() );
		await load( popups );
		await pass( 1000 );
		expect( isOpen() ).toBe( false );
	} );

	it( 'stays shut for the visit where cookies are refused (POPUP-24)', async () => {
		jest.spyOn( document, 'cookie', 'get' ).mockReturnValue( '' );
		jest.spyOn( document, 'cookie', 'set' ).mockReturnValue( undefined );
		const popups = {
			12: { trigger_event: 'trigger_on_load', popup_perodicity: 'once' },
		};
		await load( popups );
		await pass( 10 );
		expect( isOpen() ).toBe( true );
		click( '.brolga-popup__close' );
		await pass( 2000 );
		ends.forEach( ( end ) => end() );
		await load( popups );
		await pass( 1000 );
		expect( isOpen() ).toBe( false );
	} );

	it( 'waits for its turn, and a pause after the one before (POPUP-20)', async () => {
		const settings = { trigger_event: 'trigger_on_load' };
		await load( { 12: settings, 13: settings } );
		await pass( 5000 );
		expect( [ isOpen( 12 ), isOpen( 13 ) ] ).toEqual( [ true, false ] );
		click( '#brolga-popup-12 .brolga-popup__close' );
		await pass( 500 );
		expect( isOpen( 13 ) ).toBe( false );
		await pass( 200 );
		expect( isOpen( 13 ) ).toBe( true );
	} );

	it( 'waits no longer than it would have been open (POPUP-3, POPUP-20)', async () => {
		await load( {
			12: { trigger_event: 'trigger_on_load' },
			13: {
				trigger_event: 'trigger_on_load',
				trigger_delay_start: 1,
				trigger_delay_end: 2,
			},
		} );
		await pass( 2500 );
		click( '#brolga-popup-12 .brolga-popup__close' );
		await pass( 5000 );
		expect( [ isOpen( 12 ), isOpen( 13 ) ] ).toEqual( [ false, false ] );
	} );

	it( 'stays when its time is over where a visitor opened it (POPUP-7)', async () => {
		await load(
			{
				12: {
					trigger_event: 'trigger_on_load',
					trigger_delay_start: 1,
					trigger_delay_end: 3,
				},
			},
			{ pageConfig: { custom_css_selector: '#opener' } }
		);
		await pass( 1500 );
		click( '#brolga-popup-12 .brolga-popup__close' );
		await pass( 500 );
		click( '#opener' );
		await pass( 3000 );
		expect( isOpen() ).toBe( true );
	} );

	it( 'takes the focus of a page that stays usable where a visitor opens it (POPUP-14)', async () => {
		await load(
			{
				12: {
					trigger_event: 'trigger_on_load',
					clickable_under_overlay: 'on',
				},
			},
			{ pageConfig: { custom_css_selector: '#opener' } }
		);
		const show = jest.spyOn( HTMLDialogElement.prototype, 'show' );
		await pass( 100 );
		expect( isOpen() ).toBe( true );
		expect( show ).not.toHaveBeenCalled();
		click( '#brolga-popup-12 .brolga-popup__close' );
		await pass( 100 );
		click( '#opener' );
		expect( isOpen() ).toBe( true );
		expect( show ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'opens only as often as the site lets all of them (POPUP-18)', async () => {
		const settings = { trigger_event: 'trigger_on_load' };
		await load(
			{ 12: settings, 13: settings },
			{
				html: '<a id="link" href="#brolga-popup-13">13</a>',
				pageConfig: { popup_cap: { count: 1, hours: 1 } },
			}
		);
		await pass( 10 );
		click( '#brolga-popup-12 .brolga-popup__close' );
		await pass( 5000 );
		expect( isOpen( 13 ) ).toBe( false );
		expect( click( '#link' ) ).toBe( false );
		expect( isOpen( 13 ) ).toBe( true );
	} );

	it.each( [ '><', 'p:nonsense(', '<img src=x onerror=alert(1)>', '' ] )(
		'takes no harm from the selector %j (POPUP-25)',
		async ( selector ) => {
			await load(
				{
					12: {
						custom_selector: selector,
						closing_css_selector: selector,
					},
				},
				{
					html: '<a id="link" href="#brolga-popup-12">12</a>',
					pageConfig: { custom_css_selector: selector },
				}
			);
			click( '#opener' );
			expect( isOpen() ).toBe( false );
			click( '#link' );
			expect( isOpen() ).toBe( true );
		}
	);

	it( 'costs no more where its selector means 10,000 elements (POPUP-25)', async () => {
		const html = '<b class="many">Open</b>'.repeat( 10_000 );
		const { prototype } = Element;
		const measured = [
			jest.spyOn( prototype, 'getBoundingClientRect' ),
			jest.spyOn( prototype, 'getClientRects' ),
			jest.spyOn( prototype, 'clientWidth', 'get' ),
			jest.spyOn( window, 'getComputedStyle' ),
		];
		const listened = jest.spyOn( prototype, 'addEventListener' );
		const asked = jest.spyOn( prototype, 'matches' );
		const found = [
			jest.spyOn( document, 'querySelectorAll' ),
			jest.spyOn( prototype, 'querySelectorAll' ),
		];
		await load(
			{ 12: { custom_selector: '.many' }, 13: {} },
			{ html, pageConfig: { custom_css_selector: '.many' } }
		);
		click( '.many:last-child' );
		expect( isOpen() ).toBe( true );
		for ( const spy of [ ...measured, asked ] ) {
			expect( spy.mock.calls.length ).toBeLessThan( 20 );
		}
		expect(
			listened.mock.contexts.some(
				( element ) => ( element as Element ).className === 'many'
			)
		).toBe( false );
		expect(
			found
				.flatMap( ( { mock } ) => mock.calls.flat() )
				.filter( ( selector ) => selector.includes( '.many' ) )
		).toEqual( [] );
	} );

	it( 'opens by its page’s address and by the site’s selector, one by a click (POPUP-2, POPUP-22)', async () => {
		await load(
			{ 12: {}, 13: { permalink: 'http://localhost/popup/offer/' } },
			{
				html: '<a id="link" href="/popup/offer/">13</a>',
				pageConfig: { custom_css_selector: '#opener' },
			}
		);
		expect( click( '#link' ) ).toBe( false );
		expect( isOpen( 13 ) ).toBe( true );
		click( '#brolga-popup-13 .brolga-popup__close' );
		await pass( 10 );
		click( '#opener' );
		expect( [ isOpen( 12 ), isOpen( 13 ) ] ).toEqual( [ true, false ] );
	} );

	it( 'suppresses its link where it does not open, if it shall (POPUP-12)', async () => {
		const html = '<a id="link" class="one" href="/elsewhere/">12</a>';
		const shut = { custom_selector: '.one', dnxte_disable_desktop: 'on' };
		await load( { 12: shut }, { html } );
		document.addEventListener( 'click', ( event ) => {
			const { target } = event;
			if ( target instanceof HTMLElement && ! event.defaultPrevented ) {
				target.dataset.followed = '';
			}
			event.preventDefault();
		} );
		click( '#link' );
		expect( document.querySelector( '[data-followed]' ) ).not.toBeNull();
		ends.forEach( ( end ) => end() );
		await load( { 12: { ...shut, remove_link: 'on' } }, { html } );
		expect( click( '#link' ) ).toBe( false );
		expect( isOpen() ).toBe( false );
	} );

	it( 'is closed by what its owner says, which leads nowhere (POPUP-12)', async () => {
		await load(
			{ 12: { custom_selector: '#opener', closing_css_selector: '.no' } },
			{ inside: '<a class="no" href="#">No</a><a href="#page">Page</a>' }
		);
		click( '#opener' );
		expect( click( '.no' ) ).toBe( false );
		await pass( 10 );
		expect( isOpen() ).toBe( false );
		click( '#opener' );
		expect( click( '[href="#page"]' ) ).toBe( true );
		await pass( 10 );
		expect( isOpen() ).toBe( false );
	} );

	it( 'opens where the address names it, also later (POPUP-22)', async () => {
		history.replaceState( null, '', '/#brolga-popup-12' );
		await load( { 12: {} } );
		expect( isOpen() ).toBe( true );
	} );

	it( 'lets the page be used, and Escape closes it there, too (POPUP-12, POPUP-14)', async () => {
		await load( {
			12: {
				trigger_event: 'trigger_on_load',
				clickable_under_overlay: 'on',
				prevent_page_scrolling: 'on',
			},
		} );
		const modal = jest.spyOn( HTMLDialogElement.prototype, 'showModal' );
		const opener = document.querySelector< HTMLElement >( '#opener' );
		opener?.focus();
		await pass( 10 );
		expect( isOpen() ).toBe( true );
		expect( modal ).not.toHaveBeenCalled();
		expect( document.documentElement.style.overflow ).toBe( '' );
		expect( document.activeElement ).toBe( opener );
		press( document.body, 'Escape' );
		await pass( 10 );
		expect( isOpen() ).toBe( true );
		opener?.blur();
		press( document.body, 'Escape' );
		await pass( 10 );
		expect( isOpen() ).toBe( false );
	} );

	it( 'is closed by the way back, and leaves no step behind (POPUP-19)', async () => {
		// jsdom's history keeps to real clocks.
		jest.useRealTimers();
		isFast = false;
		const popup = {
			custom_selector: '#opener',
			close_clicking_back_button: 'on',
		};
		const back = jest.spyOn( history, 'back' );
		const push = jest.spyOn( history, 'pushState' );
		await load( { 12: popup } );
		click( '#opener' );
		await pass( 10 );
		expect( push ).toHaveBeenCalledTimes( 1 );
		history.back();
		await waitFor( () => expect( isOpen() ).toBe( false ) );
		expect( back ).toHaveBeenCalledTimes( 1 );
		click( '#opener' );
		click( '.brolga-popup__close' );
		await waitFor( () => expect( history.state ).toBeNull() );
		expect( isOpen() ).toBe( false );
		expect( back ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'stays open where a press that began in it ends beside it (POPUP-160)', async () => {
		await load( {
			12: { custom_selector: '#opener', close_overlay_click: 'on' },
		} );
		click( '#opener' );
		const element = document.querySelector( 'dialog' );
		const hit = ( target: Element | null | undefined, type: string ) =>
			target?.dispatchEvent(
				new MouseEvent( type, { clientX: 5000, bubbles: true } )
			);
		hit( element?.firstElementChild, 'pointerdown' );
		hit( element, 'click' );
		await pass( 10 );
		expect( isOpen() ).toBe( true );
		hit( element, 'pointerdown' );
		hit( element, 'click' );
		await pass( 10 );
		expect( isOpen() ).toBe( false );
	} );

	it.each( [ 'a link', 'a form', 'leaving the page' ] )(
		'is not opened again by itself after %s (POPUP-161)',
		async ( way ) => {
			await load( {
				12: { custom_selector: '#opener', popup_perodicity: 'once' },
			} );
			click( '#opener' );
			expect( document.cookie ).not.toContain( 'dxnteHours12' );
			const element = document.querySelector( 'dialog' );
			element?.insertAdjacentHTML(
				'beforeend',
				'<a href="#next" id="next">Next</a><form></form>'
			);
			if ( way === 'a link' ) {
				click( '#next' );
			} else if ( way === 'a form' ) {
				element
					?.querySelector( 'form' )
					?.dispatchEvent( new Event( 'submit', { bubbles: true } ) );
			} else {
				window.dispatchEvent( new Event( 'pagehide' ) );
			}
			expect( document.cookie ).toContain( 'dxnteHours12' );
		}
	);

	it( 'shows its tab once it was closed, and keeps the focus there (POPUP-26)', async () => {
		await load(
			{ 12: { custom_selector: '#opener' } },
			{
				html: '<button data-brolga-popup-tab="12" id="tab" hidden>Again</button>',
			}
		);
		const tab = document.querySelector< HTMLElement >( '#tab' );
		expect( tab?.hidden ).toBe( true );
		click( '#opener' );
		click( '.brolga-popup__close' );
		await pass( 10 );
		expect( tab?.hidden ).toBe( false );
		click( '#tab' );
		expect( isOpen() ).toBe( true );
		expect( tab?.hidden ).toBe( true );
		// A browser gives no focus to what is hidden.
		const hidden: unknown[] = [];
		tab?.addEventListener( 'focus', () => hidden.push( tab.hidden ) );
		click( '.brolga-popup__close' );
		await pass( 10 );
		expect( document.activeElement ).toBe( tab );
		expect( hidden ).toEqual( [ false ] );
	} );

	it( 'is counted once a page view, and converts (POPUP-15, POPUP-21)', async () => {
		const popup = { custom_selector: '#opener' };
		await load(
			{ 12: popup },
			{
				inside: '<form id="form-1"></form><b class="brolga-popup-convert">Yes</b>',
			}
		);
		click( '#opener' );
		click( '.brolga-popup__close' );
		await pass( 10 );
		click( '#opener' );
		click( '.words' );
		expect( beacon ).toHaveBeenCalledTimes( 1 );
		click( '.brolga-popup-convert' );
		document.dispatchEvent(
			new CustomEvent( 'brolga:event', {
				detail: { name: 'form_sent', source: 'form-1', data: {} },
			} )
		);
		expect( beacon ).toHaveBeenCalledTimes( 2 );
		expect( beacon.mock.calls[ 1 ]?.[ 0 ] ).toBe(
			'/wp-json/brolga/v1/popup-events'
		);
		expect( heard.map( ( { name } ) => name ) ).toEqual( [
			'popup_shown',
			'popup_closed',
			'popup_shown',
			'popup_converted',
			'form_sent',
		] );
		expect( heard[ 0 ]?.source ).toBe( 'brolga-popup-12' );
		click( '.brolga-popup__close' );
		await pass( 10 );
		ends.forEach( ( end ) => end() );
		await load( { 12: { trigger_event: 'trigger_on_load' } } );
		await pass( 1000 );
		expect( isOpen() ).toBe( false );
	} );

	it( 'opens by nothing but a visitor in a preview, and counts nothing (POPUP-27)', async () => {
		await load(
			{
				12: {
					trigger_event: 'trigger_on_load',
					custom_selector: '#opener',
				},
			},
			{ pageConfig: { preview: true } }
		);
		await pass( 1000 );
		expect( isOpen() ).toBe( false );
		click( '#opener' );
		expect( isOpen() ).toBe( true );
		expect( beacon ).not.toHaveBeenCalled();
	} );

	it.each( [
		// Five twenty-fourths of a day are no whole number of seconds in binary.
		[ 'hours', 5 ],
		[ 'once', 365 * 24 ],
	] )(
		'has its cookie expire after its period: %s (POPUP-9, POPUP-10)',
		async ( period, hours ) => {
			const write = jest.spyOn( document, 'cookie', 'set' );
			await load( {
				12: {
					custom_selector: '#opener',
					popup_perodicity: period,
					periodicity_cookie: 5,
				},
			} );
			click( '#opener' );
			click( '.brolga-popup__close' );
			const age = write.mock.calls
				.map( ( [ text ] ) => text )
				.find( ( text ) => text.startsWith( 'dxnteHours12=' ) )
				?.match( /max-age=(\d+);/ )?.[ 1 ];
			expect( Number( age ) ).toBe( hours * 3600 );
		}
	);

	it( 'has no cookie where it opens every time (POPUP-10)', async () => {
		const write = jest.spyOn( document, 'cookie', 'set' );
		await load( { 12: { custom_selector: '#opener' } } );
		click( '#opener' );
		click( '.brolga-popup__close' );
		await pass( 10 );
		expect( isOpen() ).toBe( false );
		expect( write ).not.toHaveBeenCalledWith(
			expect.stringContaining( 'dxnteHours' )
		);
		expect( sessionStorage.getItem( 'dxnteHours12' ) ).toBeNull();
	} );

	it( 'does its work where the browser keeps nothing at all (POPUP-24)', async () => {
		const refuse = (): never => {
			throw new DOMException( 'Denied.', 'SecurityError' );
		};
		jest.spyOn( document, 'cookie', 'get' ).mockImplementation( refuse );
		jest.spyOn( document, 'cookie', 'set' ).mockImplementation( refuse );
		jest.spyOn( window, 'sessionStorage', 'get' ).mockImplementation(
			refuse
		);
		await load( {
			12: {
				trigger_event: 'trigger_on_load',
				popup_perodicity: 'once',
				custom_selector: '#opener',
			},
		} );
		await pass( 10 );
		expect( isOpen() ).toBe( true );
		click( '.brolga-popup__close' );
		await pass( 60_000 );
		expect( isOpen() ).toBe( false );
		click( '#opener' );
		expect( isOpen() ).toBe( true );
	} );

	it( 'counts pages anew where somebody wrote nonsense into their cookie (POPUP-17)', async () => {
		document.cookie = 'brolga_pages=<script>; path=/';
		document.cookie = 'brolga_popups=%E0%A4%A; path=/';
		await load( { 12: { trigger_event: 'trigger_on_load' } } );
		await pass( 10 );
		expect( isOpen() ).toBe( true );
	} );

	it.each( [
		[ 'mousemove', true ],
		[ 'mousedown', true ],
		[ 'wheel', true ],
		[ 'keydown', true ],
		[ 'touchstart', true ],
		[ 'touchmove', true ],
		[ 'scroll', false ],
	] )(
		'waits for idleness, which %s ends: %s (POPUP-6)',
		async ( type, isInput ) => {
			await load( {
				12: {
					trigger_event: 'trigger_on_inactivity',
					oninactivity_delays: 10,
				},
			} );
			await pass( 9000 );
			document.body.dispatchEvent( new Event( type ) );
			await pass( 1100 );
			expect( isOpen() ).toBe( ! isInput );
			await pass( 9000 );
			expect( isOpen() ).toBe( true );
		}
	);

	it( 'hears of a thousand links by one listener (POPUP-25)', async () => {
		const hears = async ( html: string ): Promise< number > => {
			ends.forEach( ( end ) => end() );
			ends = [];
			await load( { 12: { custom_selector: '.many' } }, { html } );
			return ends.length;
		};
		const few = await hears( '<b class="many"></b>' );
		expect(
			await hears(
				`${ '<b class="many"></b>'.repeat(
					999
				) }<b class="many" id="last"></b>`
			)
		).toBe( few );
		click( '#last' );
		expect( isOpen() ).toBe( true );
	} );

	it.each( [ 'on', 'off' ] )(
		'stops the page and is closed beside it as its owner says: %s (POPUP-12)',
		async ( flag ) => {
			await load( {
				12: {
					custom_selector: '#opener',
					prevent_page_scrolling: flag,
					close_overlay_click: flag,
				},
			} );
			click( '#opener' );
			expect( document.documentElement.style.overflow ).toBe(
				flag === 'on' ? 'hidden' : ''
			);
			dialog()?.dispatchEvent(
				new MouseEvent( 'click', { clientX: 9, clientY: 9 } )
			);
			await pass( 10 );
			expect( isOpen() ).toBe( flag === 'off' );
			click( '.brolga-popup__close' );
			await pass( 10 );
			expect( document.documentElement.style.overflow ).toBe( '' );
		}
	);

	it( 'gives the focus back that came into it, and takes none from elsewhere (POPUP-14)', async () => {
		const popup = {
			trigger_event: 'trigger_on_load',
			clickable_under_overlay: 'on',
		};
		const html = '<input id="field">';
		await load( { 12: popup, 13: popup }, { html } );
		const opener = document.querySelector< HTMLElement >( '#opener' );
		const field = document.querySelector< HTMLElement >( '#field' );
		opener?.focus();
		await pass( 10 );
		expect( isOpen() ).toBe( true );
		dialog()
			?.querySelector< HTMLElement >( '.brolga-popup__close' )
			?.focus();
		click( '#brolga-popup-12 .brolga-popup__close' );
		await pass( 10 );
		expect( isOpen() ).toBe( false );
		expect( document.activeElement ).toBe( opener );
		await pass( 1000 );
		expect( isOpen( 13 ) ).toBe( true );
		field?.focus();
		click( '#brolga-popup-13 .brolga-popup__close' );
		await pass( 10 );
		expect( document.activeElement ).toBe( field );
	} );

	it.each( [
		[ 'refuses', () => false ],
		[ 'has no beacons', undefined ],
	] )(
		'is counted by another way where the browser %s (POPUP-21)',
		async ( _, sendBeacon ) => {
			Object.assign( navigator, { sendBeacon } );
			const call = jest.fn< Promise< object >, [ string, RequestInit ] >(
				() =>
					Promise.resolve( {
						ok: true,
						text: () => Promise.resolve( '' ),
					} )
			);
			Object.assign( window, { fetch: call } );
			await load( { 12: { custom_selector: '#opener' } } );
			click( '#opener' );
			await pass( 10 );
			expect( call ).toHaveBeenCalledTimes( 1 );
			const [ url, init ] = call.mock.calls[ 0 ] ?? [];
			expect( url ).toBe( '/wp-json/brolga/v1/popup-events' );
			expect( init ).toMatchObject( {
				method: 'POST',
				keepalive: true,
				body: '{"et_frontend_nonce":"token","popup":12,"record":"shown"}',
			} );
		}
	);

	it( 'is nothing where the page config does not know it (POPUP-25)', async () => {
		await load( {}, { html: markup( 99 ) } );
		click( '#opener' );
		expect( isOpen( 99 ) ).toBe( false );
	} );
} );
