/**
 * What leaves the page, and when: one server stands for all tracking services.
 */
import type { BrowserContext, Page } from '@playwright/test';
import {
	startTrackers,
	type Tracked,
	type Trackers,
} from '../support/trackers.mjs';
import { evaluate, expect, runOutbox, test, unique } from './fixtures';

const SERVICES = {
	tag_manager: 'GTM-ABC1234',
	analytics: 'G-ABC1234567',
	matomo_url: 'https://stats.example.com',
	matomo_site: '1',
	plausible_domain: 'example.com',
	clarity: 'abcd1234ef',
	hotjar: '1234567',
	automation_site: 'site_1',
	automation_domain: 'track.example.com',
	referral: true,
};

/** Sets all services up, at a server of the test's. */
const setUp = ( url: string, asks: boolean ): unknown =>
	evaluate(
		`$all = get_option( 'brolga_settings', [] ); $all['tracking'] = json_decode( '${ JSON.stringify(
			SERVICES
		) }', true ); $all['consent']['enabled'] = ${ String(
			asks
		) }; update_option( 'brolga_settings', $all ); wp_mkdir_p( WPMU_PLUGIN_DIR ); return file_put_contents( WPMU_PLUGIN_DIR . '/brolga-test-trackers.php', "<?php add_filter( 'brolga_tracking_hosts', static fn ( \\$hosts ) => array_map( static fn () => '${ url }', \\$hosts ) );" );`
	);

const takeDown = (): unknown =>
	evaluate(
		`$all = get_option( 'brolga_settings', [] ); unset( $all['tracking'], $all['consent'] ); update_option( 'brolga_settings', $all ); return unlink( WPMU_PLUGIN_DIR . '/brolga-test-trackers.php' );`
	);

/** Answers as the banner does; without services: no to all. */
const answer = ( page: Page, services?: readonly string[] ): Promise< void > =>
	page.evaluate( ( chosen ) => {
		const { consent } = JSON.parse(
			document.getElementById( 'brolga-config' )?.textContent ?? '{}'
		) as {
			consent: { version: string; services: Record< string, string > };
		};
		const ids = chosen ?? Object.keys( consent.services );
		document.cookie = `brolga_consent=${ consent.version }.${ Math.floor(
			Date.now() / 1000
		) }.${ ids.join( '~' ) }; path=/`;
		document.dispatchEvent( new CustomEvent( 'brolga:consent' ) );
	}, services );

/** What a call to a service is about, by its name there. */
function nameOf( { path, query, body }: Tracked ): string {
	const json = (): Partial< Record< string, string > > =>
		JSON.parse( body ) as Record< string, string >;
	switch ( path ) {
		case '/matomo.php':
			return query.e_a ?? ( query.search ? 'search' : 'page_view' );
		case '/events':
			return json().event ?? '';
		case '/api/event':
			return json().name ?? '';
		default:
			return path.split( '/' )[ 2 ] ?? '';
	}
}

/** What browsers send to the services from now on, in the order in which they send it: by several connections it may arrive in another. */
function watch( context: BrowserContext ): Tracked[] {
	const calls: Tracked[] = [];
	context.on( 'request', ( request ) => {
		const url = new URL( request.url() );
		if ( request.method() === 'POST' && url.origin === trackers.url ) {
			calls.push( {
				method: 'POST',
				path: url.pathname,
				query: Object.fromEntries( url.searchParams ),
				body: request.postData() ?? '',
			} );
		}
	} );
	return calls;
}

/** What each service was told so far, in order; scripts are not told anything. */
function told( calls: readonly Tracked[] ): Record< string, string[] > {
	const all: Record< string, string[] > = {};
	for ( const call of calls ) {
		const service = call.path.split( '/' )[ 1 ] ?? '';
		( all[ service ] ??= [] ).push( nameOf( call ) );
	}
	return all;
}

const scripts = ( { requests }: Trackers ): string[] =>
	requests
		.filter( ( { method } ) => method === 'GET' )
		.map( ( { path } ) => path )
		.sort();

let trackers: Trackers;

test.beforeEach( async () => {
	trackers = await startTrackers();
} );

