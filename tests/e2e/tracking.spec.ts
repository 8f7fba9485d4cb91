/**
 * What leaves the page, and when: one server stands for all tracking services.
 */
import type { BrowserContext, Page } from '@playwright/test';
import {
	startTrackers,
	type Tracked,
	type Trackers,
} from '../support/trackers.mjs';
import {
	evaluate,
	expect,
	keepSettings,
	mailsWith,
	noShop,
	runOutbox,
	SHOP_COOKIE,
	siteUrl,
	test,
	unique,
} from './fixtures';

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

keepSettings();

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

/** What the services hear of a page on which nothing else happens. */
const SEEN = {
	'matomo.php': [ 'page_view' ],
	ga4: [ 'page_view' ],
	api: [ 'pageview' ],
	events: [ 'page_view' ],
	clarity: [ 'consent' ],
};

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
	await expect.poll( () => told( calls ) ).toEqual( SEEN );
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

	trackers.requests.length = 0;
	calls.length = 0;
	await page.goto( '/contact/' );
	// All of them, before what the form says is looked at alone.
	await expect.poll( () => told( calls ) ).toEqual( SEEN );
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
	expect( one?.event_id ).toMatch( /^lead-[0-9a-f]{16}$/ );
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

	// What cannot be stopped goes with its page, which is loaded anew.
	const anew = page.waitForEvent( 'load' );
	await answer( page, [] );
	await anew;
	await page.waitForLoadState( 'networkidle' );
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

test( 'a partner’s link counts for who agrees on the third page, and nothing is stored before (TRACK-18, TRACK-23, TRACK-24)', async ( {
	page,
	context,
} ) => {
	setUp( trackers.url, true );
	const kept = async () =>
		decodeURIComponent(
			( await context.cookies() ).find(
				( { name } ) => name === 'brolga_referral'
			)?.value ?? ''
		);
	const menu = page.getByRole( 'navigation', { name: 'Menu' } ).first();
	await page.goto( '/?ref=Anna+M%C3%BCller%2B' );
	await menu.getByRole( 'link', { name: 'Services' } ).click();
	await page.waitForURL( /\/services\/\?ref=Anna\+M%C3%BCller%2B$/ );
	await menu.getByRole( 'link', { name: 'Work' } ).click();
	await page.waitForURL( /\/work\/\?ref=/ );
	await page.waitForLoadState( 'networkidle' );
	expect( await kept() ).toBe( '' );
	await answer( page );
	await expect.poll( kept ).toBe( 'Anna Müller+' );
	expect( new URL( page.url() ).search ).toBe( '' );
	await menu.getByRole( 'link', { name: 'Journal' } ).click();
	await page.waitForURL( /\/blog\/$/ );
	await page.waitForLoadState( 'networkidle' );
	expect( page.url() ).not.toContain( 'ref=' );
	expect( await kept() ).toBe( 'Anna Müller+' );
} );

test( 'the page waits for no service that hangs (TRACK-13)', async ( {
	page,
} ) => {
	setUp( trackers.url, false );
	trackers.mode = 'hang';
	await page.goto( '/', { timeout: 30_000 } );
	await expect( page.locator( 'body' ) ).not.toHaveClass( /no-js/ );
	// Which of them comes first differs: a browser opens six connections to one server, and all of them hang.
	await expect.poll( () => scripts( trackers ) ).not.toEqual( [] );
	// What is asked for hangs; the page's own links and forms do not.
	await page.goto( '/blog/', { timeout: 30_000 } );
	await expect( page.locator( 'h1' ) ).toBeVisible();
} );

/** What a shop hands out in addresses, each with its secret: an order that was placed and one to be paid, a file, a new password. */
const HANDED_OUT = `
	$file = wp_upload_bits( 'plan.txt', null, 'A plan.' );
	wc_get_container()->get( Automattic\\WooCommerce\\Internal\\ProductDownloads\\ApprovedDirectories\\Register::class )->add_approved_directory( dirname( $file['url'] ) );
	$download = new WC_Product_Download();
	$download->set_id( 'plan' );
	$download->set_name( 'Plan' );
	$download->set_file( $file['url'] );
	$product = new WC_Product_Simple();
	$product->set_props( [ 'name' => 'Plan', 'regular_price' => '9', 'virtual' => true, 'downloadable' => true, 'downloads' => [ $download ] ] );
	$product->save();
	$order = static function ( $status ) use ( $product ) {
		$order = wc_create_order();
		$order->add_product( $product );
		$order->set_billing_email( 'buyer@example.com' );
		$order->calculate_totals();
		$order->set_status( $status );
		$order->save();
		return $order;
	};
	$placed = $order( 'completed' );
	$open   = $order( 'pending' );
	wc_downloadable_product_permissions( $placed->get_id(), true );
	$file = current( $placed->get_downloadable_items() )['download_url'];
	parse_str( wp_parse_url( $file, PHP_URL_QUERY ), $of_file );
	$user = get_user_by( 'login', 'admin' );
	$new  = get_password_reset_key( $user );
	return wp_json_encode( [
		'received' => $placed->get_checkout_order_received_url(),
		'pay'      => $open->get_checkout_payment_url(),
		'file'     => $file,
		'password' => add_query_arg( [ 'key' => $new, 'id' => $user->ID, 'login' => 'admin' ], wc_lostpassword_url() ),
		'secrets'  => [ $placed->get_order_key(), $open->get_order_key(), $new, $of_file['key'], $of_file['order'] ],
	] );`;

