/**
 * Goals of tests: the rules, the cookies, the calls, and how a page reaches them.
 */
import vectors from '../../../../../../tests/vectors/ab-goals.json';
import { announce } from '../../../../runtime/events';
import { converts, isCounted, isSubject } from '../model';
import type { GoalRecord } from '../send';
import { sourceOf } from '../visit';

// AB-1 AB-33
it.each( [
	[ '12', '0', true ],
	[ '12', '9999', true ],
	[ '12-3', '3-1', true ],
	[ '12', '3-1', false ],
	[ '12-3', '1', false ],
	[ '12-3', '4-1', false ],
	[ '12', '', false ],
	[ '12', '-1', false ],
	[ '12', '01', false ],
	[ '12', '99999', false ],
	[ '12', '1\n', false ],
	[ '12', '<b>', false ],
	[ '12', '__proto__', false ],
	[ '012', '1', false ],
	[ '12 1', '1', false ],
	[ '', '1', false ],
] )( 'test %j with subject %j can be: %j', ( key, subject, can ) => {
	expect( isSubject( key, subject ) ).toBe( can );
} );

// AB-14
it.each( [
	[ undefined, '', true ],
	[ false, '?utm_source=a', true ],
	[ true, '', false ],
	[ false, '?a=1&brolga_variant=12:1', false ],
] )(
	'with preview %j and the query %j, visitors count: %j',
	( preview, search, is ) => {
		expect( isCounted( preview, search ) ).toBe( is );
	}
);

// AB-40
it.each( [
	[ 'form_sent', 'form_sent signed_up', true ],
	[ 'signed_up', 'form_sent signed_up', true ],
	[ 'signed_up', 'purchase', false ],
	[ 'popup_converted', 'popup_converted', true ],
	[ 'form_sent', '', false ],
	[ 'form_sent', undefined, true ],
	[ 'purchase', undefined, true ],
	[ 'popup_shown', 'popup_converted', false ],
	[ 'search', undefined, false ],
] )( '%s in a goal that is reached by %j converts: %j', ( name, on, is ) => {
	expect( converts( name, on ) ).toBe( is );
} );

// AB-41
it.each( [
	[ '', 'direct' ],
	[ 'campaign', 'campaign' ],
	[ 'https://www.google.com/', 'search' ],
	[ 'https://google.com.au/search?q=x', 'search' ],
	[ 'https://duckduckgo.com/', 'search' ],
	[ 'https://au.search.yahoo.com/', 'search' ],
	[ 'https://docs.google.example/', 'referral' ],
	[ 'https://t.co/abc', 'social' ],
	[ 'https://l.facebook.com/', 'social' ],
	[ 'https://notfacebook.com/', 'referral' ],
	[ 'https://example.org/a', 'referral' ],
	[ 'https://own.test/a', undefined ],
	[ 'nonsense', undefined ],
	[ null, undefined ],
] )( 'a visit from %j has the source %j', ( from, source ) => {
	expect( sourceOf( from, 'own.test' ) ).toBe( source );
} );

interface Sent extends GoalRecord {
	readonly key: string;
	readonly first?: boolean;
	readonly device: string;
	readonly source?: string;
}