test.afterEach( async () => {
	takeDown();
	await trackers.stop();
} );

test( 'services hear nothing before the visitor agrees, then each thing once, and nothing after (TRACK-2, TRACK-4, TRACK-5, TRACK-6, TRACK-12, TRACK-14, TRACK-15, TRACK-16, TRACK-17, TRACK-18)', async ( {
	page,
	context,
} ) => {
	setUp( trackers.url, true );
	const calls = watch( context );
	await page.goto( '/?ref=anna' );
	await page.waitForLoadState( 'networkidle' );
	expect( trackers.requests ).toEqual( [] );
	expect(
		( await context.cookies() ).map( ( { name } ) => name )
	).not.toContain( 'brolga_referral' );

	await answer( page );
	await expect
		.poll( () => told( calls ) )
		.toEqual( {
			'matomo.php': [ 'page_view' ],
			ga4: [ 'page_view' ],
			api: [ 'pageview' ],
			events: [ 'page_view' ],
			clarity: [ 'consent' ],
		} );
	expect( scripts( trackers ) ).toEqual( [
		'/c/hotjar-1234567.js',
		'/gtag/js',
		'/gtm.js',
		'/tag/abcd1234ef',
	] );

	trackers.requests.length = 0;
	calls.length = 0;
	await page.goto( '/?s=fern' );
	await expect
		.poll( () => told( calls ) )
		.toEqual( {
			'matomo.php': [ 'page_view', 'search' ],
			gtm: [ 'search' ],
			ga4: [ 'page_view', 'search' ],
			api: [ 'pageview', 'Search' ],
			events: [ 'page_view', 'search' ],
			clarity: [ 'consent', 'event-search' ],
			hotjar: [ 'event-search' ],
		} );

	await page.goto( '/contact/' );
	await expect.poll( () => told( calls ).hotjar ).toHaveLength( 1 );
	await page.getByLabel( /^Your name/ ).fill( 'Priya Raman' );
	await page.getByLabel( /^Email/ ).fill( 'priya@example.com' );
	await page
		.getByLabel( /^What is the corner like/ )
		.fill( unique( 'a tracked wall' ) );
	trackers.requests.length = 0;
	calls.length = 0;
	await page.getByRole( 'button', { name: 'Send enquiry' } ).click();
	await page.waitForURL( '**/thank-you/**' );
	const once = {
		'matomo.php': [ 'page_view', 'generate_lead' ],
		gtm: [ 'generate_lead' ],
		ga4: [ 'page_view', 'generate_lead' ],
		api: [ 'pageview', 'Lead' ],
		clarity: [ 'consent', 'event-generate_lead' ],
		hotjar: [ 'event-generate_lead' ],
	};
	await expect.poll( () => told( calls ) ).toMatchObject( once );
	// From the page and from the server, which may be first: one event for the service.
	const events = () =>
		trackers.requests
			.filter( ( { path } ) => path === '/events' )
			.map(
				( { body } ) =>
					JSON.parse( body ) as {
						event: string;
						event_id: string;
						visitor: string;
						referral: string;
						site: string;
					}
			)
			.filter( ( { event } ) => event === 'generate_lead' );
	await expect
		.poll( async () => {
			await runOutbox();
			return events();
		} )
		.toHaveLength( 2 );
	const [ one, other ] = events();
	expect( one?.event_id ).toMatch( /^lead-\d+$/ );
	expect( [ other?.event_id, other?.visitor, other?.site ] ).toEqual( [
		one?.event_id,
		one?.visitor,
		'site_1',
	] );
	expect( [ one?.referral, other?.referral ] ).toEqual( [ 'anna', 'anna' ] );

	// Neither a reload nor another tab is a further lead.
	trackers.requests.length = 0;
	calls.length = 0;
	await page.reload();
	const second = await context.newPage();
	await second.goto( page.url() );
	await expect.poll( () => told( calls ).ga4 ).toHaveLength( 2 );
	await second.waitForLoadState( 'networkidle' );
	expect( told( calls ).ga4 ).toEqual( [ 'page_view', 'page_view' ] );
	expect( told( calls ).gtm ).toBeUndefined();
	expect( told( calls )[ 'matomo.php' ] ).toEqual( [
		'page_view',
		'page_view',
	] );
	await second.close();

	await answer( page, [] );
	trackers.requests.length = 0;
	calls.length = 0;
	await page.evaluate( () =>
		document.dispatchEvent(
			new CustomEvent( 'brolga:event', {
				detail: { name: 'video_played', source: 'video', data: {} },
			} )
		)
	);
	await page.goto( '/blog/' );
	await page.waitForLoadState( 'networkidle' );
	expect( trackers.requests ).toEqual( [] );
	expect(
		( await context.cookies() )
			.map( ( { name } ) => name )
			.filter( ( name ) => /matomo|visitor|referral/.test( name ) )
	).toEqual( [] );
} );

