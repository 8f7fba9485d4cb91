/**
 * What a visitor downloads, page by page, and which classes PHP loads for it,
 * where there is a shop beside us and an administrator has been in the
 * dashboard: then WooCommerce adds its blocks to headers.
 */
import { chromium } from '@playwright/test';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { serveNative } from '../../bin/lib/native.mjs';
import { ROOT } from '../../bin/lib/paths.mjs';
import { freePort } from '../../bin/lib/ports.mjs';
import { dropSite, provisionSite } from '../../bin/lib/site.mjs';
import { classBudgets, classChecks, tellClasses } from './support/classes.mjs';
import { unmatched } from './support/rules.mjs';
import { screensOf } from './support/screens.mjs';

export const about = 'bytes of our scripts and styles after gzip, page by page';

/** Budgets in bytes; 1 KB is 1,000 bytes (PERF-1, PERF-2, PERF-3, PERF-4, PERF-5). */
const BUDGETS = {
	// On every page: counts, keeps the session, and fetches what somebody begins to use.
	'runtime/site.js': 1660,
	'runtime/index.js': 1040,
	// What only some views take: deep links, requests, moving the page, messages.
	'modules/hash.js': 950,
	'modules/http.js': 500,
	'modules/move.js': 900,
	'modules/notices.js': 1200,
	'blocks/tabs/view.js': 1200,
	// With the overlay it stands on.
	'blocks/menu/view.js': 3130,
	'blocks/header/view.js': 1000,
	'blocks/header-search/view.js': 1080,
	// For visitors who have a cart.
	'blocks/cart-count/view.js': 1130,
	// On the shop's own pages.
	'modules/shop.js': 2440,
	// On the cart's page and the checkout.
	'modules/shop-blocks.js': 1890,
	// Where a product shows its images or its form for reviews.
	'modules/product.js': 1100,
	// At the first press on the cart: fetches the drawer, whose React is WordPress' own.
	'modules/cart.js': 800,
	// Live results; in a header at its first opening.
	'modules/search.js': 3000,
	'blocks/scroll-top/view.js': 500,
	'blocks/dot-nav/view.js': 1000,
	// Where a link leads to a place on the page.
	'modules/anchors.js': 700,
	// On pages where something waits for consent; what floats at the foot is lifted above it.
	'modules/consent.js': 1300,
	// At the first move towards an answer, with js-cookie and the overlay it stands on.
	'modules/consent-choices.js': 3960,
	// On the shop's own pages, where its visitors are asked.
	'modules/order-attribution.js': 600,
	// Where another plugin's banner asks.
	'modules/consent-api.js': 1700,
	// In owners' previews alone.
	'modules/preview.js': 1000,
	// For owners alone: what opens their panel.
	'modules/toolbar.js': 1700,
	// Animation and stickiness, on pages that use them.
	'runtime/effects.js': 1500,
	'blocks/contact-form/view.js': 4050,
	// On demand: lists the files that were chosen, and keeps them.
	'modules/files.js': 1030,
	// On demand: limits of fields, and fields that set others.
	'modules/fields.js': 1200,
	// On demand: days of a date field that are told from today.
	'modules/days.js': 500,
	// At the first touch of a form: the built-in verifier.
	'modules/spam.js': 1000,
	// On demand: what a sign-up asks beside the address.
	'modules/custom-fields.js': 1000,
	// On demand: when it asks for them.
	'modules/conditions.js': 1300,
	// At the first press on an image: GLightbox's 16 KB and our dialog around it.
	'modules/lightbox.js': 19_000,
	// On pages whose modules have several pages of their own.
	'modules/pager.js': 1500,
	'blocks/gallery/view.js': 2000,
	'blocks/map/view.js': 2000,
	'blocks/section/view.js': 1500,
	'blocks/countdown/view.js': 1500,
	'blocks/blog/view.js': 2000,
	'modules/swiper.js': 28_000,
	leaflet: 44_000,
	// On pages that show a test, with js-cookie's 600 bytes.
	'modules/goals.js': 2550,
	// Beside it: orders, comments and tracked pages, where one is a test's goal.
	'modules/goals-logs.js': 800,
	// In its place until a visitor agrees, where visitors are asked.
	'runtime/consented-goals.js': 650,
	// Where the page picks and its visitors are asked: tells of those who do not agree.
	'modules/uncounted.js': 750,
	// On a thank-you page, and once a form has brought a lead.
	'modules/lead.js': 600,
	// Twelve hours later, or where a token is refused.
	'modules/keep-alive.js': 750,
	// Where lists of records are not taken.
	'modules/goals-call.js': 400,
	// On pages that have a popup, with the overlay it stands on.
	'modules/popups.js': 4240,
	// On pages that tell a tracking service, and what it fetches for each of them.
	'modules/tracking.js': 1050,
	'modules/track-address.js': 500,
	// Where a secret leaves the address bar.
	'modules/track-hide.js': 200,
	'modules/track-tag-manager.js': 700,
	'modules/track-analytics.js': 700,
	'modules/track-matomo.js': 900,
	'modules/track-plausible.js': 600,
	'modules/track-clarity.js': 450,
	'modules/track-hotjar.js': 450,
	'modules/track-marketing-automation.js': 700,
	'modules/track-affiliate.js': 460,
	// Where visitors are asked, until they answer.
	'modules/track-carry.js': 800,
	// In a shop: follows the cart.
	'modules/track-shop.js': 1150,
	// Where an order was placed.
	'modules/told-order.js': 900,
};

