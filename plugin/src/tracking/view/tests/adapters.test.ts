/**
 * What each adapter tells its service.
 */
import { settled } from '../../../../../tests/support/view';
import * as http from '../../../runtime/http';
import * as affiliate from '../track-affiliate';
import * as analytics from '../track-analytics';
import * as clarity from '../track-clarity';
import * as hotjar from '../track-hotjar';
import * as log from '../track-log';
import * as automation from '../track-marketing-automation';
import * as matomo from '../track-matomo';
import * as plausible from '../track-plausible';
import * as shop from '../track-shop';
import * as manager from '../track-tag-manager';
import type { TrackedEvent } from '../types';

jest.mock(
	'@brolga/runtime',
	() => ( {
		...jest.requireActual< object >( '../../../runtime/events' ),
	} ),
	{ virtual: true }
);

const HOST = 'https://host.example';

const PLACE = 'http://localhost/ferns/';

const page = window as unknown as Record< string, unknown >;

const event = (
	name: string,
	data: TrackedEvent[ 'data' ] = {}
): TrackedEvent => ( { id: `id-${ name }`, name, data } );

const VIEW = event( 'page_view' );
const LEAD: TrackedEvent = {
	id: 'lead-7',
	name: 'generate_lead',
	data: { lead_id: '7', form: 'enquiry' },
};
const SEARCH = event( 'search', { query: 'dry wall' } );
const ITEMS = [
	{ item_id: 'fern', item_name: 'Fern', price: 12.5, quantity: 2 },
];
const ORDER = event( 'purchase', {
	order_id: '31',
	currency: 'AUD',
	value: '25',
	items: JSON.stringify( ITEMS ),
} );

const beacons: Array< [ string, string ] > = [];

const sources = (): Array< string | null > =>
	[ ...document.head.querySelectorAll( 'script' ) ].map( ( script ) =>
		script.getAttribute( 'src' )
	);

/** The commands in the data layer, as plain lists. */
const commands = (): unknown[][] =>
	( ( page.dataLayer ?? [] ) as ArrayLike< unknown >[] )
		.filter( ( entry ) => 'length' in entry )
		.map( ( entry ) => Array.from( entry ) );

const told = ( adapter: {
	readonly tell: ( one: TrackedEvent ) => void;
} ): Array< [ string, string ] > => {
	[ VIEW, SEARCH, LEAD, ORDER ].forEach( ( one ) => adapter.tell( one ) );
	return beacons;
};

beforeEach( () => {
	document.head.innerHTML = '';
	document.body.innerHTML = '';
	document.title = 'Ferns';
	for ( const name of [ 'dataLayer', 'clarity', 'hj', '_hjSettings' ] ) {
		Reflect.deleteProperty( page, name );
	}
	for ( const [ name ] of document.cookie
		.split( '; ' )
		.map( ( one ) => one.split( '=' ) ) ) {
		document.cookie = `${ name }=; path=/; max-age=0`;
	}
	localStorage.clear();
	beacons.length = 0;
	window.history.replaceState( null, '', '/ferns/' );
	Object.defineProperty( navigator, 'sendBeacon', {
		configurable: true,
		value: ( url: string, body: string ) =>
			beacons.push( [ url, body ] ) > 0,
	} );
	Object.defineProperty( globalThis, 'crypto', {
		configurable: true,
		value: {
			getRandomValues: ( bytes: Uint8Array ) => bytes.fill( 171 ),
		},
	} );
} );

