/**
 * Consent in a real browser: the banner and the choices by keyboard, what waits
 * for an answer, what a change of mind takes away, and a page that is the same
 * for everybody.
 */
import {
	copyFileSync,
	mkdirSync,
	readdirSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { article, asides, beginning } from '../support/reader';
import { startTileServer, type TileServer } from '../support/tile-server.mjs';
import {
	SHOP_COOKIE,
	admin,
	evaluate,
	expect,
	flaws,
	keepSettings,
	noShop,
	overflow,
	siteFolder,
	siteUrl,
	test,
} from './fixtures';

let tiles: TileServer;

/**
 * Sets what the site uses. Referrals wait on every page, and call nobody.
 *
 * @param referral Whether they are on.
 */
const withReferrals = ( {
	referral,
}: {
	readonly referral: boolean;
} ): unknown =>
	evaluate(
		`update_option( 'brolga_settings', [ 'consent' => [ 'enabled' => true ], 'tracking' => [ 'referral' => ${ String(
			referral
		) } ], 'maps' => [ 'tile_url' => '${ tiles.url }' ] ] ); return 1;`
	);

const banner = ( page: Page ) =>
	page.getByRole( 'region', { name: 'Your privacy, your choice' } );
const choices = ( page: Page ) =>
	page.getByRole( 'dialog', { name: 'Privacy choices' } );
const answer = async ( page: Page ): Promise< string | undefined > =>
	( await page.context().cookies() ).find(
		( { name } ) => name === 'brolga_consent'
	)?.value;
const proofs = (): unknown =>
	evaluate(
		`global $wpdb; return $wpdb->get_results( "SELECT action, granted FROM {$wpdb->prefix}brolga_consents ORDER BY created_at DESC" );`
	);

keepSettings();

test.beforeAll( async () => {
	tiles = await startTileServer();
	evaluate(
		`global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}brolga_consents" ); return 1;`
	);
	withReferrals( { referral: true } );
} );

test.beforeEach( () => {
	tiles.requests.length = 0;
} );

test.afterAll( async () => {
	await tiles.stop();
} );

test( 'the banner is answered by keyboard, and holds nobody (CONSENT-6, CONSENT-7, CONSENT-8)', async ( {
	page,
	problems,
} ) => {
	await page.setViewportSize( { width: 375, height: 720 } );
	await page.goto( '/privacy-policy/' );
	await expect( banner( page ) ).toBeVisible();
	await expect( page.locator( '[data-brolga-consent-status]' ) ).toHaveText(
		'Your privacy, your choice'
	);
	expect( await overflow( page ) ).toBe( 0 );
	expect( await flaws( page ) ).toEqual( [] );

	// Equal: alike in all that is seen.
	const looks = await banner( page )
		.getByRole( 'button' )
		.evaluateAll( ( buttons ) =>
			buttons.map( ( button ) => {
				const { backgroundColor, color, fontSize, fontWeight } =
					getComputedStyle( button );
				const { width, height } = button.getBoundingClientRect();
				return [
					backgroundColor,
					color,
					fontSize,
					fontWeight,
					Math.round( width ),
					Math.round( height ),
				].join();
			} )
		);
	expect( looks ).toHaveLength( 3 );
	expect( new Set( looks ).size ).toBe( 1 );

	const link = page.locator( 'footer a[href$="#brolga-consent"]' );
	await link.focus();
	// The page may scroll there smoothly.
	await expect
		.poll( () =>
			link.evaluate(
				( element ) =>
					element.getBoundingClientRect().bottom <
					( document
						.querySelector( '.brolga-consent__box' )
						?.getBoundingClientRect().top ?? 0 )
			)
		)
		.toBe( true );

	await page.reload();
	await page.keyboard.press( 'Tab' );
	// The link to the policy comes before the answers.
	await page.keyboard.press( 'Tab' );
	await expect(
		banner( page ).getByRole( 'button', { name: 'Accept all' } )
	).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Enter' );
	await expect(
		choices( page ).getByRole( 'heading' ).first()
	).toBeFocused();
	expect( await flaws( page, 'dialog[open]' ) ).toEqual( [] );
	await page.keyboard.press( 'Escape' );
	await expect( choices( page ) ).toBeHidden();
	const choose = banner( page ).getByRole( 'button', { name: 'Choose' } );
	await expect( choose ).toBeFocused();
	expect( await answer( page ) ).toBe( undefined );
	await page.keyboard.press( 'Tab' );
	await expect( choose ).not.toBeFocused();
	await page.keyboard.press( 'Shift+Tab' );
	await page.keyboard.press( 'Shift+Tab' );
	await page.keyboard.press( 'Enter' );
	await expect( banner( page ) ).toBeHidden();
	expect( await answer( page ) ).toMatch( /^[\da-f]{8}\.\d{10}\.$/ );
	await expect
		.poll( proofs )
		.toEqual( [ { action: 'reject', granted: '' } ] );
	await page.goto( '/' );
	await expect( banner( page ) ).toBeHidden();
	expect( problems ).toEqual( [] );
} );

test( 'banner and choices leave room on screens of all sizes, and none is on paper (CONSENT-24, CONSENT-25, CONSENT-44)', async ( {
	page,
} ) => {
	const box = ( selector: string ) =>
		page
			.locator( selector )
			.first()
			.evaluate( ( element ) => {
				const { left, right, top, bottom } =
					element.getBoundingClientRect();
				return { left, right, top, bottom };
			} );
	for ( const size of [
		{ width: 1280, height: 800 },
		{ width: 375, height: 667 },
	] ) {
		await page.setViewportSize( size );
		await page.goto( '/' );
		await expect( banner( page ) ).toBeVisible();
		const sheet = await box( '.brolga-consent__box' );
		for ( const first of [ 'h1', 'main .wp-block-button__link' ] ) {
			const { left, right, top, bottom } = await box( first );
			expect(
				sheet.left >= right ||
					sheet.right <= left ||
					sheet.top >= bottom ||
					sheet.bottom <= top,
				`${ first } at ${ size.width }`
			).toBe( true );
		}
	}

	await page.emulateMedia( { media: 'print' } );
	await expect( banner( page ) ).toBeHidden();
	await page.emulateMedia( { media: 'screen' } );
	await expect( banner( page ) ).toBeVisible();

	await page.setViewportSize( { width: 320, height: 256 } );
	const sheet = await box( '[data-brolga-consent]' );
	expect( sheet.bottom - sheet.top ).toBeLessThanOrEqual( 128 );
	const choose = banner( page ).getByRole( 'button', { name: 'Choose' } );
	await expect( choose ).toBeInViewport( { ratio: 1 } );
	await choose.click();
	const last = await box( '.brolga-choices__service >> nth=-1' );
	const answers = await box( '.brolga-choices__answers' );
	expect( answers.top ).toBeGreaterThanOrEqual( last.bottom );
	const reject = choices( page ).getByRole( 'button', {
		name: 'Reject all',
	} );
	// As people scroll, by keyboard and by wheel: a script could scroll what they
	// cannot. A busy browser drops a key while it still glides after the last one.
	const until = (
		scroll: () => Promise< void >,
		{ shown }: { shown: boolean }
	) =>
		expect( async () => {
			await scroll();
			const button = expect.configure( { timeout: 1_000 } )( reject );
			await ( shown
				? button.toBeInViewport( { ratio: 1 } )
				: button.not.toBeInViewport() );
		} ).toPass( { timeout: 20_000 } );
	await until( () => page.keyboard.press( 'End' ), { shown: true } );
	await until( () => page.keyboard.press( 'Home' ), { shown: false } );
	await page.mouse.move( 160, 128 );
	await until( () => page.mouse.wheel( 0, 9999 ), { shown: true } );
	expect( await flaws( page, 'dialog[open]' ) ).toEqual( [] );
	await page.emulateMedia( { forcedColors: 'active' } );
	expect(
		await choices( page ).evaluate( ( element ) => {
			const { borderTopWidth, borderTopColor } =
				getComputedStyle( element );
			return [
				borderTopWidth,
				borderTopColor !== 'rgba(0, 0, 0, 0)',
			].join();
		} )
	).toBe( '1px,true' );
} );

test( 'the link in the corner covers nothing on phones (CONSENT-27)', async ( {
	page,
} ) => {
	evaluate(
		`$all = get_option( 'brolga_settings' ); $all['consent']['reopen'] = 'corner'; update_option( 'brolga_settings', $all ); return 1;`
	);
	try {
		await page.setViewportSize( { width: 375, height: 667 } );
		await page.goto( '/contact/' );
		await banner( page )
			.getByRole( 'button', { name: 'Reject all' } )
			.click();
		const corner = page.locator( '[data-brolga-consent-corner]' );
		await expect( corner ).toBeVisible();
		expect(
			await corner.evaluate(
				( link ) =>
					link.getBoundingClientRect().top >=
					( document
						.querySelector( 'footer' )
						?.getBoundingClientRect().bottom ?? Infinity )
			)
		).toBe( true );
	} finally {
		evaluate(
			`$all = get_option( 'brolga_settings' ); unset( $all['consent']['reopen'] ); update_option( 'brolga_settings', $all ); return 1;`
		);
	}
} );

test.describe( 'with a shop', () => {
	test.use( { shop: true } );

	test( 'the shop’s order attribution waits, and goes when refused (CONSENT-23)', async ( {
		page,
		context,
	} ) => {
		test.skip( noShop() !== '', noShop() );
		const sources = async () =>
			( await context.cookies() ).filter( ( { name } ) =>
				name.startsWith( 'sbjs_' )
			).length;
		await page.goto( '/shop/' );
		await expect( banner( page ) ).toBeVisible();
		expect( await sources() ).toBe( 0 );
		await banner( page )
			.getByRole( 'button', { name: 'Accept all' } )
			.click();
		await expect.poll( sources ).toBeGreaterThan( 0 );
		await page.locator( 'footer a[href$="#brolga-consent"]' ).click();
		await choices( page )
			.getByRole( 'button', { name: 'Reject all' } )
			.click();
		await expect.poll( sources ).toBe( 0 );
		// Its step of the history is on its way back (SITE-160); a reload would be cut off by it.
		await expect
			.poll( () =>
				page.evaluate( () => JSON.stringify( history.state ) )
			)
			.not.toContain( 'brolgaOver' );
		await page.reload();
		await expect( banner( page ) ).toBeHidden();
		expect( await sources() ).toBe( 0 );
	} );
} );

test( 'a map waits for the answer, and comes with it (CONSENT-12)', async ( {
	page,
} ) => {
	await page.goto( '/modules/maps/' );
	const map = page.locator( '#gardens' );
	await map.scrollIntoViewIfNeeded();
	await expect(
		map.getByRole( 'button', { name: 'Show the map' } )
	).toBeVisible();
	await expect( banner( page ) ).toBeVisible();
	expect( tiles.requests ).toEqual( [] );
	await banner( page ).getByRole( 'button', { name: 'Accept all' } ).click();
	await expect( map.locator( '.leaflet-tile-loaded' ).first() ).toBeVisible();
	expect( await answer( page ) ).toMatch( /[.~]maps~videos/ );
} );

test( 'frames of other hosts wait in their place, and come with the answer (CONSENT-400)', async ( {
	page,
	problems,
} ) => {
	const id = evaluate(
		`kses_remove_filters(); return wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Frames', 'post_name' => 'frames', 'post_content' => '<!-- wp:paragraph --><p>Before.</p><!-- /wp:paragraph --><!-- wp:embed {"url":"","type":"video","responsive":true,"className":"wp-embed-aspect-16-9 wp-has-aspect-ratio"} --><figure class="wp-block-embed is-type-video wp-embed-aspect-16-9 wp-has-aspect-ratio"><div class="wp-block-embed__wrapper"><iframe title="Stretches" width="500" height="281" src="https://www.youtube.com/embed/dQw4w9WgXcQ?feature=oembed" allowfullscreen></iframe></div></figure><!-- /wp:embed --><!-- wp:html --><iframe title="Our practice" src="https://www.google.com/maps/embed?pb=!1m1!2d153.02!3d-27.47" width="100%" height="450" style="border:0"></iframe><!-- /wp:html --><!-- wp:html --><div style="padding:56.25% 0 0 0;position:relative"><iframe src="https://player.vimeo.com/video/76979871" style="position:absolute;top:0;left:0;width:100%;height:100%"></iframe></div><!-- /wp:html -->' ] );`
	);
	const foreign: string[] = [];
	await page.route(
		( { host } ) => ! siteUrl().includes( host ),
		( route ) => {
			foreign.push( new URL( route.request().url() ).host );
			return route.fulfill( {
				contentType: 'text/html',
				body: '<p>It has come.</p>',
			} );
		}
	);
	const waiting = page.locator( '.brolga-frame' );
	try {
		for ( const width of [ 375, 1280 ] ) {
			await page.setViewportSize( { width, height: 800 } );
			await page.goto( '/frames/' );
			await expect( waiting ).toHaveCount( 3 );
			for ( const one of await waiting.all() ) {
				await one.scrollIntoViewIfNeeded();
				await expect( one.getByRole( 'button' ) ).toBeVisible();
			}
			expect( await overflow( page ) ).toBe( 0 );
			expect( await flaws( page, '.brolga-frame' ) ).toEqual( [] );
			expect( foreign ).toEqual( [] );
		}
		await expect(
			page.getByRole( 'link', { name: 'Open on YouTube' } )
		).toHaveAttribute(
			'href',
			'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
		);
		await page
			.getByRole( 'group', { name: 'Stretches' } )
			.getByRole( 'button', { name: 'Show the video' } )
			.click();
		await expect(
			page.frameLocator( 'iframe[title="Stretches"]' ).getByText( 'come' )
		).toBeVisible();
		expect( foreign ).toEqual( [ 'www.youtube-nocookie.com' ] );
		await expect( waiting ).toHaveCount( 2 );

		await banner( page )
			.getByRole( 'button', { name: 'Accept all' } )
			.click();
		await expect( waiting ).toHaveCount( 0 );
		await expect
			.poll( () => [ ...foreign ].sort() )
			.toEqual( [
				'player.vimeo.com',
				'www.google.com',
				'www.youtube-nocookie.com',
			] );

		// By a key: after a page has scrolled, Chromium may give a press to a frame of another process that was there.
		await page
			.locator( 'footer a[href$="#brolga-consent"]' )
			.press( 'Enter' );
		await expect( choices( page ) ).toContainText( 'www.google.com/maps' );
		await choices( page )
			.getByRole( 'button', { name: 'Reject all' } )
			.click();
		await expect( choices( page ) ).toBeHidden();
		foreign.length = 0;
		await page.goto( '/frames/?again' );
		await expect( waiting ).toHaveCount( 3 );
		await page.locator( 'iframe' ).first().waitFor( { state: 'detached' } );
		expect( foreign ).toEqual( [] );
		expect( problems ).toEqual( [] );
	} finally {
		evaluate(
			`wp_delete_post( ${ String( id ) }, true ); delete_option( 'brolga_map_frames' ); return 1;`
		);
	}
} );

test( 'where nothing waits but maps and videos, nobody is asked (CONSENT-33)', async ( {
	page,
} ) => {
	withReferrals( { referral: false } );
	try {
		await page.goto( '/modules/maps/' );
		const map = page.locator( '#gardens' );
		await map.scrollIntoViewIfNeeded();
		await expect(
			map.getByRole( 'button', { name: 'Show the map' } )
		).toBeVisible();
		// It has run, and has found nothing to ask.
		const link = page.locator( 'footer a[href$="#brolga-consent"]' );
		await link.click();
		await expect( choices( page ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( banner( page ) ).toBeHidden();
		// The dialog takes its step of the history back, in the browser's own time.
		await expect
			.poll( () =>
				page.evaluate( () => JSON.stringify( history.state ) )
			)
			.not.toContain( 'brolgaOver' );
		expect( tiles.requests ).toEqual( [] );
	} finally {
		withReferrals( { referral: true } );
	}
	await page.reload();
	await expect( banner( page ) ).toBeVisible();
} );

test( 'a change of mind takes the cookies away (CONSENT-8, CONSENT-9, CONSENT-11)', async ( {
	page,
	context,
} ) => {
	// No service of the demo keeps any under its address.
	await page.addInitScript(
		`document.addEventListener( 'readystatechange', () => {
			document.querySelector( '[data-brolga-choices]' ).content.querySelector( '#brolga-choice-videos' ).dataset.brolgaStores = 'video video_*';
		}, { once: true } );`
	);
	await page.goto( '/' );
	await banner( page ).getByRole( 'button', { name: 'Choose' } ).click();
	await choices( page )
		.getByRole( 'switch', { name: /videos/ } )
		.check();
	await choices( page )
		.getByRole( 'button', { name: 'Save choices' } )
		.click();
	expect( await answer( page ) ).toMatch( /\.videos$/ );
	await context.addCookies(
		[ 'video', 'video_12', 'filmography' ].map( ( name ) => ( {
			name,
			value: '1',
			url: siteUrl(),
		} ) )
	);
	const link = page.locator( 'footer a[href$="#brolga-consent"]' );
	await link.click();
	const video = choices( page ).getByRole( 'switch', { name: /videos/ } );
	await expect( video ).toBeChecked();
	await video.uncheck();
	await choices( page )
		.getByRole( 'button', { name: 'Save choices' } )
		.click();
	await expect( choices( page ) ).toBeHidden();
	await expect( link ).toBeFocused();
	const names = ( await context.cookies() ).map( ( { name } ) => name );
	expect( names ).toContain( 'filmography' );
	expect( names ).not.toContain( 'video' );
	expect( names ).not.toContain( 'video_12' );
} );

test( 'a page is the same for everybody, and complete without scripts (CONSENT-5, CONSENT-6)', async ( {
	request,
	browser,
} ) => {
	const get = async ( cookie: string ) =>
		(
			await (
				await request.get( '/privacy-policy/', { headers: { cookie } } )
			).text()
		).replace( /("et_\w+_nonce":)"[^"]*"/g, '$1' );
	const plain = await get( '' );
	const version = /"consent":\{"version":"(\w+)"/.exec( plain )?.[ 1 ];
	expect( await get( `brolga_consent=${ version }.1.maps~videos` ) ).toBe(
		plain
	);

	const context = await browser.newContext( {
		javaScriptEnabled: false,
		baseURL: siteUrl(),
	} );
	const page = await context.newPage();
	await page.goto( '/' );
	await expect( page.locator( '.brolga-consent' ) ).toBeHidden();
	await expect( page.locator( '.brolga-choices' ) ).toBeHidden();
	await page.locator( 'footer a[href$="#brolga-consent"]' ).click();
	await expect( page ).toHaveURL( /privacy-policy/ );
	await context.close();
} );

test( 'a reader view shows each module’s page, and none of what lies over it (SITE-28, CONSENT-45)', async ( {
	page,
	request,
} ) => {
	const check = ( path: string, html: string ): void => {
		const { title, text } = article( html );
		const { heading, first } = beginning( html );
		const beside = asides( html );
		expect( heading, path ).not.toBe( '' );
		expect( title, path ).toContain( heading );
		expect( first, path ).not.toBe( '' );
		expect( text, path ).toContain( first );
		// The banner, the choices and the menu at the least.
		expect( beside.length, path ).toBeGreaterThan( 10 );
		expect(
			beside.filter( ( words ) => text.includes( words ) ),
			path
		).toEqual( [] );
	};
	const paths = readdirSync( join( __dirname, '../../demo/pages' ) ).flatMap(
		( file ) => /^modules\.([a-z-]+)\.html$/.exec( file )?.slice( 1 ) ?? []
	);
	expect( paths.length ).toBeGreaterThan( 20 );
	for ( const name of paths ) {
		const path = `/modules/${ name }/`;
		check( path, await ( await request.get( path ) ).text() );
	}
	// As a reader has it, with scripts that have asked.
	await page.goto( '/modules/tabs/' );
	await expect( banner( page ) ).toBeVisible();
	check( 'asked', await page.content() );
} );

test( 'a browser that says no to all sites is not asked (CONSENT-4)', async ( {
	page,
} ) => {
	await page.addInitScript( () =>
		Object.defineProperty( navigator, 'globalPrivacyControl', {
			value: true,
		} )
	);
	await page.goto( '/' );
	await page.locator( 'footer a[href$="#brolga-consent"]' ).click();
	await expect( choices( page ) ).toContainText( 'Global Privacy Control' );
	await expect(
		choices( page ).getByRole( 'switch', { name: 'Maps' } )
	).not.toBeChecked();
	await choices( page ).getByRole( 'button', { name: /Close/ } ).click();
	await expect( banner( page ) ).toBeHidden();
	expect( await answer( page ) ).toBe( undefined );
} );

test.describe( 'for the owner', () => {
	test.use( { storageState: async ( {}, run ) => run( admin() ) } );

	test( 'Health names cookies that pages set though nobody agreed, and leaves the owner’s alone (CONSENT-40, CONSENT-41, CONSENT-42)', async ( {
		page,
	} ) => {
		test.slow();
		const folder = join( siteFolder(), 'wp-content/mu-plugins' );
		const files = [ 'cookies.php', 'neighbour.js' ].map( ( name ) =>
			join( folder, name )
		) as [ string, string ];
		mkdirSync( folder, { recursive: true } );
		// The whole site as it is, with its shop where there is one: nothing of ours is found.
		await page
			.context()
			.addCookies( [ { ...SHOP_COOKIE, url: siteUrl() } ] );
		await page.goto( '/wp-admin/admin.php?page=brolga-health' );
		const cards = page.locator( '.brolga-finding' );
		const card = cards.filter( {
			has: page.getByRole( 'button', { name: /Check for cookies/ } ),
		} );
		const check = async (): Promise< void > => {
			const kept = page.waitForResponse(
				( response ) =>
					response.url().includes( 'found-cookies' ) &&
					response.request().method() === 'POST',
				{ timeout: 240_000 }
			);
			await card.getByRole( 'button' ).click();
			expect( ( await kept ).status() ).toBe( 200 );
		};
		await check();
		await expect( card ).toContainText(
			'Only necessary cookies are set without consent'
		);
		copyFileSync( join( __dirname, '../support/cookies.php' ), files[ 0 ] );
		writeFileSync(
			files[ 1 ],
			`document.cookie = 'neighbour_id=7; path=/; max-age=99';
			localStorage.setItem( 'neighbour_seen', document.cookie );`
		);
		try {
			await check();
			await expect( card ).toContainText(
				'Cookies are set without consent'
			);
			const lines = ( await card.locator( 'code' ).innerText() ).split(
				'\n'
			);
			expect( lines ).toEqual( [
				'neighbour_session (set by the server) on /',
				`neighbour_id (set by ${ siteUrl() }/wp-content/mu-plugins/neighbour.js) on /`,
				`neighbour_seen (set by ${ siteUrl() }/wp-content/mu-plugins/neighbour.js) on /`,
			] );
			const own = ( await page.context().cookies() ).map(
				( { name } ) => name
			);
			expect( own ).not.toContain( 'neighbour_id' );
			expect(
				await page.evaluate( () =>
					localStorage.getItem( 'neighbour_seen' )
				)
			).toBe( null );
		} finally {
			files.forEach( ( file ) => rmSync( file ) );
		}
	} );
} );
