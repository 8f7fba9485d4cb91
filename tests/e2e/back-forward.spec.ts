/**
 * The way back. Chromium keeps a page that was left as it is, and shows it
 * again at once, unless something on it stands in the way.
 */
import { chromium, devices } from '@playwright/test';
import { expect, siteUrl, test } from './fixtures';

/** Pages with all that listens, waits or counts: each has a way of its own to be in the way. */
const PAGES = [
	'/',
	'/contact/',
	'/modules/contact-form/',
	'/modules/newsletter/',
	'/modules/sliders/',
	'/modules/tabs/',
	'/modules/gallery/',
	'/modules/maps/',
	'/modules/video/',
	'/modules/countdown/',
	'/modules/experiments/',
	'/modules/popups/',
	'/blog/',
	'/?s=garden',
];

test( 'every page is as it was when a visitor comes back to it (PERF-33)', async ( {}, {
	project,
} ) => {
	const options = project.use.launchOptions ?? {};
	const browser = await chromium.launch( {
		...options,
		// Without windows Chromium keeps no pages.
		executablePath:
			process.env.BROLGA_FULL_CHROMIUM ??
			options.executablePath ??
			'/usr/bin/chromium',
		// What keeps pages is off in browsers that are driven.
		ignoreDefaultArgs: [ '--disable-back-forward-cache' ],
		// A busy machine has little memory to keep pages in, and that is no fault of theirs.
		args: [
			...( options.args ?? [] ),
			'--disable-features=BackForwardCacheMemoryControls',
		],
	} );
	const page = await browser.newPage();
	const cdp = await page.context().newCDPSession( page );
	await cdp.send( 'Page.enable' );

	/** What stood in the way of the page before this one, as Chromium calls it. */
	const back = async (): Promise< readonly string[] > => {
		const reasons = new Promise< readonly string[] >( ( done ) => {
			cdp.once( 'Page.backForwardCacheNotUsed', ( told ) =>
				done(
					told.notRestoredExplanations.map( ( { reason } ) => reason )
				)
			);
			cdp.on( 'Page.frameNavigated', ( { type } ) => {
				if ( type === 'BackForwardCacheRestore' ) {
					done( [] );
				}
			} );
		} );
		const { entries, currentIndex } = await cdp.send(
			'Page.getNavigationHistory'
		);
		await cdp.send( 'Page.navigateToHistoryEntry', {
			entryId: entries[ currentIndex - 1 ]?.id ?? 0,
		} );
		// Who leaves before Playwright has heard of it, too, is interrupted by it.
		await page.waitForURL(
			( { pathname } ) => ! pathname.endsWith( '.gif' ),
			{
				waitUntil: 'commit',
			}
		);
		await page.waitForTimeout( 200 );
		return reasons;
	};

	/** What stands in the way of a page, each time that it is left. */
	const inTheWayOf = async ( path: string ): Promise< readonly string[] > => {
		const answer = await page.goto( siteUrl() + path );
		expect( answer?.status(), path ).toBe( 200 );
		await page.waitForLoadState( 'networkidle' );
		await page.goto( `${ siteUrl() }/wp-includes/images/blank.gif` );
		return back();
	};

	const inTheWay: Record< string, readonly string[] > = {};
	for ( const path of PAGES ) {
		let reasons = await inTheWayOf( path );
		// A busy browser throws a page away now and then; one that may not be kept is never there.
		for ( let times = 1; times < 3 && reasons.length; times++ ) {
			reasons = await inTheWayOf( path );
		}
		if ( reasons.length ) {
			inTheWay[ path ] = reasons;
		}
	}
	expect( inTheWay ).toEqual( {} );
	await browser.close();
} );

test( 'the way back closes what lies over the page, and leaves the page where it is (SITE-160)', async ( {
	browser,
} ) => {
	const context = await browser.newContext( {
		...devices[ 'Pixel 7' ],
		baseURL: siteUrl(),
	} );
	const page = await context.newPage();
	const menu = page.locator( 'dialog[open]' );
	const opener = page.locator( '[data-brolga-opener]' ).first();
	await page.goto( '/services/' );
	await page.goto( '/' );
	await opener.click();
	await expect( menu ).toBeVisible();
	await expect
		.poll( () => page.evaluate( () => Boolean( history.state ) ) )
		.toBe( true );
	await page.goBack();
	await expect( menu ).toBeHidden();
	expect( new URL( page.url() ).pathname ).toBe( '/' );
	await opener.click();
	await expect( menu ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( menu ).toBeHidden();
	await expect
		.poll( () => page.evaluate( () => history.state as unknown ) )
		.toBeNull();
	const search = page.locator( '[data-brolga-toggle]' ).first();
	await search.click();
	await expect( search ).toHaveAttribute( 'aria-expanded', 'true' );
	await page.goBack();
	await expect( search ).toHaveAttribute( 'aria-expanded', 'false' );
	expect( new URL( page.url() ).pathname ).toBe( '/' );
	await page.goto( '/gallery/' );
	await page
		.locator( '[data-brolga-module="brolga/gallery"] a' )
		.first()
		.click();
	await expect( page.locator( '.glightbox-container' ) ).toBeVisible();
	await page.goBack();
	await expect( page.locator( '.glightbox-container' ) ).toBeHidden();
	expect( new URL( page.url() ).pathname ).toBe( '/gallery/' );
	await context.close();
} );