/** What a module takes that is fetched on demand and has no budget above. */
const ON_DEMAND = 1300;

/** Of a block's view that has no budget of its own. */
const VIEW = 3000;

const budgetOf = ( name ) =>
	BUDGETS[ name ] ?? ( name.endsWith( '/view.js' ) ? VIEW : undefined );

/** The built views, by the names of their budgets. */
const views = () => {
	const build = join( ROOT, 'plugin/build' );
	return readdirSync( join( build, 'blocks' ) )
		.map( ( block ) => `blocks/${ block }/view.js` )
		.filter( ( name ) => existsSync( join( build, name ) ) )
		.map( ( name ) => [ name, readFileSync( join( build, name ) ) ] );
};

/**
 * Requests of a page that shows nothing of the shop, whoever's they are; its
 * images are its owner's choice.
 */
const REQUESTS = 20;

/**
 * Requests of the home page in all, with the images that a phone shows before
 * anybody scrolls, and its bytes without them: an owner's first page is what the
 * demo's is made to be (PERF-20, PERF-21).
 */
const HOME = {
	path: '/',
	width: 375,
	height: 667,
	requests: 15,
	bytes: 150_000,
};

/**
 * What the home page brings of our styles, in files and in its HTML, and how much
 * of their rules may match nothing on it, on a phone or a desktop (PERF-38).
 */
const STYLES = {
	path: '/',
	widths: [ 375, 1280 ],
	height: 800,
	bytes: 12_000,
	unmatched: 0.34,
};

/** The plugin's and the theme's, also where they are printed into the page. */
const OURS = /\/(?:plugins|themes)\/brolga\/[^?]*\.css/;

/** WordPress' own navigation, and what it and others of its blocks run on. */
const CORES = /\/(?:interactivity|navigation)\b[^?]*\.js/;

/** What the header of each page brings: its scripts come with their first use. */
const HEADER = [];

/** What pages have that have a script of their own. */
const VIEWS = [ 'runtime/index.js' ];

/** What pages have whose blocks have deep links. */
const LINKED = [ ...VIEWS, 'modules/hash.js' ];

/** What a form takes that is filled in. */
const FILLED = [ 'modules/http.js', 'modules/spam.js' ];

