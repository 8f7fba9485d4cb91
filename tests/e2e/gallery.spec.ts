/**
 * Galleries in a real browser: pages in place, the lightbox by keyboard, finger
 * and address, two on a page, and no scripts.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, overflow, test } from './fixtures';

const PAGE = '/modules/gallery/';

const gallery = ( page: Page, name: string ): Locator =>
	page.getByRole( 'group', { name, exact: true } );
const images = ( root: Locator ): Locator =>
	root.locator( '[data-brolga-image]:visible' );
const lightbox = ( page: Page ): Locator => page.getByRole( 'dialog' );
const shown = ( page: Page ): Locator =>
	lightbox( page ).locator( '.gslide.current img' );

test( 'pages turn in place, have addresses, and leave other galleries alone (GALLERY-1, GALLERY-2, PAGE-4, PAGE-5)', async ( {
	page,
	problems,
} ) => {
	await page.goto( PAGE );
	const root = gallery( page, 'In flower' );
	const other = gallery( page, 'Plans and plants' );
	await expect( images( root ) ).toHaveCount( 4 );
	await root.getByRole( 'link', { name: 'Page 2' } ).click();
	await expect( page ).toHaveURL( /#in-flower\|2$/ );
	await expect( images( root ).first() ).toHaveAccessibleName( /columbine/ );
	await expect( root.getByRole( 'status' ) ).toHaveText( 'Page 2 of 3' );
	await root.getByRole( 'link', { name: 'Next' } ).press( 'Enter' );
	await expect( images( root ) ).toHaveCount( 2 );
	await expect( root.getByRole( 'link', { name: 'Page 3' } ) ).toBeFocused();
	await expect( images( other ) ).toHaveCount( 4 );
	// The address follows a moment later.
	await expect( page ).toHaveURL( /#in-flower\|3$/ );
	await page.goBack();
	await expect( images( root ) ).toHaveCount( 4 );

	await other.getByRole( 'link', { name: 'Show more images' } ).click();
	await expect( images( other ) ).toHaveCount( 8 );
	await expect( images( other ).nth( 4 ) ).toBeFocused();
	await expect( page ).toHaveURL( /#in-flower\|2\|\|grows\|2$/ );
	expect( problems ).toEqual( [] );
} );

test( 'an image opens large by keyboard, and everything is put back (GALLERY-4, GALLERY-6, GALLERY-10, GALLERY-11, GALLERY-13, GALLERY-18)', async ( {
	page,
	problems,
} ) => {
	const asked: string[] = [];
	page.on( 'request', ( request ) => {
		if ( /modules\/lightbox/.test( request.url() ) ) {
			asked.push( request.url() );
		}
	} );
	await page.goto( PAGE );
	await page.waitForLoadState( 'networkidle' );
	expect( asked ).toEqual( [] );
	const root = gallery( page, 'In flower' );
	const first = images( root ).first();
	await first.press( 'Enter' );
	const box = lightbox( page );
	await expect( box ).toBeFocused();
	await expect( box ).toHaveAccessibleName( 'In flower' );
	await expect( shown( page ) ).toBeVisible();
	await expect( box.locator( '.current figcaption' ) ).toContainText(
		'Samford Valley'
	);
	expect( asked ).toHaveLength( 1 );
	await expect( page ).toHaveURL( /#in-flower\|1\|1$/ );
	for ( const name of [ 'Close', 'Previous image', 'Next image', 'Close' ] ) {
		await page.keyboard.press( 'Tab' );
		await expect( box.getByRole( 'button', { name } ) ).toBeFocused();
	}
	await page.keyboard.press( 'ArrowRight' );
	await expect( shown( page ) ).toHaveAttribute( 'alt', /arum/ );
	await expect( page ).toHaveURL( /#in-flower\|1\|2$/ );

	// The image of this address, elsewhere.
	const address = page.url();
	await page.keyboard.press( 'Escape' );
	await expect( first ).toBeFocused();
	await expect( box ).toHaveCount( 0 );
	await expect( page ).not.toHaveURL( /in-flower/ );
	await expect(
		page.locator( '[inert], [aria-hidden="true"]:has(a)' )
	).toHaveCount( 0 );
	await page.goto( 'about:blank' );
	await page.goto( address );
	await expect( shown( page ) ).toHaveAttribute( 'alt', /arum/ );
	expect( problems ).toEqual( [] );
} );

test( 'what cannot be shown is told (GALLERY-7, GALLERY-9)', async ( {
	page,
} ) => {
	await page.goto( `${ PAGE }#in-flower|1|99` );
	await expect( lightbox( page ).getByRole( 'alert' ) ).toHaveText(
		'Content not found'
	);
	await page.keyboard.press( 'Escape' );
	await page
		.getByRole( 'group', { name: 'In flower' } )
		.locator( '[data-brolga-image]' )
		.first()
		.evaluate( ( link: HTMLAnchorElement ) => {
			link.href = '/no-such-file.webp';
			link.querySelector( 'img' )?.removeAttribute( 'srcset' );
		} );
	await expect( lightbox( page ) ).toHaveCount( 0 );
	await images( gallery( page, 'In flower' ) ).first().click();
	await expect(
		lightbox( page ).locator( '.current' ).getByRole( 'alert' )
	).toHaveText( 'The image could not be loaded.' );
} );

test( 'from right to left its row moves to the left, and no page scrolls sideways (GALLERY-12)', async ( {
	page,
} ) => {
	await page.route( `**${ PAGE }`, async ( route ) => {
		const response = await route.fetch();
		await route.fulfill( {
			response,
			body: ( await response.text() ).replace(
				'<html ',
				'<html dir="rtl" '
			),
		} );
	} );
	await page.goto( PAGE );
	const root = gallery( page, 'Plates from the potting shed' );
	const other = gallery( page, 'In flower' );
	await root.getByRole( 'button', { name: 'Next images' } ).click();
	const row = root.locator( '[data-brolga-items]' );
	await expect
		.poll( () => row.evaluate( ( { scrollLeft } ) => scrollLeft ) )
		.toBeLessThan( -100 );
	await expect( images( other ) ).toHaveCount( 4 );
	expect( await overflow( page ) ).toBe( 0 );
} );

test.describe( 'by touch', () => {
	test.use( {
		hasTouch: true,
		isMobile: true,
		viewport: { width: 375, height: 740 },
	} );

	test( 'a finger goes to the next image (GALLERY-4)', async ( { page } ) => {
		await page.goto( PAGE );
		await images( gallery( page, 'In flower' ) ).first().tap();
		await expect( shown( page ) ).toBeVisible();
		const session = await page.context().newCDPSession( page );
		const touch = ( type: 'touchStart' | 'touchMove', x: number ) =>
			session.send( 'Input.dispatchTouchEvent', {
				type,
				touchPoints: [ { x, y: 370 } ],
			} );
		await touch( 'touchStart', 300 );
		for ( let x = 280; x >= 60; x -= 20 ) {
			await touch( 'touchMove', x );
		}
		await session.send( 'Input.dispatchTouchEvent', {
			type: 'touchEnd',
			touchPoints: [],
		} );
		await expect( shown( page ) ).toHaveAttribute( 'alt', /arum/ );
	} );
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'each page has an address and each image is a link to its file (GALLERY-5, PAGE-7, BLOCK-1)', async ( {
		page,
	} ) => {
		await page.goto( PAGE );
		const root = gallery( page, 'In flower' );
		await root.getByRole( 'link', { name: 'Page 3' } ).click();
		await expect( page ).toHaveURL( /\?in-flower_page=3#in-flower$/ );
		await expect( images( root ) ).toHaveCount( 2 );
		await images( root ).first().click();
		await expect( page ).toHaveURL( /uploads\/.+\.(webp|png|jpe?g|svg)$/ );
	} );
} );
