/**
 * Sliders in a real browser: when Swiper comes, what moves, fingers, keys,
 * right to left, less motion, no scripts, and the editor.
 */
import type { Locator, Page } from '@playwright/test';
import { admin, evaluate, expect, test } from './fixtures';

const PAGE = '/modules/sliders/';

const slider = ( page: Page, name: string ): Locator =>
	page.getByRole( 'region', { name } );
/** A slide, also one that is inert and hence no part of the page for all. */
const slide = ( root: Locator, index: number ): Locator =>
	root.locator( '[data-brolga-slide]' ).nth( index );
const active = ( root: Locator ): Locator =>
	root.locator( '[data-brolga-slide]:not([inert])' );
/** Its slider has come into view, and Swiper has started. */
const started = async ( root: Locator ): Promise< void > => {
	await root.scrollIntoViewIfNeeded();
	await root.locator( '.swiper-initialized' ).waitFor();
};

/** The last change of slides is over; moves are ignored before. */
const settled = ( root: Locator ): Promise< void > =>
	expect( root.locator( '[data-brolga-leaving]' ) ).toHaveCount( 0 );

/** Moves a finger over a slider. */
async function swipe( root: Locator, by: number ): Promise< void > {
	const box = await root.locator( '[data-brolga-viewport]' ).boundingBox();
	if ( ! box ) {
		throw new Error( 'The slider is not to be seen.' );
	}
	const session = await root.page().context().newCDPSession( root.page() );
	const y = box.y + box.height / 3;
	const from = box.x + box.width / 2 - by / 2;
	const touch = ( type: 'touchStart' | 'touchMove', x: number ) =>
		session.send( 'Input.dispatchTouchEvent', {
			type,
			touchPoints: [ { x, y } ],
		} );
	await touch( 'touchStart', from );
	for ( let step = 1; step <= 8; step++ ) {
		await touch( 'touchMove', from + ( by * step ) / 8 );
	}
	await session.send( 'Input.dispatchTouchEvent', {
		type: 'touchEnd',
		touchPoints: [],
	} );
}

test( 'Swiper is fetched when a slider comes into view, and nothing jumps (SLIDER-22, BLOCK-17)', async ( {
	page,
	problems,
} ) => {
	const asked: string[] = [];
	page.on( 'request', ( request ) => {
		if ( /swiper/.test( request.url() ) ) {
			asked.push( request.url() );
		}
	} );
	await page.setViewportSize( { width: 1280, height: 200 } );
	await page.goto( PAGE );
	await page.waitForLoadState( 'networkidle' );
	expect( asked ).toEqual( [] );
	const loaded = await page.evaluate( () => performance.now() );

	const root = slider( page, 'Three gardens' );
	const before = await root.boundingBox();
	await page.setViewportSize( { width: 1280, height: 900 } );
	await started( root );
	await slider( page, 'Three plants' ).scrollIntoViewIfNeeded();
	await started( slider( page, 'Three plants' ) );
	expect( asked ).toHaveLength( 1 );
	const after = await root.boundingBox();
	expect( after?.width ).toBe( before?.width );
	const shift = await page.evaluate(
		( since ) =>
			new Promise< number >( ( done ) => {
				new PerformanceObserver( ( list ) =>
					done(
						list
							.getEntries()
							.filter( ( { startTime } ) => startTime > since )
							.reduce(
								( sum, entry ) =>
									sum +
									( entry as unknown as { value: number } )
										.value,
								0
							)
					)
				).observe( { type: 'layout-shift', buffered: true } );
				setTimeout( () => done( 0 ), 500 );
			} ),
		loaded
	);
	expect( shift ).toBeLessThan( 0.01 );
	expect( problems ).toEqual( [] );
} );

test( 'a page without a slider has none of its files (BLOCK-17)', async ( {
	page,
} ) => {
	const asked: string[] = [];
	page.on( 'request', ( request ) => {
		if ( /slider|slide\/|swiper/.test( request.url() ) ) {
			asked.push( request.url() );
		}
	} );
	await page.goto( '/blog/' );
	await page.waitForLoadState( 'networkidle' );
	expect( asked ).toEqual( [] );
	expect( await page.content() ).not.toContain( '.wp-block-brolga-slider' );
} );