/** What a page fetches once it is scrolled, as one is by who comes to the end of its form. */
const SCROLLED = [ 'blocks/header/view.js', 'blocks/scroll-top/view.js' ];

/** The scripts a page may load of ours, besides the site module. */
const PAGES = {
	'/': HEADER,
	'/blog/': HEADER,
	'/thank-you/': [ 'modules/lead.js' ],
	'/modules/tabs/': [ ...LINKED, 'blocks/tabs/view.js' ],
	'/contact/': [
		...VIEWS,
		...SCROLLED,
		'blocks/contact-form/view.js',
		...FILLED,
	],
	'/modules/contact-form/': [
		...VIEWS,
		...SCROLLED,
		'blocks/contact-form/view.js',
		'modules/conditions.js',
		'modules/fields.js',
		'modules/days.js',
		'modules/files.js',
		...FILLED,
	],
	'/subscribe/': [ ...VIEWS, 'blocks/newsletter/view.js', ...FILLED ],
	'/modules/newsletter/': [
		...VIEWS,
		...SCROLLED,
		'blocks/newsletter/view.js',
		'modules/custom-fields.js',
		'modules/conditions.js',
		...FILLED,
	],
	'/modules/sliders/': [
		...LINKED,
		...SCROLLED,
		'blocks/slider/view.js',
		'blocks/video/view.js',
		'blocks/video-slider/view.js',
		'modules/swiper.js',
	],
	'/modules/accordions/': [
		...LINKED,
		'modules/disclosure.js',
		'blocks/accordion/view.js',
		'blocks/toggle/view.js',
	],
	'/modules/backgrounds/': [
		...VIEWS,
		'blocks/section/view.js',
		'blocks/dot-nav/view.js',
	],
	'/modules/counters/': [
		...VIEWS,
		'modules/counters.js',
		'blocks/number-counter/view.js',
		'blocks/circle-counter/view.js',
		'blocks/bar-counters/view.js',
	],
	'/modules/gallery/': [ ...LINKED, 'blocks/gallery/view.js' ],
	'/modules/countdown/': [ ...VIEWS, 'blocks/countdown/view.js' ],
	'/modules/animations/': [ ...VIEWS, 'runtime/effects.js' ],
	'/modules/sticky/': [ ...VIEWS, 'runtime/effects.js' ],
	'/modules/links/': HEADER,
	'/modules/search/': [ ...VIEWS, 'modules/http.js', 'modules/search.js' ],
};

/** What blocks of several kinds share. */
const SHARED = [ 'runtime/site.js', ...LINKED, 'modules/http.js', ...SCROLLED ];

/**
 * What a form takes in all, with everything that it fetches later (PERF-4,
 * PERF-6, PERF-7, PERF-15), and what a family of blocks does: no part of a view
 * can be moved elsewhere unseen.
 */
const SUMS = [
	{
		name: 'all that a contact form can ask for',
		path: '/modules/contact-form/',
		limit: 8500,
	},
	{
		name: 'a sign-up with fields of its own',
		path: '/modules/newsletter/',
		only: [ 'blocks/newsletter/view.js', 'modules/custom-fields.js' ],
		limit: 3000,
	},
	{
		name: 'all that a sign-up can ask for',
		path: '/modules/newsletter/',
		limit: 5110,
	},
	{
		name: 'accordion and toggle',
		path: '/modules/accordions/',
		only: [
			'modules/disclosure.js',
			'blocks/accordion/view.js',
			'blocks/toggle/view.js',
		],
		limit: 2000,
	},
	{
		name: 'counters of all kinds',
		path: '/modules/counters/',
		limit: 2000,
	},
];

/** What a page takes of ours in all before anybody touches it (PERF-37). */
const AT_REST = [
	{ name: 'no interactive block', path: '/blog/', limit: 1660 },
	{ name: 'the homepage', path: '/', limit: 2780 },
	{ name: 'tabs', path: '/modules/tabs/', limit: 4730 },
];