test( 'the page waits for no service that hangs (TRACK-13)', async ( {
	page,
} ) => {
	setUp( trackers.url, false );
	trackers.mode = 'hang';
	await page.goto( '/', { timeout: 30_000 } );
	await expect( page.locator( 'body' ) ).not.toHaveClass( /no-js/ );
	await expect.poll( () => scripts( trackers ) ).toContain( '/gtag/js' );
	// What is asked for hangs; the page's own links and forms do not.
	await page.goto( '/blog/', { timeout: 30_000 } );
	await expect( page.locator( 'h1' ) ).toBeVisible();
} );

test.describe( 'in a shop', () => {
	test.use( { shop: true } );

	test( 'no secret of an address leaves the site, and an order is shown again by a reload (TRACK-21, TRACK-22)', async ( {
		page,
	} ) => {
		setUp( trackers.url, false );
		const order = JSON.parse(
			String(
				evaluate(
					`$order = wc_create_order(); $order->add_product( wc_get_products( [ 'limit' => 1, 'type' => 'simple' ] )[0] ); $order->calculate_totals(); $order->set_status( 'processing' ); $order->save(); $open = wc_create_order(); $open->add_product( wc_get_products( [ 'limit' => 1, 'type' => 'simple' ] )[0] ); $open->calculate_totals(); $open->save(); return wp_json_encode( [ 'received' => $order->get_checkout_order_received_url(), 'pay' => $open->get_checkout_payment_url(), 'secrets' => [ $order->get_order_key(), $open->get_order_key() ] ] );`,
					{ shop: true }
				)
			)
		) as { received: string; pay: string; secrets: string[] };
		const left: string[] = [];
		page.on( 'request', ( request ) => {
			if ( request.url().startsWith( trackers.url ) ) {
				left.push(
					`${ request.url() } ${ request.postData() ?? '' } ${
						request.headers().referer ?? ''
					}`
				);
			}
		} );
		const seen = () => left.join( '\n' );

		await page.goto( order.received );
		await expect.poll( seen ).toMatch( /purchase/i );
		await expect.poll( seen ).toContain( '/tag/abcd1234ef' );
		const bought = page.locator(
			'.wc-block-order-confirmation-totals, .woocommerce-order-details'
		);
		await expect( bought.first() ).toBeVisible();
		expect( page.url() ).not.toContain( 'key=' );
		await page.reload();
		await expect( bought.first() ).toBeVisible();

		const visits = [
			order.pay,
			'/?brolga_confirm=secret-confirmation',
			'/my-account/lost-password/?show-reset-form=true&key=secret-reset&login=jo',
		];
		for ( const address of visits ) {
			await page.goto( address );
			await page.waitForLoadState( 'networkidle' );
			const before = left.length;
			// The next page is tracked, and knows nothing of the one before.
			await page.evaluate( () => window.location.assign( '/blog/' ) );
			await expect.poll( () => left.length ).toBeGreaterThan( before );
			await page.waitForLoadState( 'networkidle' );
			expect(
				await page.evaluate( () => document.referrer )
			).not.toMatch( /key=|brolga_confirm/ );
		}
		for ( const secret of [ ...order.secrets, 'secret-' ] ) {
			expect( seen() ).not.toContain( secret );
		}
	} );
} );