for ( const name of [ 'Three gardens', 'Three plants' ] ) {
	test( `buttons and keys move “${ name }”, around both ends (SLIDER-1, SLIDER-2, SLIDER-3, SLIDER-18, BLOCK-5)`, async ( {
		page,
		problems,
	} ) => {
		await page.goto( PAGE );
		const root = slider( page, name );
		await started( root );
		await root.getByRole( 'button', { name: 'Previous slide' } ).click();
		await expect( active( root ) ).toHaveAttribute(
			'aria-label',
			'3 of 3'
		);
		// The image that is seen is the active slide's.
		await expect
			.poll( async () => {
				const box = await root
					.locator( '[data-brolga-viewport]' )
					.boundingBox();
				return page.evaluate(
					( { x, y } ) =>
						document
							.elementFromPoint( x, y )
							?.closest( '[data-brolga-slide]' )
							?.getAttribute( 'aria-label' ),
					{
						x: ( box?.x ?? 0 ) + ( box?.width ?? 0 ) / 2,
						y: ( box?.y ?? 0 ) + ( box?.height ?? 0 ) / 2,
					}
				);
			} )
			.toBe( '3 of 3' );

		const dots = root.getByRole( 'group', { name: 'Choose a slide' } );
		await dots.getByRole( 'button', { name: 'Slide 3' } ).focus();
		await settled( root );
		await page.keyboard.press( 'ArrowRight' );
		await expect( active( root ) ).toHaveAttribute(
			'aria-label',
			'1 of 3'
		);
		await expect(
			dots.getByRole( 'button', { name: 'Slide 1' } )
		).toBeFocused();
		expect( problems ).toEqual( [] );
	} );
}

test( 'autoplay waits seven seconds, stops under the pointer, at focus and at its button (SLIDER-9, SLIDER-11, SLIDER-12, SLIDER-16, SLIDER-17)', async ( {
	page,
} ) => {
	await page.clock.install();
	await page.goto( PAGE );
	const root = slider( page, 'Three gardens' );
	await root.scrollIntoViewIfNeeded();
	await page.clock.runFor( 1000 );
	await expect( root.locator( '.swiper-initialized' ) ).toHaveCount( 1 );
	await page.clock.runFor( 7000 );
	await expect( active( root ) ).toHaveAttribute( 'aria-label', '2 of 3' );

	await root.hover();
	await page.clock.runFor( 20_000 );
	await expect( active( root ) ).toHaveAttribute( 'aria-label', '2 of 3' );
	await page.mouse.move( 0, 0 );
	await page.clock.runFor( 2000 );
	await expect( active( root ) ).toHaveAttribute( 'aria-label', '3 of 3' );

	await root.getByRole( 'button', { name: 'Next slide' } ).focus();
	await page.keyboard.press( 'Tab' );
	await page.clock.runFor( 20_000 );
	await expect( active( root ) ).toHaveAttribute( 'aria-label', '3 of 3' );

	await root.getByRole( 'button', { name: 'Pause' } ).click();
	await page.mouse.move( 0, 0 );
	await page.clock.runFor( 20_000 );
	await expect( active( root ) ).toHaveAttribute( 'aria-label', '3 of 3' );
	await expect( root.getByRole( 'button', { name: 'Play' } ) ).toBeVisible();
} );

test( 'the style follows the active slide (SLIDER-15)', async ( { page } ) => {
	await page.goto( PAGE );
	const root = slider( page, 'Plans and what became of them' );
	await root.scrollIntoViewIfNeeded();
	await expect( root ).toHaveClass( /is-light/ );
	await root.getByRole( 'button', { name: 'Next slide' } ).click();
	await expect( root ).toHaveClass( /is-dark/ );
} );

test.describe( 'by touch', () => {
	test.use( {
		hasTouch: true,
		isMobile: true,
		viewport: { width: 375, height: 740 },
	} );

	for ( const rtl of [ false, true ] ) {
		test( `a finger moves slides, around both ends, ${
			rtl ? 'from right to left' : 'from left to right'
		} (SLIDER-2, BLOCK-6)`, async ( { page } ) => {
			await page.route( `**${ PAGE }`, async ( route ) => {
				const response = await route.fetch();
				const html = await response.text();
				await route.fulfill( {
					response,
					body: rtl
						? html.replace( '<html ', '<html dir="rtl" ' )
						: html,
				} );
			} );
			await page.goto( PAGE );
			const root = slider( page, 'Three plants' );
			const away = rtl ? 220 : -220;
			await started( root );
			await swipe( root, away );
			await expect( active( root ) ).toHaveAttribute(
				'aria-label',
				'2 of 3'
			);
			await settled( root );
			await swipe( root, -away );
			await expect( active( root ) ).toHaveAttribute(
				'aria-label',
				'1 of 3'
			);
			await settled( root );
			await swipe( root, -away );
			await expect( active( root ) ).toHaveAttribute(
				'aria-label',
				'3 of 3'
			);
		} );
	}

	test( 'targets are large enough (BLOCK-20)', async ( { page } ) => {
		await page.goto( PAGE );
		const root = slider( page, 'Three gardens' );
		await started( root );
		for ( const button of await root.getByRole( 'button' ).all() ) {
			const box = await button.boundingBox();
			expect( box?.height ).toBeGreaterThanOrEqual( 44 );
			expect( box?.width ).toBeGreaterThanOrEqual( 24 );
		}
	} );
} );