/** What a form takes of ours in all, to the point where it is sent (PERF-37). */
const FORM = { path: '/contact/', limit: 9200 };

/**
 * The set by which site owners compare plugins of blocks: slider, lightbox,
 * counter, accordion, tabs, form, countdown and progress bar on one page, before
 * anybody has touched anything: the form’s script comes when somebody does. It costs 58.4 KB in Kadence Blocks 3.7.6 and
 * 63.9 KB in Spectra.
 */
const SET = {
	limit: 12_740,
	files: [
		'runtime/site.js',
		'runtime/index.js',
		'modules/hash.js',
		'blocks/slider/view.js',
		'blocks/gallery/view.js',
		'blocks/number-counter/view.js',
		'blocks/bar-counters/view.js',
		'modules/counters.js',
		'blocks/accordion/view.js',
		'modules/disclosure.js',
		'blocks/tabs/view.js',
		'blocks/countdown/view.js',
	],
};

/** What helps a reader around a page, all of it on one. */
const CHROME = {
	limit: 5000,
	files: [
		'blocks/menu/view.js',
		'blocks/header/view.js',
		'blocks/scroll-top/view.js',
		'blocks/dot-nav/view.js',
	],
};

/** What the shop adds of ours to a page of its own, with a cart, before the cart is opened. */
const SHOP = {
	limit: 6000,
	files: [
		'modules/shop.js',
		'modules/product.js',
		'blocks/cart-count/view.js',
	],
};

/** What the cart over the page takes beside WordPress' React. */
const DRAWER = {
	limit: 6220,
	files: [ 'modules/cart.js', 'drawer/index.js' ],
};

/** What an owner's screens take of ours (PERF-34, PERF-35). */
const SCREENS = {
	block: 'brolga/contact-form',
	newPage: 47_800,
	files: 5,
	settings: 16_000,
	inbox: 25_000,
};

const isScript = ( name ) => name.endsWith( '.js' );

/** What there is to check of them. */
function screenChecks( { newPage, settings, inbox } ) {
	const scripts = Object.keys( newPage ).filter( isScript );
	const sum = ( files, names = Object.keys( files ) ) =>
		names.reduce( ( all, name ) => all + files[ name ], 0 );
	return [
		{
			name: 'a new page in the editor: scripts, bytes in all',
			value: sum( newPage, scripts ),
			least: 1,
			limit: SCREENS.newPage,
		},
		{
			name: 'a new page in the editor: scripts, files',
			value: scripts.length,
			least: 1,
			limit: SCREENS.files,
		},
		{
			name: 'a new page in the editor: settings that are not needed yet',
			value: scripts.filter( ( name ) => name.includes( '/settings/' ) )
				.length,
			limit: 0,
		},
		{
			name: 'the settings of a first contact form, bytes in all',
			value: sum( settings, Object.keys( settings ).filter( isScript ) ),
			least: 1,
			limit: SCREENS.settings,
		},
		{
			name: 'the Leads screen: scripts and styles, bytes in all',
			value: sum( inbox ),
			least: 1,
			limit: SCREENS.inbox,
		},
	];
}

/** The size of a built file after gzip. */
const built = ( name ) =>
	gzipSync( readFileSync( join( ROOT, 'plugin/build', name ) ), { level: 9 } )
		.length;

const sumOf = ( sizes ) =>
	Object.values( sizes ).reduce( ( sum, size ) => sum + size, 0 );

/** A file of ours by the name its budget has. */
const nameOf = ( path ) =>
	/\/chunks\/([a-z]+)-/.exec( path )?.[ 1 ] ?? path.split( '/build/' )[ 1 ];