describe( 'a page with tests', () => {
	const fetch = jest.fn<
		Promise< unknown >,
		[ url: string, init: RequestInit ]
	>();
	const beacon = jest.fn< boolean, [ url: string, body: Blob ] >();
	const heard: GoalRecord[] = [];
	const listened = jest.spyOn( document, 'addEventListener' );
	const listenedWindow = jest.spyOn( window, 'addEventListener' );
	let watched: {
		element: Element;
		offset: string;
		tell: ( entries: { isIntersecting: boolean }[] ) => void;
	}[] = [];

	/** The subject of test 12 comes into view: at all, or as far as view_goal wants. */
	const see = ( far: boolean, key = '12' ): void =>
		watched
			.filter(
				( { element, offset } ) =>
					( element as HTMLElement ).dataset.brolgaTest === key &&
					offset.endsWith( '%' ) === far
			)
			.forEach( ( { tell } ) => tell( [ { isIntersecting: true } ] ) );

	const subject =
		'<div class="et_pb_ab_subject" data-brolga-test="12" data-brolga-subject="1">B</div>';
	const goal =
		'<section class="et_pb_ab_goal" data-brolga-test="12" data-brolga-goal="g"><form id="form"><a><b id="link">Go</b></a></form></section>';
	const comments =
		'<div class="wp-block-comments"><textarea></textarea></div>';
	const conversion = '<p class="et_pb_ab_shop_conversion"></p>';
	const splitTrack = '<i class="et_pb_ab_split_track" data-test_id="12"></i>';

	const settled = () => jest.advanceTimersByTimeAsync( 0 );

	const open = async (
		pageConfig: object = {},
		html = subject + goal
	): Promise< void > => {
		document.body.innerHTML = `${ html }<script type="application/json" id="brolga-config">${ JSON.stringify(
			{
				ajaxurl: '/ajax',
				rest: '/rest',
				et_ab_log_nonce: 'log-1',
				ab_bounce_rate: 60,
				is_ab_testing_active: true,
				is_shortcode_tracking: false,
				unique_test_id: 'x',
				ab_tests: [ { post_id: 12, test_id: 12, goal: 'form' } ],
				...pageConfig,
			}
		) }</script>`;
		watched = [];
		for ( const [ type, listener, options ] of listened.mock.calls ) {
			document.removeEventListener( type, listener, options );
		}
		for ( const [ type, listener ] of listenedWindow.mock.calls ) {
			window.removeEventListener( type, listener );
		}
		listened.mockClear();
		listenedWindow.mockClear();
		document.addEventListener( 'brolga:goal', ( event ) =>
			heard.push( ( event as CustomEvent< GoalRecord > ).detail )
		);
		await jest.isolateModulesAsync( async () => {
			const { config } = await import( '../../../../runtime/config' );
			const { countGoals } = await import( '../../count-goals' );
			countGoals( config() );
			await settled();
		} );
		await settled();
	};

	/** The records of all calls, in their order. */
	const bodies = async (): Promise< Sent[] > => {
		const texts = await Promise.all(
			beacon.mock.calls.map(
				( [ , blob ] ) =>
					new Promise< string >( ( done ) => {
						const reader = new FileReader();
						reader.onload = () => done( String( reader.result ) );
						reader.readAsText( blob );
						jest.advanceTimersByTime( 1 );
					} )
			)
		);
		return [
			...fetch.mock.calls
				.filter( ( [ url ] ) => url === '/rest/events' )
				.map( ( [ , { body } ] ) => String( body ) ),
			...texts,
		].flatMap(
			( text ) => ( JSON.parse( text ) as { records: Sent[] } ).records
		);
	};
	const types = (): string[] => heard.map( ( made ) => made.record_type );
	const click = ( selector: string, init: MouseEventInit = {} ): unknown =>
		document.querySelector( selector )?.dispatchEvent(
			new MouseEvent( init.button ? 'auxclick' : 'click', {
				bubbles: true,
				cancelable: true,
				...init,
			} )
		);
	const cookies = (): Map< string, string > =>
		new Map(
			document.cookie
				.split( '; ' )
				.filter( Boolean )
				.map( ( pair ) => pair.split( '=' ) as [ string, string ] )
		);
	const answer = ( status: number, text = '{"results":[]}' ) => ( {
		ok: status < 300,
		status,
		text: () => Promise.resolve( text ),
		json: () => Promise.resolve( JSON.parse( text ) as unknown ),
	} );
	const urls = (): string[] => fetch.mock.calls.map( ( [ url ] ) => url );

	beforeAll( () => {
		window.fetch = fetch as unknown as typeof window.fetch;
		navigator.sendBeacon = beacon as typeof navigator.sendBeacon;
		AbortSignal.timeout = () => new AbortController().signal;
		window.IntersectionObserver = class {
			constructor(
				private readonly tell: () => void,
				private readonly options: { rootMargin: string }
			) {}
			observe( element: Element ): void {
				watched.push( {
					element,
					tell: this.tell,
					offset: this.options.rootMargin,
				} );
			}
			disconnect(): void {
				watched = watched.filter( ( { tell } ) => tell !== this.tell );
			}
		} as unknown as typeof IntersectionObserver;
	} );
	beforeEach( () => {
		jest.useFakeTimers();
		fetch.mockReset();
		fetch.mockResolvedValue( answer( 200 ) );
		beacon.mockReset();
		beacon.mockReturnValue( true );
		heard.length = 0;
		sessionStorage.clear();
		window.history.replaceState( null, '', '/' );
		for ( const name of cookies().keys() ) {
			document.cookie = `${ name }=; path=/; max-age=0`;
		}
	} );
	afterEach( () => jest.useRealTimers() );

	/** What each event of the table is on a page. */
	const EVENTS: Readonly< Record< string, ( kind: string ) => unknown > > = {
		'goal-click': () => click( '#link' ),
		'shop-goal-click': () => click( '#link' ),
		'subject-visible': () => see( false ),
		'subject-in-view': () => see( true ),
		'form-success': () => announce( 'form_sent', 'form' ),
		'comment-click': () => click( '.wp-block-comments' ),
	};
	/** What a page is when it is reached. */
	const PAGES: Readonly< Record< string, string > > = {
		'shop-conversion': conversion,
		'split-track-page': splitTrack,
		'comment-arrival': comments,
	};
	const LOGS: Readonly< Record< string, string > > = {
		shop: 'et_pb_ab_shop_log',
		comment: 'et_pb_ab_comment_log_12x',
		shortcode: 'et_pb_ab_shortcode_track_x',
	};

	// AB-4 AB-5 AB-7 AB-8 AB-9 AB-10 AB-11 AB-12 AB-13 AB-14
	it.each( vectors.cases )( 'table: $name', async ( { input, expected } ) => {
		const { events, recorded, bounceRate, until } = input;
		const given = input as { logCookies?: string[]; preview?: boolean };
		const has = ( part: string ) =>
			events.some( ( { type } ) => type.startsWith( part ) );
		const kind = [ 'shop', 'comment' ].find( has ) ?? 'form';
		const pageConfig = {
			ab_bounce_rate: bounceRate,
			preview: given.preview ?? false,
			is_shortcode_tracking: has( 'split' ),
			ab_tests: [ { post_id: 12, test_id: 12, goal: kind } ],
		};
		document.cookie = 'et_pb_ab_subject_12x=1; path=/';
		recorded.forEach( ( type ) => {
			document.cookie = `et_pb_ab_${ type }_12x=1; path=/`;
		} );
		given.logCookies?.forEach( ( log ) => {
			document.cookie = `${ LOGS[ log ] }=12; path=/`;
		} );
		const sent: { at: number; record_type: string }[] = [];
		const begin = Date.now();
		let told = 0;
		const look = () => {
			for ( ; told < heard.length; told++ ) {
				sent.push( {
					at: Date.now() - begin,
					record_type: heard[ told ]?.record_type ?? '',
				} );
			}
		};
		const wait = async ( at: number ) => {
			while ( Date.now() - begin < at ) {
				jest.advanceTimersByTime( 1 );
				look();
			}
			await Promise.resolve();
		};
		await open( pageConfig, subject + goal + comments );
		for ( const { at, type } of events ) {
			await wait( at );
			const page = PAGES[ type ];
			if ( page ) {
				window.history.replaceState(
					null,
					'',
					type === 'comment-arrival' ? '/#comment-7' : '/'
				);
				await open( pageConfig, subject + page );
			} else {
				EVENTS[ type ]?.( kind );
			}
			await settled();
			look();
		}
		await wait( until );
		expect( sent ).toEqual( expected.sent );
		const kept = cookies();
		expect(
			vectors.cases
				.flatMap( ( { expected: { recorded: all } } ) => all )
				.filter(
					( type, index, all ) =>
						all.indexOf( type ) === index &&
						kept.has( `et_pb_ab_${ type }_12x` )
				)
				.sort()
		).toEqual( expected.recorded );
		expect(
			Object.keys( LOGS ).filter( ( log ) =>
				kept.has( LOGS[ log ] ?? '' )
			)
		).toEqual( expected.logCookies );
	} );

	// AB-15 AB-42 SITE-19
	it( 'sends what is due together, and tells the page of each', async () => {
		await open();
		see( true );
		click( '#link' );
		await jest.advanceTimersByTimeAsync( 300 );
		expect( urls() ).toEqual( [ '/rest/events' ] );
		expect( fetch.mock.calls[ 0 ]?.[ 1 ].keepalive ).toBe( true );
		const [ one, two ] = await bodies();
		expect( one ).toEqual( {
			test_id: 12,
			subject_id: '1',
			record_type: 'view_goal',
			key: cookies().get( 'et_pb_ab_view_goal_12x' ),
			first: true,
			device: 'desktop',
			source: 'direct',
		} );
		expect( two ).toMatchObject( {
			record_type: 'click_goal',
			key: cookies().get( 'et_pb_ab_click_goal_12x' ),
		} );
		expect( two ).not.toHaveProperty( 'first' );
		expect( one?.key ).not.toBe( two?.key );
		expect( heard ).toEqual( [
			{ test_id: 12, subject_id: '1', record_type: 'view_goal' },
			{ test_id: 12, subject_id: '1', record_type: 'click_goal' },
		] );
		expect( fetch.mock.calls[ 0 ]?.[ 1 ].body ).toContain(
			'"et_ab_log_nonce":"log-1"'
		);
	} );

	it( 'takes the fast endpoint where there is one (AB-32)', async () => {
		await open( { events: '/fast' } );
		click( '#link' );
		await jest.advanceTimersByTimeAsync( 300 );
		expect( urls() ).toEqual( [ '/fast' ] );
	} );

	// AB-3 AB-6
	it( 'keeps subject and records for 365 days, on the whole site', async () => {
		const written = jest.spyOn( document, 'cookie', 'set' );
		await open();
		click( '#link' );
		const year = new Date( Date.now() + 365 * 864e5 ).toUTCString();
		expect( written.mock.calls.map( ( [ text ] ) => text ) ).toEqual( [
			`et_pb_ab_subject_12x=1; path=/; expires=${ year }; sameSite=Lax`,
			expect.stringMatching(
				/^et_pb_ab_click_goal_12x=\d+-desktop-direct; path=\/; expires=.*; sameSite=Lax$/
			),
		] );
		written.mockRestore();
	} );

	it( 'keeps the subject that the visitor was given first, and mends what is none (AB-3, AB-33)', async () => {
		document.cookie = 'et_pb_ab_subject_12x=2; path=/';
		await open();
		expect( cookies().get( 'et_pb_ab_subject_12x' ) ).toBe( '2' );
		document.cookie = 'et_pb_ab_subject_12x=%3Cb%3E; path=/';
		await open();
		expect( cookies().get( 'et_pb_ab_subject_12x' ) ).toBe( '1' );
	} );

	it( 'leaves an order to the server that has set its cookie (AB-811)', async () => {
		const token = `order-${ 'a0'.repeat( 16 ) }`;
		const page = { ab_tests: [ { test_id: 12, goal: 'shop' } ] };
		document.cookie = 'et_pb_ab_subject_12x=1; path=/';
		await open( page );
		click( '#link' );
		expect( cookies().get( 'et_pb_ab_shop_log' ) ).toBe( '12' );
		await jest.advanceTimersByTimeAsync( 300 );
		fetch.mockClear();
		document.cookie = `et_pb_ab_con_goal_12x=${ token }; path=/`;
		await open( page, goal + conversion );
		void announce( 'purchase', 'form' );
		await jest.advanceTimersByTimeAsync( 300 );
		expect( types() ).toEqual( [ 'click_goal' ] );
		expect( await bodies() ).toEqual( [] );
		expect( cookies().has( 'et_pb_ab_shop_log' ) ).toBe( false );
		expect( cookies().get( 'et_pb_ab_con_goal_12x' ) ).toBe( token );

		// An order that was placed before, or whose cookie was refused.
		document.cookie = 'et_pb_ab_con_goal_12x=; path=/; max-age=0';
		document.cookie = 'et_pb_ab_shop_log=12; path=/';
		await open( page, goal + conversion );
		await jest.advanceTimersByTimeAsync( 300 );
		expect( types() ).toEqual( [ 'click_goal', 'con_goal' ] );
		expect( await bodies() ).toMatchObject( [
			{
				record_type: 'con_goal',
				key: cookies().get( 'et_pb_ab_con_goal_12x' ),
			},
		] );
		expect( cookies().has( 'et_pb_ab_shop_log' ) ).toBe( false );
	} );

	it( 'counts several tests of a post, each by its key (AB-1)', async () => {
		await open(
			{ ab_tests: [ { post_id: 12, test_id: '12-2', goal: 'click' } ] },
			( subject + goal )
				.replace( /test="12"/g, 'test="12-2"' )
				.replace( 'subject="1"', 'subject="2-1"' )
		);
		click( '#link' );
		expect( heard ).toEqual( [
			{ test_id: '12-2', subject_id: '2-1', record_type: 'click_goal' },
		] );
		expect( [ ...cookies().keys() ] ).toEqual( [
			'et_pb_ab_subject_12-2x',
			'et_pb_ab_click_goal_12-2x',
		] );
	} );

	// AB-10
	it( 'counts a click in a goal, also where the page stops it, and not the right button', async () => {
		await open();
		document
			.querySelector( 'form' )
			?.addEventListener( 'click', ( event ) => event.stopPropagation() );
		click( '#link', { button: 2 } );
		click( 'script' );
		expect( heard ).toEqual( [] );
		click( '#link', { button: 1 } );
		expect( types() ).toEqual( [ 'click_goal' ] );
	} );

	it( 'leaves with a beacon (AB-42)', async () => {
		await open();
		click( '#link' );
		window.dispatchEvent( new Event( 'pagehide' ) );
		expect( beacon ).toHaveBeenCalledTimes( 1 );
		expect( beacon.mock.calls[ 0 ]?.[ 0 ] ).toBe( '/rest/events' );
		await jest.advanceTimersByTimeAsync( 1000 );
		expect( fetch ).not.toHaveBeenCalled();
		expect( await bodies() ).toHaveLength( 1 );
	} );

	it( 'fetches where the browser takes no beacon', async () => {
		beacon.mockReturnValue( false );
		await open();
		click( '#link' );
		window.dispatchEvent( new Event( 'pagehide' ) );
		await settled();
		expect( urls() ).toEqual( [ '/rest/events' ] );
	} );

	// NEWS-10 FORM-52 AB-40
	it( 'counts a form in a goal before the page goes on, and no other form', async () => {
		await open( {}, `${ subject }${ goal }<form id="other"></form>` );
		await announce( 'form_sent', 'other' );
		await announce( 'form_sent', 'missing' );
		expect( heard ).toEqual( [] );
		await announce( 'form_sent', 'form', { redirect: '/next' } );
		expect( types() ).toEqual( [ 'con_goal' ] );
		expect( beacon ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'counts a sign-up in a goal, and nothing else (NEWS-10)', async () => {
		await open();
		await announce( 'search', 'form' );
		expect( heard ).toEqual( [] );
		await announce( 'signed_up', 'form' );
		expect( types() ).toEqual( [ 'con_goal' ] );
	} );

	// EXT-3
	it.each( [
		[ { on: 'addon_read', anywhere: true }, 'nowhere', [ 'con_goal' ] ],
		[ { on: 'addon_read' }, 'nowhere', [] ],
		[ { on: 'addon_read' }, 'form', [ 'con_goal' ] ],
		[ { on: 'addon_sung', anywhere: true }, 'form', [] ],
	] )(
		'counts an add-on’s goal with %j that is reached in %j: %j',
		async ( told, source, expected ) => {
			await open( {
				ab_tests: [
					{ post_id: 12, test_id: 12, goal: 'addon-read', ...told },
				],
			} );
			await announce( 'addon_read' as 'search', source );
			expect( types() ).toEqual( expected );
		}
	);

	it( 'counts a goal on another page than the test’s (AB-43)', async () => {
		document.cookie = 'et_pb_ab_subject_12x=2; path=/';
		await open( { is_ab_testing_active: false, ab_tests: [] }, goal );
		click( '#link' );
		expect( heard ).toEqual( [
			{ test_id: 12, subject_id: '2', record_type: 'click_goal' },
		] );
	} );

	// AB-42
	it.each( [ 401, 404, 405, 500, 503 ] )(
		'makes the call of the contract where lists are answered with %d',
		async ( status ) => {
			fetch.mockResolvedValueOnce( answer( status, '' ) );
			await open();
			see( true );
			click( '#link' );
			await jest.advanceTimersByTimeAsync( 300 );
			expect( urls() ).toEqual( [ '/rest/events', '/ajax', '/ajax' ] );
			const init = fetch.mock.calls[ 1 ]?.[ 1 ];
			const body = Object.fromEntries( init?.body as URLSearchParams );
			expect( init?.keepalive ).toBe( true );
			expect( body ).toMatchObject( {
				action: 'et_pb_update_stats_table',
				et_ab_log_nonce: 'log-1',
			} );
			expect( JSON.parse( String( body.stats_data_array ) ) ).toEqual(
				( await bodies() )[ 0 ]
			);
			// The next ones at once, also on the way out.
			await announce( 'form_sent', 'form', { redirect: '/next' } );
			await settled();
			expect( urls() ).toEqual( [
				'/rest/events',
				'/ajax',
				'/ajax',
				'/ajax',
			] );
			expect( beacon ).not.toHaveBeenCalled();
		}
	);

	it.each( [ 400, 429, 502, 504 ] )(
		'sends nothing again that is answered with %d: it may have arrived, or is unwanted',
		async ( status ) => {
			fetch.mockResolvedValueOnce( answer( status, '' ) );
			await open();
			click( '#link' );
			await jest.advanceTimersByTimeAsync( 300 );
			expect( urls() ).toEqual( [ '/rest/events' ] );
			expect( cookies().has( 'et_pb_ab_click_goal_12x' ) ).toBe( true );
		}
	);

	it( 'makes the call of the contract where nothing answers at the address', async () => {
		fetch.mockImplementation( ( url ) =>
			url === '/ajax'
				? Promise.resolve( answer( 200 ) )
				: Promise.reject( new TypeError( 'blocked' ) )
		);
		await open();
		click( '#link' );
		await jest.advanceTimersByTimeAsync( 300 );
		expect( urls() ).toEqual( [ '/rest/events', '/rest/events', '/ajax' ] );
	} );

	it( 'sends nothing again when only the answer is missing', async () => {
		fetch.mockRejectedValueOnce( new TypeError( 'lost' ) );
		fetch.mockResolvedValueOnce( answer( 404, '' ) );
		await open();
		click( '#link' );
		await jest.advanceTimersByTimeAsync( 300 );
		expect( urls() ).toEqual( [ '/rest/events', '/rest/events' ] );
	} );

	it( 'asks for fresh tokens once, and tries once more (TOKEN-6)', async () => {
		fetch.mockResolvedValueOnce( answer( 403, '' ) );
		fetch.mockResolvedValueOnce(
			answer( 200, '{"ok":true,"et_ab_log_nonce":"log-2"}' )
		);
		await open();
		click( '#link' );
		await jest.advanceTimersByTimeAsync( 300 );
		expect( fetch ).toHaveBeenCalledTimes( 3 );
		expect( fetch.mock.calls[ 2 ]?.[ 1 ].body ).toContain( 'log-2' );
		expect( urls()[ 2 ] ).toBe( '/rest/events' );
	} );

	// AB-24 AB-44
	it( 'waits until a page that was loaded ahead is seen', async () => {
		const hidden = jest
			.spyOn( document, 'hidden', 'get' )
			.mockReturnValue( true );
		await open( { ab_bounce_rate: 1 } );
		await jest.advanceTimersByTimeAsync( 9000 );
		expect( document.cookie ).toBe( '' );
		hidden.mockReturnValue( false );
		document.dispatchEvent( new Event( 'visibilitychange' ) );
		await settled();
		expect( heard ).toEqual( [] );
		await jest.advanceTimersByTimeAsync( 1000 );
		expect( types() ).toEqual( [ 'read_page' ] );
		hidden.mockRestore();
	} );

	// AB-3
	it.each( [
		[
			'could not be fetched',
			subject.replace( /data-brolga-subject="1"/, '' ),
		],
		[ 'is none', subject.replace( 'subject="1"', 'subject="1;2"' ) ],
		[
			'is another test’s',
			subject.replace( 'subject="1"', 'subject="2-1"' ),
		],
	] )( 'counts nobody whose subject %s', async ( _, html ) => {
		document.cookie = 'et_pb_ab_subject_12x=2; path=/';
		await open( { ab_bounce_rate: 1 }, html + goal );
		click( '#link' );
		await jest.advanceTimersByTimeAsync( 9000 );
		expect( heard ).toEqual( [] );
	} );

	it( 'counts nobody who keeps no cookies (AB-5)', async () => {
		const refused = jest
			.spyOn( document, 'cookie', 'set' )
			.mockImplementation( () => undefined );
		await open();
		click( '#link' );
		expect( heard ).toEqual( [] );
		refused.mockRestore();
	} );

	it( 'loads nothing where the page shows no test (AB-43)', async () => {
		const loaded = jest.fn( () => ( {} ) );
		jest.doMock( '@brolga/goals', loaded );
		await open( { is_ab_testing_active: false } );
		expect( loaded ).not.toHaveBeenCalled();
		jest.dontMock( '@brolga/goals' );
	} );

	it( 'keeps nobody where the module does not come', async () => {
		jest.doMock( '@brolga/goals', () => {
			throw new Error( 'gone' );
		} );
		await open();
		await announce( 'form_sent', 'form', { redirect: '/next' } );
		expect( heard ).toEqual( [] );
		jest.dontMock( '@brolga/goals' );
	} );

	// AB-33
	it( 'bears hundreds of cookies, and logs that were tampered with', async () => {
		for ( let post = 100; post < 400; post++ ) {
			document.cookie = `et_pb_ab_subject_${ post }x=${ post }'"; path=/`;
		}
		document.cookie = `et_pb_ab_shop_log=${ encodeURIComponent( '"]<b>.__proto__.12.99999999999999999999' ) }; path=/`;
		document.cookie = 'et_pb_ab_subject_12x=1; path=/';
		await open( { is_ab_testing_active: false, ab_tests: [] }, conversion );
		expect( heard ).toEqual( [
			{ test_id: 12, subject_id: '1', record_type: 'con_goal' },
		] );
	} );

	it( 'keeps which campaign a visit began with (AB-41)', async () => {
		window.history.replaceState( null, '', '/?utm_source=news' );
		await open( { is_ab_testing_active: false, ab_tests: [] }, '' );
		window.history.replaceState( null, '', '/next' );
		await open();
		click( '#link' );
		await jest.advanceTimersByTimeAsync( 300 );
		expect( ( await bodies() )[ 0 ]?.source ).toBe( 'campaign' );
	} );

	it( 'tracks a visitor of the test to the page that says so (AB-13)', async () => {
		await open( { is_shortcode_tracking: true } );
		expect( cookies().get( 'et_pb_ab_shortcode_track_x' ) ).toBe( '12' );
		await open(
			{
				is_shortcode_tracking: true,
				is_ab_testing_active: false,
				ab_tests: [],
			},
			splitTrack
		);
		expect( types() ).toEqual( [ 'con_short' ] );
	} );
} );