test.describe( 'in a shop', () => {
	test.use( { shop: true } );

	test( 'each change of the cart is told when it happens, and an order in one browser alone (TRACK-19, TRACK-30, TRACK-31)', async ( {
		page,
		context,
		browser,
	} ) => {
		test.skip( noShop() !== '', noShop() );
		setUp( trackers.url, false );
		/** What a page's container was told of the shop: what, and how many. */
		const toldOn = ( of: Page ) =>
			of.evaluate( () =>
				(
					( ( window as { dataLayer?: unknown } ).dataLayer ??
						[] ) as {
						event?: string;
						ecommerce?: { items: { quantity: number }[] };
					}[]
				 ).flatMap( ( { event, ecommerce } ) =>
					ecommerce
						? [
								`${ event } ${ ecommerce.items
									.map( ( { quantity } ) => quantity )
									.join() }`,
							]
						: []
				)
			);
		const isReady = ( of: Page ) =>
			of.waitForFunction( () =>
				(
					( window as { dataLayer?: unknown } ).dataLayer as
						{ event?: string }[] | undefined
				 )?.some( ( { event } ) => event === 'gtm.js' )
			);

		await page.goto( '/shop/' );
		await isReady( page );
		await page
			.locator( 'main' )
			.getByRole( 'button', { name: /add to cart/i } )
			.first()
			.click();
		await expect
			.poll( () => toldOn( page ) )
			.toEqual( [ 'add_to_cart 1' ] );

		// What is put into the cart opens it, once its script has come.
		const cart = page.getByRole( 'dialog', { name: 'Your cart' } );
		await expect( cart ).toBeVisible();
		await cart.getByRole( 'button', { name: /Increase quantity/ } ).click();
		const all = [ 'add_to_cart 1', 'add_to_cart 1' ];
		await expect.poll( () => toldOn( page ) ).toEqual( all );
		await cart.getByRole( 'button', { name: /Reduce quantity/ } ).click();
		all.push( 'remove_from_cart 1' );
		await expect.poll( () => toldOn( page ) ).toEqual( all );
		await cart.getByRole( 'button', { name: /Remove/ } ).click();
		await cart.getByRole( 'button', { name: 'Undo' } ).click();
		await expect( cart.getByRole( 'listitem' ) ).toHaveCount( 1 );
		// A change after it: had the removal or its undoing been told, it stood before this one.
		await cart.getByRole( 'button', { name: /Increase quantity/ } ).click();
		all.push( 'add_to_cart 1' );
		await expect.poll( () => toldOn( page ) ).toEqual( all );
		// Removed, and no longer to be undone.
		await cart.getByRole( 'button', { name: /Remove/ } ).click();
		await expect( cart ).toContainText( 'Your cart is empty.' );
		await page.keyboard.press( 'Escape' );
		all.push( 'remove_from_cart 2' );
		await expect.poll( () => toldOn( page ) ).toEqual( all );

		// A product's own form loads its page anew, and the next page tells nothing again.
		await page.goto( '/product/bog-arum/' );
		await page
			.getByRole( 'button', { name: 'Add to cart' } )
			.first()
			.click();
		await expect
			.poll( () => toldOn( page ).catch( () => [] ) )
			.toEqual( [ 'add_to_cart 1' ] );
		await page.goto( '/contact/' );
		await isReady( page );
		await page.waitForLoadState( 'networkidle' );
		expect( await toldOn( page ) ).toEqual( [] );

		const shop = JSON.parse(
			String( evaluate( HANDED_OUT, { shop: true } ) )
		) as { received: string };
		await page.goto( shop.received );
		await expect
			.poll( async () =>
				( await toldOn( page ) ).filter( ( one ) =>
					one.startsWith( 'purchase' )
				)
			)
			.toHaveLength( 1 );
		const others = await browser.newContext( { baseURL: siteUrl() } );
		await others.addCookies(
			( await context.cookies() ).filter(
				( { name } ) => name === SHOP_COOKIE.name
			)
		);
		const other = await others.newPage();
		await other.goto( shop.received );
		await isReady( other );
		await other.waitForLoadState( 'networkidle' );
		expect( await toldOn( other ) ).toEqual( [] );
		await others.close();
	} );

	test( 'no secret of an address leaves the site, and an order is shown again by a reload (TRACK-21, TRACK-22)', async ( {
		page,
		context,
	} ) => {
		test.skip( noShop() !== '', noShop() );
		setUp( trackers.url, false );
		const shop = JSON.parse(
			String( evaluate( HANDED_OUT, { shop: true } ) )
		) as Record< 'received' | 'pay' | 'file' | 'password', string > & {
			secrets: string[];
		};
		// All that leaves the site, to whomever, with all that it says.
		const left: Promise< string >[] = [];
		context.on( 'request', ( request ) => {
			if ( ! request.url().startsWith( siteUrl() ) ) {
				left.push(
					// The site's cookies come along because the test's server has the site's host.
					request
						.allHeaders()
						.then(
							( { cookie, ...headers } ) =>
								`${ request.url() } ${ JSON.stringify(
									headers
								) } ${ request.postData() ?? '' }`
						)
				);
			}
		} );
		const seen = async () =>
			decodeURIComponent( ( await Promise.all( left ) ).join( '\n' ) );
		/** The next page, by a link: every service is told of it. */
		const goOn = async () => {
			await page.waitForLoadState( 'networkidle' );
			left.length = 0;
			await page.evaluate( () =>
				window.location.assign( '/blog/?utm_source=news&door=1' )
			);
			// What the page before still says may come in between.
			await expect
				.poll( seen )
				.toMatch( /url=\S+\/blog\/\?utm_source=news\S+action_name=/ );
			await expect.poll( seen ).toContain( '/tag/abcd1234ef' );
			await page.waitForLoadState( 'networkidle' );
			return `${ await seen() }\n`;
		};
		const secrets = [ ...shop.secrets ];
		let all = '';

		await page.goto( shop.received );
		await expect.poll( seen ).toMatch( /"en":|purchase/i );
		await expect.poll( seen ).toContain( '/tag/abcd1234ef' );
		const bought = page.locator(
			'.wc-block-order-confirmation-totals, .woocommerce-order-details'
		);
		await expect( bought.first() ).toBeVisible();
		expect( page.url() ).toMatch( /\/order-received\/\d+\/$/ );
		all += `${ await seen() }\n`;
		await page.reload();
		await expect( bought.first() ).toBeVisible();
		const order = page.url();
		all += await goOn();
		await page.goto( order );
		await expect( bought.first() ).toBeVisible();
		const download = page.waitForEvent( 'download' );
		await page.evaluate(
			( address ) => window.location.assign( address ),
			shop.file
		);
		expect( ( await download ).suggestedFilename() ).toContain( 'plan' );
		all += await goOn();
		// Whoever has the address alone sees no more than that there was an order.
		await context.clearCookies( { name: 'brolga_order' } );
		await page.goto( order );
		await expect(
			page.getByText( 'order has been received' ).first()
		).toBeVisible();
		await expect( bought ).toHaveCount( 0 );

		await page.goto( '/subscribe/' );
		const email = `${ unique( 'secret' ) }@example.com`;
		const notes = page.locator( '#notes' );
		await notes.getByLabel( 'First name' ).fill( 'Jo' );
		await notes.getByLabel( 'Email' ).fill( email );
		await notes.getByRole( 'button', { name: 'Subscribe' } ).click();
		await expect( notes ).toContainText( 'Almost there' );
		const mail = ( await mailsWith( 'brolga_confirm' ) ).find( ( { to } ) =>
			to.includes( email )
		);
		const links =
			mail?.text.match( /\S+[?&]brolga_(?:confirm|unsubscribe)=\S+/g ) ??
			[];
		expect( links ).toHaveLength( 2 );
		for ( const link of links ) {
			secrets.push( new URL( link ).search.split( '=' )[ 1 ] ?? link );
			await page.goto( link );
			all += await goOn();
			await page.goto( link );
			await page.getByRole( 'button', { name: /^Yes/ } ).click();
			all += await goOn();
		}

		for ( const address of [ shop.pay, shop.password ] ) {
			left.length = 0;
			await page.goto( address );
			await page.waitForLoadState( 'networkidle' );
			all += `${ await seen() }\n`;
			all += await goOn();
		}

		const lines = all.split( '\n' );
		expect( lines.length ).toBeGreaterThan( 50 );
		for ( const secret of [ ...secrets, email, 'key=', 'brolga_' ] ) {
			expect( secret.length ).toBeGreaterThan( 3 );
			expect(
				lines.filter( ( line ) => line.includes( secret ) )
			).toEqual( [] );
		}
		// What is not known to be harmless is in no address that we tell.
		expect(
			lines.filter(
				( line ) =>
					line.includes( 'door=' ) &&
					! /\/(?:clarity|hotjar|gtm)\//.test( line )
			)
		).toEqual( [] );
	} );
} );