/** Opens the dashboard for the first time, as an administrator does. */
async function visitDashboard( browser, url ) {
	const page = await browser.newPage();
	await page.goto( `${ url }wp-login.php` );
	await page.fill( '#user_login', 'admin' );
	await page.fill( '#user_pass', 'password' );
	await page.click( '#wp-submit' );
	await page.waitForURL( '**/wp-admin/**' );
	await page.context().close();
}

/** The scripts of ours that a page loads, with their size after gzip, and how much it asks for in all. */
async function scriptsOf( browser, url, allowed ) {
	const page = await browser.newPage();
	const sizes = {};
	const reading = [];
	let requests = 0;
	let shop = 0;
	page.on( 'response', ( response ) => {
		const { pathname } = new URL( response.url() );
		requests += response.request().resourceType() === 'image' ? 0 : 1;
		shop += pathname.includes( '/plugins/woocommerce/' ) ? 1 : 0;
		if (
			pathname.includes( '/brolga/build/' ) &&
			pathname.endsWith( '.js' )
		) {
			reading.push(
				response.body().then( ( body ) => {
					const name = nameOf( pathname );
					sizes[ name ] =
						( sizes[ name ] ?? 0 ) +
						gzipSync( body, { level: 9 } ).length;
				} )
			);
		}
	} );
	await page.goto( url );
	await page.waitForLoadState( 'networkidle' );
	// A visitor who begins to fill in a form fetches what it is sent with, and has scrolled there.
	const fetched = [ 'modules/spam.js', ...SCROLLED ]
		.filter( ( name ) => allowed.includes( name ) )
		.map( ( name ) => page.waitForResponse( `**/${ name }*` ) );
	if ( allowed.includes( SCROLLED[ 0 ] ) ) {
		await page.evaluate( () => window.scrollBy( 0, 9 ) );
	}
	const control = page.locator( '[data-brolga-submit]' ).first();
	if ( await control.count() ) {
		await control.focus();
	}
	if ( allowed.includes( 'modules/swiper.js' ) ) {
		await page
			.locator( '[data-brolga-module="brolga/slider"]' )
			.first()
			.scrollIntoViewIfNeeded();
	}
	await Promise.all( fetched );
	await page.waitForTimeout( 500 );
	await Promise.all( reading );
	await page.close();
	return { sizes, requests, shop };
}

/** What the home page asks for on a phone, before it is touched, and the bytes of it that are no images. */
async function homeOf( browser, url ) {
	const { path, width, height } = HOME;
	const page = await browser.newPage( { viewport: { width, height } } );
	const urls = [];
	const sizes = [];
	page.on( 'request', ( request ) => urls.push( request.url() ) );
	page.on( 'requestfinished', ( request ) => {
		if ( request.resourceType() !== 'image' ) {
			sizes.push( request.sizes() );
		}
	} );
	await page.goto( url + path );
	await page.waitForLoadState( 'networkidle' );
	const bytes = ( await Promise.all( sizes ) ).reduce(
		( sum, { responseHeadersSize, responseBodySize } ) =>
			sum + responseHeadersSize + responseBodySize,
		0
	);
	await page.context().close();
	return { urls, bytes };
}

/** Scrolls from the page's top to its end, and has each view of it drawn. */
const scroll = ( page, height ) =>
	page.evaluate( async ( by ) => {
		const frame = () =>
			new Promise( ( done ) => window.requestAnimationFrame( done ) );
		for (
			let top = 0;
			top < document.documentElement.scrollHeight;
			top += by
		) {
			window.scrollTo( { top, behavior: 'instant' } );
			await frame();
			await frame();
		}
	}, height );

/**
 * The page as somebody has read it: its first scrolling fetches what moves with
 * it and comes into view, and the last one has all of it at work.
 */
async function read( page, height ) {
	await scroll( page, height );
	await page.waitForLoadState( 'networkidle' );
	await scroll( page, height );
	await page.waitForLoadState( 'networkidle' );
	await scroll( page, height );
}

