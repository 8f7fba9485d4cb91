/**
 * Carousels, video sliders and post sliders in a real browser: keys, right to
 * left, less motion, no scripts, and several on a page.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';

const CAROUSELS = '/modules/carousels/';
const SLIDERS = '/modules/sliders/';

const region = ( page: Page, name: string ): Locator =>
	page.getByRole( 'region', { name } );
/** Items and slides that are seen; the others are inert. */
const shown = ( root: Locator ): Locator =>
	root.locator( '[data-brolga-slide]:not([inert])' );
const button = ( root: Locator, name: string ): Locator =>
	root.getByRole( 'button', { name, exact: true } );
/** It has come into view, and Swiper has started. */
const started = async ( root: Locator ): Promise< void > => {
	await root.scrollIntoViewIfNeeded();
	await root.locator( '.swiper-initialized' ).waitFor();
};
const label = ( text: string ) => [ 'aria-label', text ] as const;
/** Whether the video plays. */
const plays = ( video: Locator ): Promise< boolean > =>
	video.evaluate( ( element ) => ! ( element as HTMLVideoElement ).paused );

/** The page from right to left. */
async function turn( page: Page, path: string ): Promise< void > {
	await page.route( `**${ path }`, async ( route ) => {
		const response = await route.fetch();
		const html = await response.text();
		await route.fulfill( {
			response,
			body: html.replace( '<html ', '<html dir="rtl" ' ),
		} );
	} );
	await page.goto( path );
}

test( 'a carousel moves by the group, around both ends, and its items out of sight are out of reach (CAROUSEL-1, CAROUSEL-7, CAROUSEL-10, CAROUSEL-14, BLOCK-5)', async ( {
	page,
	problems,
} ) => {
	await page.goto( CAROUSELS );
	const root = region( page, 'In the nursery now' );
	const other = region( page, 'Plates from our drawing room' );
	await started( root );
	await expect( shown( root ) ).toHaveCount( 3 );
	await button( root, 'Next items' ).press( 'Enter' );
	await expect( shown( root ).first() ).toHaveAttribute(
		...label( '4 of 6' )
	);
	await expect( root.locator( '[data-brolga-live]' ) ).toHaveText(
		'Items 4 to 6 of 6'
	);
	await expect( shown( root ).last() ).toBeInViewport( { ratio: 0.9 } );
	await page.waitForTimeout( 1100 );
	await button( root, 'Next items' ).press( ' ' );
	await expect( shown( root ).first() ).toHaveAttribute(
		...label( '1 of 6' )
	);
	// The other one on the page has not moved.
	await expect( shown( other ).first() ).toHaveAttribute(
		...label( '1 of 6' )
	);
	await expect( shown( other ) ).toHaveCount( 4 );
	expect( problems ).toEqual( [] );
} );

test( 'a carousel whose items all fit has no buttons, and one has as many as the window shows (CAROUSEL-7, CAROUSEL-9, CAROUSEL-15)', async ( {
	page,
} ) => {
	await page.goto( CAROUSELS );
	const still = region( page, 'Three that bloom now' );
	await expect( button( still, 'Next items' ) ).toBeHidden();
	const root = region( page, 'In the nursery now' );
	await started( root );
	await page.setViewportSize( { width: 800, height: 900 } );
	await expect( shown( root ) ).toHaveCount( 2 );
	await page.setViewportSize( { width: 375, height: 900 } );
	await expect( shown( root ) ).toHaveCount( 1 );
	await expect( button( still, 'Next items' ) ).toBeVisible();
} );

test( 'videos are picked below by keyboard, start when they are asked to, and stop when they are left (SLIDER-25, SLIDER-31, SLIDER-13, SLIDER-28, BLOCK-5)', async ( {
	page,
	problems,
} ) => {
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	await page.goto( SLIDERS );
	const root = region( page, 'Videos from the nursery' );
	const other = region( page, 'Lessons for a wet Sunday' );
	await started( root );
	const video = root.locator( 'video' );
	expect( await plays( video ) ).toBe( false );

	const stage = await root.locator( '[data-brolga-viewport]' ).boundingBox();
	const row = await root.locator( '[data-brolga-row]' ).boundingBox();
	expect( row?.y ).toBeGreaterThanOrEqual(
		( stage?.y ?? 0 ) + ( stage?.height ?? 0 ) - 4
	);

	await root
		.getByRole( 'button', { name: 'Play: The meadow in the wind' } )
		.press( 'Enter' );
	await expect.poll( () => plays( video ) ).toBe( true );

	const thumbnails = root.getByRole( 'group', { name: 'Choose a video' } );
	await button( thumbnails, 'The meadow in the wind' ).focus();
	await page.keyboard.press( 'ArrowRight' );
	await expect( shown( root ) ).toHaveAttribute( ...label( '2 of 4' ) );
	await expect(
		button( thumbnails, 'A meadow in the morning' )
	).toBeFocused();
	await expect.poll( () => plays( video ) ).toBe( false );
	await page.waitForTimeout( 600 );
	await page.keyboard.press( 'End' );
	await expect( shown( root ) ).toHaveAttribute( ...label( '4 of 4' ) );
	await page.waitForTimeout( 600 );
	await button( root, 'Next video' ).click();
	await expect( shown( root ) ).toHaveAttribute( ...label( '1 of 4' ) );
	expect( await plays( video ) ).toBe( false );

	await expect( shown( other ) ).toHaveAttribute( ...label( '1 of 3' ) );
	expect( asked.filter( ( url ) => /youtube|vimeo/.test( url ) ) ).toEqual(
		[]
	);
	expect( problems ).toEqual( [] );
} );