describe( 'Google Tag Manager', () => {
	it( 'gets its script and what its container cannot know (TRACK-5, TRACK-15)', () => {
		const layer: object[] = [ { event: 'generate_lead', lead_id: '7' } ];
		page.dataLayer = layer;
		told( manager.start( { id: 'GTM-ABC1234', host: HOST } ) );
		expect( sources() ).toEqual( [ `${ HOST }/gtm.js?id=GTM-ABC1234` ] );
		expect( document.querySelector( 'script' )?.async ).toBe( true );
		expect( commands() ).toEqual( [
			[ 'set', { page_location: PLACE, page_referrer: '' } ],
		] );
		expect( layer.slice( 2 ) ).toEqual( [
			{ 'gtm.start': expect.any( Number ) as number, event: 'gtm.js' },
			{
				event: 'search',
				event_id: 'id-search',
				search_term: 'dry wall',
			},
			{
				event: 'purchase',
				event_id: 'id-purchase',
				ecommerce: {
					transaction_id: '31',
					currency: 'AUD',
					value: 25,
					items: ITEMS,
				},
			},
		] );
	} );

	it( 'counts a visit once, whoever withdraws and agrees again (TRACK-15, TRACK-16)', () => {
		const start = () => manager.start( { id: 'GTM-ABC1234', host: HOST } );
		start().stop?.();
		start();
		expect( ( page.dataLayer as object[] ).slice( 1 ) ).toEqual( [
			expect.objectContaining( { event: 'gtm.js' } ),
		] );
		expect( sources() ).toHaveLength( 1 );
		// jsdom has one page alone, and cannot leave it.
		expect( console ).toHaveErrored();
	} );
} );

describe( 'Google Analytics', () => {
	const start = () => analytics.start( { id: 'G-ABC1234567', host: HOST } );

	it( 'gets its script and each event once (TRACK-5, TRACK-15)', () => {
		const adapter = start();
		told( adapter );
		adapter.tell( event( 'signed_up' ) );
		adapter.tell(
			event( 'remove_from_cart', {
				source: 'shop',
				currency: 'AUD',
				value: '25',
				items: JSON.stringify( ITEMS ),
			} )
		);
		expect( sources() ).toEqual( [ `${ HOST }/gtag/js?id=G-ABC1234567` ] );
		const [ js, set, config, ...events ] = commands();
		expect( set ).toEqual( [
			'set',
			{ page_location: PLACE, page_referrer: '' },
		] );
		expect( js?.[ 0 ] ).toBe( 'js' );
		expect( config ).toEqual( [
			'config',
			'G-ABC1234567',
			{ send_page_view: false },
		] );
		const to = { send_to: 'G-ABC1234567' };
		expect( events ).toEqual( [
			[ 'event', 'page_view', { ...to, event_id: 'id-page_view' } ],
			[
				'event',
				'search',
				{ ...to, event_id: 'id-search', search_term: 'dry wall' },
			],
			[
				'event',
				'generate_lead',
				{ ...to, event_id: 'lead-7', lead_id: '7', form: 'enquiry' },
			],
			[
				'event',
				'purchase',
				{
					...to,
					event_id: 'id-purchase',
					transaction_id: '31',
					currency: 'AUD',
					value: 25,
					items: ITEMS,
				},
			],
			[ 'event', 'sign_up', { ...to, event_id: 'id-signed_up' } ],
			[
				'event',
				'remove_from_cart',
				{
					...to,
					event_id: 'id-remove_from_cart',
					currency: 'AUD',
					value: 25,
					items: ITEMS,
				},
			],
		] );
		expect(
			( page.dataLayer as object[] ).map( ( entry ) =>
				Object.prototype.toString.call( entry )
			)
		).toContain( '[object Arguments]' );
	} );

	it( 'is switched off, and on again without a second script (TRACK-16)', () => {
		start().stop?.();
		expect( page[ 'ga-disable-G-ABC1234567' ] ).toBe( true );
		start();
		expect( page[ 'ga-disable-G-ABC1234567' ] ).toBe( false );
		expect( sources() ).toHaveLength( 1 );
	} );
} );