/** Our styles on a page: their bytes after gzip, and what of their rules matches nothing. */
async function stylesOf( browser, url ) {
	/** @type {Map<string, { url: string, used: { start: number, end: number }[] }>} */
	const sheets = new Map();
	const linked = new Set();
	for ( const width of STYLES.widths ) {
		const page = await browser.newPage( {
			viewport: { width, height: STYLES.height },
		} );
		page.on( 'response', ( response ) => linked.add( response.url() ) );
		await page.coverage.startCSSCoverage();
		await page.goto( url + STYLES.path );
		await page.waitForLoadState( 'networkidle' );
		await read( page, STYLES.height );
		for ( const sheet of await page.coverage.stopCSSCoverage() ) {
			if ( OURS.test( sheet.url ) ) {
				const { used } = sheets.get( sheet.text ) ?? { used: [] };
				used.push( ...sheet.ranges );
				sheets.set( sheet.text, { url: sheet.url, used } );
			}
		}
		await page.context().close();
	}
	const size = ( text ) => gzipSync( text, { level: 9 } ).length;
	const texts = [ ...sheets ];
	const isFile = ( [ , { url: address } ] ) => linked.has( address );
	const rules = texts.map( ( [ text, { used } ] ) =>
		unmatched( text, used )
	);
	const sum = ( part ) =>
		rules.reduce( ( total, rule ) => total + rule[ part ], 0 );
	return {
		bytes:
			texts
				.filter( isFile )
				.reduce( ( total, [ text ] ) => total + size( text ), 0 ) +
			// As they come in the page.
			size(
				texts
					.filter( ( sheet ) => ! isFile( sheet ) )
					.map( ( [ text ] ) => text )
					.join( '' )
			),
		unmatched: sum( 'unmatched' ) / sum( 'all' ),
		sheets: Object.fromEntries(
			texts.map( ( [ text, { url: address } ], at ) => [
				address.replace( /^.*\/brolga\/|\?.*$/g, '' ),
				{ bytes: size( text ), ...rules[ at ] },
			] )
		),
	};
}