test( 'a post slider leads to its posts, and leaves others alone (SLIDER-26, SLIDER-28)', async ( {
	page,
	problems,
} ) => {
	await page.goto( SLIDERS );
	const root = region( page, 'From the journal' );
	const other = region( page, 'Four gardens' );
	await started( root );
	await started( other );
	await button( root, 'Next slide' ).click();
	await expect( shown( root ) ).toHaveAttribute( ...label( '2 of 4' ) );
	await expect( shown( other ) ).toHaveAttribute( ...label( '1 of 4' ) );
	const link = shown( root ).getByRole( 'link' );
	const title = await link.innerText();
	await page.waitForTimeout( 600 );
	// The whole slide is the link, its image too.
	await root.locator( '[data-brolga-viewport]' ).click();
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		title
	);
	expect( problems ).toEqual( [] );
} );

test( 'from right to left, rows and keys are turned (BLOCK-6)', async ( {
	page,
	problems,
} ) => {
	await turn( page, CAROUSELS );
	const root = region( page, 'In the nursery now' );
	await started( root );
	const [ first, second ] = await Promise.all(
		[ 0, 1 ].map( ( index ) => shown( root ).nth( index ).boundingBox() )
	);
	expect( first?.x ).toBeGreaterThan( second?.x ?? Infinity );
	await button( root, 'Next items' ).click();
	await expect( shown( root ).first() ).toHaveAttribute(
		...label( '4 of 6' )
	);
	await expect( shown( root ).first() ).toBeInViewport( { ratio: 0.9 } );
	await expect( shown( root ).last() ).toBeInViewport( { ratio: 0.9 } );

	await turn( page, SLIDERS );
	const videos = region( page, 'Videos from the nursery' );
	await started( videos );
	const thumbnails = videos.getByRole( 'group', { name: 'Choose a video' } );
	await button( thumbnails, 'The meadow in the wind' ).focus();
	await page.keyboard.press( 'ArrowLeft' );
	await expect( shown( videos ) ).toHaveAttribute( ...label( '2 of 4' ) );
	await expect( shown( videos ) ).toBeInViewport( { ratio: 0.5 } );
	expect( problems ).toEqual( [] );
} );

test.describe( 'under reduced motion', () => {
	test.use( { contextOptions: { reducedMotion: 'reduce' } } );

	test( 'nothing moves by itself, and changes come at once (CAROUSEL-17, SLIDER-20)', async ( {
		page,
	} ) => {
		await page.clock.install();
		await page.goto( CAROUSELS );
		const root = region( page, 'Who we buy from' );
		await root.scrollIntoViewIfNeeded();
		await page.clock.runFor( 60_000 );
		await expect( shown( root ).first() ).toHaveAttribute(
			...label( '1 of 7' )
		);
		await expect( button( root, 'Pause' ) ).toBeHidden();
		await button( root, 'Next items' ).click();
		await button( root, 'Next items' ).click();
		await expect( shown( root ).first() ).toHaveAttribute(
			...label( '1 of 7' )
		);

		await page.goto( SLIDERS );
		for ( const [ name, next ] of [
			[ 'Videos from the nursery', 'Next video' ],
			[ 'From the journal', 'Next slide' ],
		] as const ) {
			const slides = region( page, name );
			await slides.scrollIntoViewIfNeeded();
			await button( slides, next ).click();
			await button( slides, next ).click();
			await expect( shown( slides ) ).toHaveAttribute(
				...label( '3 of 4' )
			);
			await expect( shown( slides ) ).toHaveCSS( 'opacity', '1' );
		}
	} );
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	for ( const [ name, path, count ] of [
		[ 'In the nursery now', CAROUSELS, 6 ],
		[ 'Videos from the nursery', SLIDERS, 4 ],
		[ 'Lessons for a wet Sunday', SLIDERS, 3 ],
		[ 'From the journal', SLIDERS, 4 ],
	] as const ) {
		test( `“${ name }” is a row that scrolls and snaps, all of it reachable (CAROUSEL-13, SLIDER-19, BLOCK-1)`, async ( {
			page,
		} ) => {
			await page.goto( path );
			const root = region( page, name );
			const slides = root.locator( '[data-brolga-slide]' );
			await expect( slides ).toHaveCount( count );
			const viewport = root.locator( '[data-brolga-viewport]' );
			await expect( viewport ).toHaveCSS( 'overflow-x', 'auto' );
			await expect( viewport ).toHaveCSS(
				'scroll-snap-type',
				/x mandatory/
			);
			await expect( root.locator( 'button:visible' ) ).toHaveCount( 0 );
			await slides.last().scrollIntoViewIfNeeded();
			await expect( slides.last() ).toBeInViewport( { ratio: 0.5 } );
		} );
	}
} );