describe( 'Matomo', () => {
	it( 'is told by its HTTP API, without a script (TRACK-5, TRACK-15)', () => {
		const queries = told( matomo.start( { id: '3', host: HOST } ) ).map(
			( [ url ] ) => {
				expect( url ).toContain( `${ HOST }/matomo.php?` );
				return Object.fromEntries( new URL( url ).searchParams );
			}
		);
		expect( sources() ).toEqual( [] );
		expect( queries[ 0 ] ).toEqual( {
			idsite: '3',
			rec: '1',
			apiv: '1',
			rand: 'id-page_view',
			_id: 'abababababababab',
			pv_id: 'ababab',
			url: 'http://localhost/ferns/',
			urlref: '',
			action_name: 'Ferns',
		} );
		expect( queries[ 1 ]?.search ).toBe( 'dry wall' );
		expect( queries[ 2 ] ).toMatchObject( {
			e_c: 'lead',
			e_a: 'generate_lead',
			e_n: 'enquiry',
			rand: 'lead-7',
		} );
		expect( queries[ 3 ] ).toMatchObject( {
			idgoal: '0',
			ec_id: '31',
			revenue: '25',
			ec_items: '[["fern","Fern","",12.5,2]]',
		} );
	} );

	it( 'knows the visitor again until consent is withdrawn (TRACK-16)', () => {
		document.cookie = 'brolga_matomo=0123456789abcdef; path=/';
		const adapter = matomo.start( { id: '3', host: HOST } );
		adapter.tell( VIEW );
		expect( beacons[ 0 ]?.[ 0 ] ).toContain( '_id=0123456789abcdef' );
		adapter.stop?.();
		expect( document.cookie ).toBe( '' );
	} );
} );

describe( 'Plausible', () => {
	it( 'is told by its events API, without a script or a cookie (TRACK-5, TRACK-15)', () => {
		const sent = told(
			plausible.start( { id: 'example.com', host: HOST } )
		);
		const about = {
			url: 'http://localhost/ferns/',
			domain: 'example.com',
		};
		expect( sent.map( ( [ url ] ) => url ) ).toEqual(
			Array( 4 ).fill( `${ HOST }/api/event` )
		);
		expect(
			sent.map( ( [ , body ] ) => JSON.parse( body ) as unknown )
		).toEqual( [
			{ name: 'pageview', ...about },
			{ name: 'Search', ...about, props: { query: 'dry wall' } },
			{ name: 'Lead', ...about, props: { form: 'enquiry' } },
			{
				name: 'Purchase',
				...about,
				revenue: { currency: 'AUD', amount: '25' },
			},
		] );
		expect( document.cookie ).toBe( '' );
	} );

	it( 'is told in another way where the browser sends no beacon (TRACK-13)', () => {
		const fetch = jest.fn( () => Promise.reject( new Error( 'offline' ) ) );
		Object.assign( window, { fetch } );
		Object.defineProperty( navigator, 'sendBeacon', { value: undefined } );
		plausible.start( { id: 'example.com', host: HOST } ).tell( VIEW );
		expect( fetch ).toHaveBeenCalledWith(
			`${ HOST }/api/event`,
			expect.objectContaining( { method: 'POST', keepalive: true } )
		);
	} );
} );

describe( 'session recording', () => {
	it( 'Clarity gets its script, and its calls wait for it (TRACK-5, TRACK-15, TRACK-16)', () => {
		const adapter = clarity.start( { id: 'abcd1234ef', host: HOST } );
		told( adapter );
		adapter.stop?.();
		expect( sources() ).toEqual( [ `${ HOST }/tag/abcd1234ef` ] );
		expect( ( page.clarity as { q: unknown[] } ).q ).toEqual( [
			[ 'consent' ],
			[ 'event', 'search' ],
			[ 'event', 'generate_lead' ],
			[ 'event', 'purchase' ],
			[ 'consent', false ],
			[ 'stop' ],
		] );
	} );

	it( 'Hotjar gets its script, and calls that come after it go to it (TRACK-5, TRACK-15)', () => {
		const adapter = hotjar.start( { id: '1234567', host: HOST } );
		adapter.tell( VIEW );
		adapter.tell( LEAD );
		expect( sources() ).toEqual( [ `${ HOST }/c/hotjar-1234567.js?sv=6` ] );
		expect( page._hjSettings ).toEqual( { hjid: 1234567, hjsv: 6 } );
		expect( ( page.hj as { q: unknown[] } ).q ).toEqual( [
			[ 'event', 'generate_lead' ],
		] );
		const own = jest.fn();
		page.hj = own;
		adapter.tell( SEARCH );
		expect( own ).toHaveBeenCalledWith( 'event', 'search' );
	} );
} );