export async function run() {
	const port = await freePort( 9510 );
	const dir = join( ROOT, '.cache/bench/bytes' );
	// A site that was kept knows nothing of new pages.
	await dropSite( dir );
	await provisionSite( {
		dir,
		url: `http://127.0.0.1:${ port }`,
		woocommerce: true,
		seed: true,
	} );
	await tellClasses( dir );
	const modules = join( ROOT, 'plugin/build/modules' );
	const server = await serveNative( { dir, port } );
	const browser = await chromium.launch( {
		executablePath: process.env.BROLGA_CHROMIUM ?? '/usr/bin/chromium',
	} );
	try {
		await visitDashboard( browser, server.url );
		const figures = {};
		const requested = {};
		const checks = views().map( ( [ name, body ] ) => ( {
			name: `${ name }, bytes`,
			value: gzipSync( body, { level: 9 } ).length,
			limit: budgetOf( name ),
		} ) );
		checks.push( {
			name: 'slider, lightbox, counter, accordion, tabs, form, countdown and progress bar, bytes in all',
			value: SET.files.reduce( ( sum, name ) => sum + built( name ), 0 ),
			limit: SET.limit,
		} );
		checks.push( {
			name: 'menus, header, way to the top and dot navigation, bytes in all',
			value: CHROME.files.reduce(
				( sum, name ) => sum + built( name ),
				0
			),
			limit: CHROME.limit,
		} );
		checks.push(
			{
				name: 'a page of the shop before the cart is opened, bytes in all',
				value: SHOP.files.reduce(
					( sum, name ) => sum + built( name ),
					0
				),
				limit: SHOP.limit,
			},
			{
				name: 'the cart over the page, bytes in all',
				value: DRAWER.files.reduce(
					( sum, name ) => sum + built( name ),
					0
				),
				limit: DRAWER.limit,
			}
		);
		const screens = await screensOf(
			browser,
			server.url.replace( /\/$/, '' ),
			SCREENS.block
		);
		checks.push( ...screenChecks( screens ) );
		const home = await homeOf( browser, server.url.replace( /\/$/, '' ) );
		checks.push(
			{
				name: `${ HOME.path }: requests on a phone, images and all`,
				value: home.urls.length,
				least: 1,
				limit: HOME.requests,
			},
			{
				name: `${ HOME.path }: bytes on a phone, images apart`,
				value: home.bytes,
				least: 1,
				limit: HOME.bytes,
			},
			{
				name: `${ HOME.path }: scripts of core’s navigation and interactivity`,
				value: home.urls.filter( ( url ) => CORES.test( url ) ).length,
				limit: 0,
			}
		);
		const styles = await stylesOf(
			browser,
			server.url.replace( /\/$/, '' )
		);
		checks.push(
			{
				name: `${ STYLES.path }: our styles, bytes in all`,
				value: styles.bytes,
				least: 1,
				limit: STYLES.bytes,
			},
			{
				name: `${ STYLES.path }: of our rules, the part that matches nothing`,
				value: styles.unmatched,
				limit: STYLES.unmatched,
			}
		);
		for ( const [ path, allowed ] of Object.entries( PAGES ) ) {
			const { sizes, requests, shop } = await scriptsOf(
				browser,
				server.url.replace( /\/$/, '' ) + path,
				allowed
			);
			figures[ path ] = sizes;
			requested[ path ] = requests;
			checks.push(
				{
					name: `${ path }: files of the shop`,
					value: shop,
					limit: 0,
				},
				{
					name: `${ path }: requests, images apart`,
					value: requests,
					limit: REQUESTS,
				}
			);
			checks.push( {
				name: `${ path }: scripts it has no use for`,
				value: Object.keys( sizes ).filter(
					( name ) =>
						name !== 'runtime/site.js' && ! allowed.includes( name )
				).length,
				limit: 0,
			} );
			for ( const name of [ 'runtime/site.js', ...allowed ] ) {
				checks.push( {
					name: `${ path }: ${ name }, bytes`,
					// Not loaded at all is no small size: it is a fault.
					value: sizes[ name ] ?? NaN,
					limit: budgetOf( name ),
				} );
			}
		}
		for ( const { name, path, limit } of AT_REST ) {
			checks.push( {
				name: `${ path }: all of our scripts at rest (${ name }), bytes`,
				value: sumOf( figures[ path ] ),
				least: 1,
				limit,
			} );
		}
		checks.push( {
			name: `${ FORM.path }: all of our scripts once a form is filled in, bytes`,
			value: sumOf( figures[ FORM.path ] ),
			least: 1,
			limit: FORM.limit,
		} );
		// Also those that no page of the demo fetches.
		for ( const file of await readdir( modules ) ) {
			if ( file.endsWith( '.js' ) ) {
				const name = `modules/${ file }`;
				checks.push( {
					name: `${ name }, bytes`,
					value: gzipSync( await readFile( join( modules, file ) ), {
						level: 9,
					} ).length,
					limit: BUDGETS[ name ] ?? ON_DEMAND,
				} );
			}
		}
		for ( const { name, path, only, limit } of SUMS ) {
			const names =
				only ??
				PAGES[ path ].filter( ( file ) => ! SHARED.includes( file ) );
			checks.push( {
				name: `${ path }: ${ name }, bytes in all`,
				value: names.reduce(
					( sum, file ) => sum + ( figures[ path ][ file ] ?? NaN ),
					0
				),
				limit,
			} );
		}
		checks.push(
			...( await classChecks( server.url.replace( /\/$/, '' ) ) ),
			...( await classBudgets() )
		);
		return {
			figures: { ...figures, requests: requested, home, screens, styles },
			checks,
		};
	} finally {
		await browser.close();
		await server.stop();
	}
}