test.describe( 'under reduced motion', () => {
	test.use( { contextOptions: { reducedMotion: 'reduce' } } );

	test( 'nothing moves by itself, slides change at once (SLIDER-20, SITE-8)', async ( {
		page,
	} ) => {
		await page.clock.install();
		await page.goto( PAGE );
		const root = slider( page, 'Three gardens' );
		await root.scrollIntoViewIfNeeded();
		await page.clock.runFor( 60_000 );
		await expect( active( root ) ).toHaveAttribute(
			'aria-label',
			'1 of 3'
		);
		await expect(
			root.getByRole( 'button', { name: 'Pause' } )
		).toBeHidden();
		await root.getByRole( 'button', { name: 'Next slide' } ).click();
		await expect( active( root ) ).toHaveCSS( 'opacity', '1' );
		await expect( slide( root, 0 ) ).toHaveCSS( 'opacity', '0' );
	} );
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'slides are a row that scrolls and snaps, all reachable (SLIDER-19, BLOCK-1)', async ( {
		page,
	} ) => {
		await page.goto( PAGE );
		const root = slider( page, 'Three gardens' );
		await expect( root.getByRole( 'button' ) ).toHaveCount( 0 );
		const viewport = root.locator( '[data-brolga-viewport]' );
		await expect( viewport ).toHaveCSS( 'overflow-x', 'auto' );
		await expect( viewport ).toHaveCSS( 'scroll-snap-type', /x mandatory/ );
		await slide( root, 2 ).scrollIntoViewIfNeeded();
		await expect( slide( root, 2 ) ).toBeInViewport( { ratio: 0.5 } );
		await expect( slide( root, 2 ).getByRole( 'heading' ) ).toBeVisible();
	} );
} );

test.describe( 'in the editor', () => {
	test.use( { storageState: admin() } );

	test( 'a slider is inserted, edited, saved and read again (BLOCK-8, SLIDER-24)', async ( {
		page,
		problems,
	} ) => {
		const id = evaluate(
			`return wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'A slider', 'post_content' => '<!-- wp:brolga/slider {"label":"New"} --><!-- wp:brolga/slide --><!-- wp:paragraph --><p>First</p><!-- /wp:paragraph --><!-- /wp:brolga/slide --><!-- /wp:brolga/slider -->' ] );`
		) as number;
		const open = async (): Promise< Locator > => {
			await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
			const close = page.getByRole( 'button', {
				name: 'Close',
				exact: true,
			} );
			const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
			const block = canvas.getByRole( 'document', {
				name: 'Block: Slider',
			} );
			await block.waitFor();
			if ( await close.isVisible() ) {
				await close.click();
			}
			return block;
		};
		const block = await open();
		await block.getByRole( 'button', { name: 'Slide 1' } ).click();
		await page
			.getByRole( 'button', { name: 'Select parent block: Slider' } )
			.click();
		await page.getByRole( 'button', { name: 'Add slide' } ).click();
		await block
			.getByRole( 'document', { name: /Heading/ } )
			.last()
			.fill( 'Second' );
		await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
		await expect( page.getByTestId( 'snackbar' ).last() ).toContainText(
			'updated'
		);

		const again = await open();
		await expect( again.getByText( 'First' ) ).toBeVisible();
		await again.getByRole( 'button', { name: 'Slide 2' } ).click();
		await expect( again.getByText( 'Second' ) ).toBeVisible();
		await expect( again.getByText( 'First' ) ).toBeHidden();
		expect( problems ).toEqual( [] );

		await page.goto( `/?page_id=${ id }` );
		await slider( page, 'New' )
			.getByRole( 'button', { name: 'Next slide' } )
			.click();
		await expect(
			page.getByRole( 'heading', { name: 'Second' } )
		).toBeVisible();
	} );
} );