describe( 'what cannot be stopped', () => {
	it.each( [
		[
			'Hotjar',
			() => hotjar.start( { id: '7', host: 'https://h.example' } ),
		],
		[
			'Tag Manager',
			() => manager.start( { id: 'GTM-X', host: 'https://g.example' } ),
		],
	] )( 'leaves its page: %s (TRACK-16)', ( _, start ) => {
		const adapter = start();
		expect( console ).not.toHaveErrored();
		adapter.stop?.();
		// jsdom has one page alone, and says so when another is asked for.
		expect( console ).toHaveErrored();
	} );
} );

describe( 'marketing automation', () => {
	it( 'is told who, what and where, and a lead by the id that the server gives it (TRACK-6, TRACK-15, TRACK-17)', () => {
		document.cookie = 'brolga_referral=anna; path=/';
		const adapter = automation.start( { id: 'site_1', host: HOST } );
		adapter.tell( LEAD );
		expect( beacons[ 0 ]?.[ 0 ] ).toBe( `${ HOST }/events` );
		expect( JSON.parse( beacons[ 0 ]?.[ 1 ] ?? '' ) ).toEqual( {
			site: 'site_1',
			event: 'generate_lead',
			event_id: 'lead-7',
			visitor: 'ab'.repeat( 16 ),
			referral: 'anna',
			page: 'http://localhost/ferns/',
			title: 'Ferns',
			referrer: '',
			data: { lead_id: '7', form: 'enquiry' },
		} );
		expect( document.cookie ).toContain(
			`brolga_visitor=${ 'ab'.repeat( 16 ) }`
		);
		adapter.stop?.();
		expect( document.cookie ).toBe( 'brolga_referral=anna' );
	} );
} );

describe( 'referrals', () => {
	const start = () => affiliate.start( { parameter: 'ref', days: 90 } );

	it.each( [
		[ '/?ref=anna', 'brolga_referral=anna' ],
		[ '/?a=1&ref=garden-club.2', 'brolga_referral=garden-club.2' ],
		[ '/?ref=Anna+M%C3%BCller', 'brolga_referral=Anna%20M%C3%BCller' ],
		[ '/?ref=anna%2Bb', 'brolga_referral=anna%2Bb' ],
		[ '/?ref=%3Cscript%3E', 'brolga_referral=%3Cscript%3E' ],
		[ '/?ref=a%3B+path%3D/', 'brolga_referral=a%3B%20path%3D%2F' ],
		[
			`/?ref=${ 'a'.repeat( 101 ) }`,
			`brolga_referral=${ 'a'.repeat( 100 ) }`,
		],
		[ '/?ref=', '' ],
		[ '/?other=anna', '' ],
	] )( 'are remembered by %s (TRACK-18, TRACK-23)', ( address, cookie ) => {
		window.history.replaceState( null, '', address );
		start();
		expect( document.cookie ).toBe( cookie );
	} );

	it( 'are those of the last link, kept by pages without one, and forgotten on request (TRACK-16, TRACK-18)', () => {
		document.cookie = 'brolga_referral=bob; path=/';
		start();
		expect( document.cookie ).toBe( 'brolga_referral=bob' );
		window.history.replaceState( null, '', '/?ref=anna' );
		const adapter = start();
		expect( document.cookie ).toBe( 'brolga_referral=anna' );
		adapter.tell( VIEW );
		expect( beacons ).toEqual( [] );
		adapter.stop?.();
		expect( document.cookie ).toBe( '' );
	} );

	it( 'are found on the page before, where the visitor agreed on the next (TRACK-18)', () => {
		const referrer = jest.spyOn( document, 'referrer', 'get' );
		referrer.mockReturnValue( 'https://elsewhere.example/?ref=eve' );
		start();
		expect( document.cookie ).toBe( '' );
		referrer.mockReturnValue( 'http://localhost/?ref=anna' );
		start();
		expect( document.cookie ).toBe( 'brolga_referral=anna' );
		referrer.mockRestore();
	} );
} );

