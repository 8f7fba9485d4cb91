/**
 * Portfolios and the blog in a real browser: filters and pages by pointer, key
 * and address, with and without scripts, from right to left.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, flaws, overflow, test } from './fixtures';

const PAGE = '/modules/portfolio/';

const module = ( page: Page, id: string ): Locator =>
	page.locator( `#${ id }` );
const titles = ( root: Locator ): Locator =>
	root.locator( '.brolga-posts__title a' );
const filter = ( root: Locator, name: string ): Locator =>
	root.getByRole( 'link', { name: new RegExp( `^${ name } ?\\d` ) } );
/** Items of a carousel that can be reached. */
const inSight = ( root: Locator ): Locator => root.locator( 'li:not([inert])' );

test( 'filters and pages by click and key, alone on its page (PORT-1, PORT-3, PORT-6, PAGE-12)', async ( {
	page,
	problems,
} ) => {
	await page.goto( PAGE );
	const pills = module( page, 'pills' );
	const other = await titles( module( page, 'line' ) ).allTextContents();
	const first = await titles( pills ).allTextContents();
	const water = filter( pills, 'Water' );
	const count = Number( /\d+/.exec( await water.innerText() )?.[ 0 ] );
	await water.press( 'Enter' );
	await expect( water ).toHaveAttribute( 'aria-current', 'true' );
	await expect( titles( pills ) ).toHaveCount( Math.min( 4, count ) );
	await expect( pills.getByRole( 'status' ) ).toContainText(
		`${ count } project`
	);
	await expect( water ).toBeFocused();
	await expect( page ).toHaveURL( /#pills\|water\|1$/ );

	await filter( pills, 'All' ).click();
	await expect( page ).toHaveURL( /#pills\|all\|1$/ );
	await pills.getByRole( 'link', { name: 'Page 2' } ).click();
	await expect( titles( pills ).first() ).toBeFocused();
	await expect( page ).toHaveURL( /#pills\|all\|2$/ );
	await page.goBack();
	await expect( titles( pills ) ).toHaveText( first );
	await page.goForward();
	await expect( titles( pills ) ).not.toHaveText( first );
	await expect( titles( module( page, 'line' ) ) ).toHaveText( other );
	expect( await flaws( page, 'main' ) ).toEqual( [] );
	expect( problems ).toEqual( [] );
} );

test( 'an address opens its filter and page, and a forged one nothing (PORT-3, PAGE-6)', async ( {
	page,
} ) => {
	await page.goto( `${ PAGE }#pills|all|3` );
	const pills = module( page, 'pills' );
	const current = pills.locator( '[aria-current="page"]' );
	await expect( current ).toHaveText( '3' );
	for ( const hash of [
		'pills|"]<img src=x onerror=alert(1)>|2',
		`pills|${ 'x'.repeat( 1e6 ) }|2`,
	] ) {
		await page.evaluate( ( text ) => {
			window.location.hash = text;
		}, hash );
		await expect( current ).toHaveText( '1' );
		await expect( page.locator( 'img[src="x"]' ) ).toHaveCount( 0 );
		await page.evaluate( () => {
			window.location.hash = 'pills|all|3';
		} );
		await expect( current ).toHaveText( '3' );
	}
	await page.goto( `${ PAGE }?pills_page=9999&pills_category="><script>` );
	await expect( current ).toHaveText( '3' );
} );

test( 'a button adds the next page (PORT-15)', async ( { page } ) => {
	await page.goto( PAGE );
	const grows = module( page, 'grows' );
	await expect( titles( grows ) ).toHaveCount( 3 );
	await grows.getByRole( 'link', { name: 'Show more' } ).press( 'Enter' );
	await expect( titles( grows ) ).toHaveCount( 6 );
	await expect( titles( grows ).nth( 3 ) ).toBeFocused();
	await page.goBack();
	await expect( titles( grows ) ).toHaveCount( 3 );

	const both = module( page, 'both' );
	await filter( both, 'Trees' ).click();
	await expect( page ).toHaveURL( /#both\|all\|1\|trees$/ );
	await filter( both, 'Care' ).click();
	await expect( page ).toHaveURL( /#both\|care\|1\|trees$/ );
	await expect( titles( both ) ).toHaveCount( 1 );
} );

test( 'the blog turns its pages in place, by a "not found" too (BLOG-2, PAGE-1, PAGE-10, PAGE-12)', async ( {
	page,
	problems,
} ) => {
	await page.route( /grid_page=2/, async ( route ) =>
		route.fulfill( { response: await route.fetch(), status: 404 } )
	);
	await page.goto( '/modules/blog/' );
	const grid = module( page, 'grid' );
	const first = await titles( grid ).allTextContents();
	await grid.getByRole( 'link', { name: 'Page 2' } ).click();
	await expect( page ).toHaveURL( /\?grid_page=2$/ );
	await expect( page ).toHaveTitle( /Page 2/ );
	await expect( titles( grid ).first() ).toBeFocused();
	await expect( titles( grid ) ).not.toHaveText( first );
	await page.goBack();
	await expect( titles( grid ) ).toHaveText( first );
	expect( await flaws( page, '#grid' ) ).toEqual( [] );
	expect( problems.every( ( text ) => text.includes( '404' ) ) ).toBe( true );
	problems.length = 0;
} );

test( 'a phone has landscape cards, and an end of the page (PORT-240, DEMO-244)', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 375, height: 800 } );
	await page.goto( PAGE );
	const ratio = () =>
		module( page, 'pills' )
			.locator( '.brolga-posts__image' )
			.first()
			.evaluate(
				( { clientWidth, clientHeight } ) => clientWidth / clientHeight
			);
	expect( await ratio() ).toBeCloseTo( 1.5, 1 );
	expect(
		await page.evaluate( () => document.documentElement.scrollHeight )
	).toBeLessThan( 14000 );
	await page.setViewportSize( { width: 1280, height: 800 } );
	expect( await ratio() ).toBeCloseTo( 0.8, 1 );
} );

test( 'the fullwidth portfolio divides its width (PORT-8, PORT-9)', async ( {
	page,
} ) => {
	await page.goto( PAGE );
	for ( const [ width, columns ] of [
		[ 1600, 5 ],
		[ 1599, 4 ],
		[ 1023, 3 ],
		[ 767, 2 ],
		[ 375, 1 ],
	] as const ) {
		await page.setViewportSize( { width, height: 800 } );
		const boxes = await module( page, 'edge' )
			.locator( 'li' )
			.evaluateAll( ( items ) =>
				items.map( ( item ) => {
					const { top, height } = item.getBoundingClientRect();
					return { top, height };
				} )
			);
		expect(
			boxes.filter( ( { top } ) => top === boxes[ 0 ]?.top )
		).toHaveLength( columns );
		expect( boxes[ 0 ]?.height ).toBeCloseTo(
			( width / columns ) * 0.75,
			0
		);
		expect( await overflow( page ) ).toBe( 0 );
	}
} );

test( 'all projects and those of a category have a page of their own (PORT-12, THEME-10)', async ( {
	page,
	problems,
} ) => {
	for ( const path of [ 'all/', 'category/water/' ] ) {
		await page.goto( `/work/${ path }` );
		await expect( page.getByRole( 'main' ) ).toHaveCount( 1 );
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveCount(
			1
		);
		expect(
			await page.locator( 'main .wp-block-post' ).count()
		).toBeGreaterThan( 1 );
		expect( await flaws( page ) ).toEqual( [] );
		expect( await overflow( page ) ).toBe( 0 );
	}
	await page
		.getByRole( 'main' )
		.getByRole( 'heading', { level: 2 } )
		.first()
		.getByRole( 'link' )
		.click();
	await expect( page ).toHaveURL( /\/work\/[a-z-]+\/$/ );
	expect( problems ).toEqual( [] );
} );

test( 'its carousel moves by key, around the end, and can be paused (PORT-7, PORT-11)', async ( {
	page,
	problems,
} ) => {
	await page.goto( PAGE );
	const row = page.getByRole( 'region', { name: 'All gardens' } );
	await row.scrollIntoViewIfNeeded();
	const pause = row.getByRole( 'button', { name: 'Pause' } );
	await pause.press( 'Enter' );
	await expect( row.getByRole( 'button', { name: 'Play' } ) ).toBeFocused();
	const first = await inSight( row ).allTextContents();
	expect( first ).toHaveLength( 4 );
	const widths = await inSight( row ).evaluateAll( ( items ) =>
		items.map( ( item ) => Math.round( item.clientWidth ) )
	);
	const whole = await row.evaluate( ( { clientWidth } ) => clientWidth );
	expect( widths ).toEqual( Array( 4 ).fill( Math.round( whole / 4 ) ) );
	const next = row.getByRole( 'button', { name: 'Next items' } );
	await next.press( 'Enter' );
	await expect( inSight( row ) ).not.toHaveText( first );
	await expect( inSight( row ).first() ).toBeInViewport( { ratio: 0.9 } );
	await row.getByRole( 'button', { name: 'Previous items' } ).focus();
	await page.waitForTimeout( 750 );
	await page.keyboard.press( 'Enter' );
	await expect( inSight( row ) ).toHaveText( first );
	await page.waitForTimeout( 750 );
	await page.keyboard.press( 'Enter' );
	await expect( inSight( row ).last() ).toHaveText(
		await row.locator( 'li' ).last().innerText(),
		{ useInnerText: true }
	);
	expect( problems ).toEqual( [] );
} );

test( 'nothing glides under reduced motion (PORT-10, PORT-11)', async ( {
	page,
} ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.goto( PAGE );
	const row = page.getByRole( 'region', { name: 'All gardens' } );
	await row.scrollIntoViewIfNeeded();
	await expect( row.getByRole( 'button', { name: 'Pause' } ) ).toBeHidden();
	const first = await inSight( row ).allTextContents();
	await row.getByRole( 'button', { name: 'Next items' } ).click();
	await row.getByRole( 'button', { name: 'Previous items' } ).click();
	await expect( inSight( row ) ).toHaveText( first );
} );

test( 'from right to left the row begins at the right (PORT-7)', async ( {
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
	const row = page.getByRole( 'region', { name: 'All gardens' } );
	await row.scrollIntoViewIfNeeded();
	const [ box, first ] = [
		await row.boundingBox(),
		await inSight( row ).first().boundingBox(),
	];
	expect( ( first?.x ?? 0 ) + ( first?.width ?? 0 ) ).toBeCloseTo(
		( box?.x ?? 0 ) + ( box?.width ?? 0 ),
		0
	);
	await row.getByRole( 'button', { name: 'Next items' } ).click();
	await expect( inSight( row ).first() ).toBeInViewport( { ratio: 0.9 } );
	expect( await overflow( page ) ).toBe( 0 );
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'filters, pages and the button are real links (PORT-5, PORT-15, PAGE-7, BLOCK-1)', async ( {
		page,
	} ) => {
		await page.goto( PAGE );
		await filter( module( page, 'pills' ), 'Water' ).click();
		await expect( page ).toHaveURL( /\?pills_category=water#pills$/ );
		await expect(
			filter( module( page, 'pills' ), 'Water' )
		).toHaveAttribute( 'aria-current', 'true' );
		await module( page, 'grid' )
			.getByRole( 'link', { name: 'Page 2' } )
			.click();
		await expect( page ).toHaveURL( /\/\?grid_page=2#grid$/ );
		await module( page, 'grows' )
			.getByRole( 'link', { name: 'Show more' } )
			.click();
		await expect( titles( module( page, 'grows' ) ) ).toHaveCount( 6 );
		await module( page, 'row' )
			.locator( 'li a' )
			.last()
			.scrollIntoViewIfNeeded();
		await expect(
			module( page, 'row' ).locator( 'li' ).last()
		).toBeInViewport();
	} );
} );