describe( 'the shop', () => {
	it( 'says an order, and asks what has changed in the cart (TRACK-19, TRACK-30)', async () => {
		const said: unknown[][] = [];
		const asked = jest
			.spyOn( http, 'get' )
			.mockResolvedValue( '{"extensions":[]}' );
		jest.doMock( '@brolga/told-order', () => ( {
			tellOnce: ( ...order: unknown[] ) => said.push( order ),
		} ) );
		document.cookie = 'woocommerce_items_in_cart=1; path=/';
		document.cookie = 'woocommerce_cart_hash=new; path=/';
		const goods = { currency: 'AUD', value: 25, items: ITEMS };
		const order = {
			id: '31',
			token: 't',
			tax: 2.27,
			shipping: 0,
			...goods,
		};
		shop.start( { order } );
		shop.start( { cart: '/cart?changes' } );
		await settled();
		expect( said ).toEqual( [
			[
				{
					token: 't',
					order_id: '31',
					tax: '2.27',
					shipping: '0',
					currency: 'AUD',
					value: '25',
					items: JSON.stringify( ITEMS ),
				},
				'shop',
			],
		] );
		expect( asked.mock.calls.map( ( [ url ] ) => url ) ).toEqual( [
			'/cart?changes',
		] );
		asked.mockRestore();
	} );
} );

describe( 'the owner’s log', () => {
	const WORDS = {
		title: 'What this page sends',
		none: 'Nothing is set up.',
		states: { 'not-asked': 'sent' },
	};
	const pageConfig = ( tracking: object ): void => {
		document.body.innerHTML = `<script type="application/json" id="brolga-config">${ JSON.stringify(
			{ tracking }
		) }</script>`;
	};
	const text = (): string =>
		document.querySelector( 'div' )?.shadowRoot?.querySelector( 'details' )
			?.textContent ?? '';

	it( 'shows each event and whom it is sent to (TRACK-20)', () => {
		pageConfig( { log: {}, shop: {}, matomo: {}, affiliate: {} } );
		const adapter = log.start( WORDS );
		adapter.tell( SEARCH );
		expect( text() ).toContain( 'What this page sends' );
		expect( text() ).toContain( 'search{"query":"dry wall"}matomo: sent' );
		expect( text() ).not.toContain( 'shop:' );
		// Who referred a visitor is remembered, and sent to nobody.
		expect( text() ).not.toContain( 'affiliate:' );
		for ( let count = 0; count < 60; count++ ) {
			adapter.tell( VIEW );
		}
		expect( page.brolgaEvents ).toHaveLength( 50 );
		expect( text() ).not.toContain( 'dry wall' );
	} );

	it( 'leaves the showing to the owner’s toolbar where there is one (TRACK-20, TOOLBAR-7)', () => {
		pageConfig( { log: {}, matomo: {} } );
		document.body.insertAdjacentHTML(
			'beforeend',
			'<div data-brolga-toolbar></div>'
		);
		const hear = jest.fn();
		document.addEventListener(
			'brolga:tracked',
			( { detail }: Event & { readonly detail?: unknown } ) =>
				void hear( detail )
		);
		log.start( WORDS ).tell( SEARCH );
		expect( document.querySelectorAll( 'div' ) ).toHaveLength( 1 );
		expect( hear ).toHaveBeenCalledWith(
			expect.objectContaining( {
				name: 'search',
				services: { matomo: 'not-asked' },
			} )
		);
	} );

	it( 'says where no service is set up (TRACK-20)', () => {
		pageConfig( { log: {} } );
		log.start( WORDS );
		expect( text() ).toContain( 'Nothing is set up.' );
	} );
} );
