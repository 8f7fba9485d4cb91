/**
 * Counters and countdowns in a real browser: what moves, what stands still,
 * no scripts.
 */
import {
	admin,
	evaluate,
	expect,
	flaws,
	overflow,
	test,
	unique,
} from './fixtures';

const COUNTERS = '/modules/counters/';
const COUNTDOWN = '/modules/countdown/';

test( 'a number counts as it is seen, and ends where the page said (NUM-1, NUM-10)', async ( {
	page,
} ) => {
	await page.goto( COUNTERS );
	const bar = page.locator( '#water [data-brolga-bar]' ).last();
	await bar.scrollIntoViewIfNeeded();
	await expect( bar.locator( '[data-brolga-copy]' ) ).toHaveCount( 1 );
	await expect( bar.locator( '[data-brolga-copy]' ) ).toHaveCount( 0, {
		timeout: 5000,
	} );
	await expect( bar.getByRole( 'meter' ) ).toHaveAttribute(
		'aria-valuenow',
		'3'
	);
	expect( await flaws( page, 'main' ) ).toEqual( [] );
	expect( await overflow( page ) ).toBe( 0 );
} );

test( 'a circle’s ring is painted in the system’s colours (NUM-300)', async ( {
	page,
} ) => {
	await page.emulateMedia( { forcedColors: 'active' } );
	await page.goto( COUNTERS );
	const rings = page.locator( '.wp-block-brolga-circle-counter__circle' );
	await expect( rings ).toHaveCount( 4 );
	for ( const ring of await rings.all() ) {
		expect(
			await ring.evaluate(
				( element ) =>
					getComputedStyle( element, '::before' ).backgroundImage
			)
		).toContain( 'conic-gradient' );
	}
} );

test( 'a number in view at load is not seen before it counts, and moves nothing (NUM-15)', async ( {
	page,
	problems,
} ) => {
	await page.addInitScript( () => {
		const seen: string[] = [];
		const look = (): void => {
			const final = document.querySelector(
				'#plants [data-brolga-final]'
			);
			if ( final ) {
				seen.push(
					Number( getComputedStyle( final ).opacity ) > 0
						? 'final'
						: ( final.nextElementSibling?.textContent ?? 'nothing' )
				);
			}
			requestAnimationFrame( look );
		};
		requestAnimationFrame( look );
		let shift = 0;
		new PerformanceObserver( ( list ) =>
			list.getEntries().forEach( ( entry ) => {
				shift += ( entry as PerformanceEntry & { value: number } )
					.value;
			} )
		).observe( { type: 'layout-shift', buffered: true } );
		Object.assign( window, { seen, shift: () => shift } );
	} );
	await page.goto( COUNTERS );
	const final = page.locator( '#plants [data-brolga-final]' );
	await expect( final ).toBeInViewport();
	await expect( final ).toHaveCSS( 'opacity', '1' );
	const [ seen, shift ] = await page.evaluate( () => {
		const told = window as unknown as {
			seen: readonly string[];
			shift: () => number;
		};
		return [ told.seen, told.shift() ] as const;
	} );
	// At last, and never before.
	expect( seen.length ).toBeGreaterThan( 2 );
	expect( seen.indexOf( 'final' ) ).toBeGreaterThan( 1 );
	expect( seen.slice( seen.indexOf( 'final' ) ) ).toEqual(
		seen.filter( ( what ) => what === 'final' )
	);
	expect( shift ).toBeLessThan( 0.01 );
	expect( problems ).toEqual( [] );
} );

test( 'final numbers are there in print, for those who want less motion, and where the script does not come (NUM-7, NUM-15)', async ( {
	page,
} ) => {
	await page.goto( COUNTERS );
	const last = page.locator( '#water [data-brolga-final]' ).last();
	await expect( last ).toHaveCSS( 'opacity', '0' );
	await page.emulateMedia( { media: 'print' } );
	await expect( last ).toHaveCSS( 'opacity', '1' );

	await page.emulateMedia( { media: 'screen', reducedMotion: 'reduce' } );
	await page.goto( COUNTERS );
	const plants = page.locator( '#plants' );
	await expect( plants.locator( '[data-brolga-final]' ) ).toHaveCSS(
		'opacity',
		'1'
	);
	await expect( page.locator( '[data-brolga-copy]' ) ).toHaveCount( 0 );

	await page.emulateMedia( { reducedMotion: 'no-preference' } );
	await page.route( '**/modules/counters.js*', ( route ) => route.abort() );
	await page.goto( COUNTERS );
	await expect( last ).toHaveCSS( 'opacity', '1' );
} );

test( 'from right to left bars grow from the right, and all fits (BLOCK-6)', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 375, height: 740 } );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	for ( const path of [ COUNTERS, COUNTDOWN ] ) {
		await page.goto( path );
		await page.evaluate( () => {
			document.documentElement.dir = 'rtl';
		} );
		expect( await overflow( page ) ).toBe( 0 );
		expect( await flaws( page, 'main' ) ).toEqual( [] );
	}
	await page.goto( COUNTERS );
	await page.evaluate( () => {
		document.documentElement.dir = 'rtl';
	} );
	expect(
		await page
			.locator( '#water [role="meter"]' )
			.first()
			.evaluate( ( track ) => {
				const { right, left, width } = getComputedStyle(
					track,
					'::before'
				);
				return (
					parseFloat( right ) === 0 &&
					parseFloat( left ) > 0 &&
					parseFloat( width ) > 0
				);
			} )
	).toBe( true );
} );

test( 'a countdown ticks, another begins again each day (COUNT-1, COUNT-9)', async ( {
	page,
} ) => {
	await page.goto( COUNTDOWN );
	const seconds = page
		.locator( '#van' )
		.locator( '[data-brolga-unit="seconds"]' );
	const before = await seconds.textContent();
	await expect( seconds ).not.toHaveText( before ?? '' );
	await expect(
		page.locator( '#weekend' ).getByRole( 'timer' )
	).toBeVisible();
	// Each by itself.
	const [ weekend, van ] = await page
		.locator( '[data-brolga-unit="days"]' )
		.allTextContents();
	expect( weekend ).not.toBe( van );
	expect( await flaws( page, 'main' ) ).toEqual( [] );
} );

test( 'a circle’s values for phones and under the pointer hold there (NUM-13)', async ( {
	page,
} ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.goto( COUNTERS );
	const circle = page.locator( '.has-hover-number' );
	const number = circle.locator(
		'.wp-block-brolga-circle-counter__number:visible'
	);
	const alpha = (): Promise< string > =>
		circle.evaluate( ( root ) =>
			getComputedStyle( root ).getPropertyValue(
				'--brolga-circle-alpha-now'
			)
		);
	await expect( number ).toHaveText( '35%' );
	expect( await alpha() ).toBe( '0.1' );
	await circle.hover();
	await expect( number ).toHaveText( '50%' );
	expect( await alpha() ).toBe( '0.3' );
	await page.mouse.move( 0, 0 );
	await page.setViewportSize( { width: 767, height: 800 } );
	await expect( number ).toHaveText( '35%' );
	expect( await alpha() ).toBe( '0.2' );
} );

/** A page whose countdown leads to another one in some seconds. */
const leadingAway = ( seconds: number, status: string ): string => {
	const end = new Date( Date.now() + seconds * 1000 )
		.toISOString()
		.slice( 0, 19 );
	return String(
		evaluate(
			`return wp_insert_post( [ 'post_type' => 'page', 'post_status' => '${ status }', 'post_title' => '${ unique( 'Away' ) }', 'post_content' => '<!-- wp:brolga/countdown {"end":"${ end }","zone":"utc","expiry":"redirect","redirect":"/contact/"} /-->' ] );`
		)
	);
};

test( 'at its end a countdown leads to the other page (COUNT-7, COUNT-14)', async ( {
	page,
} ) => {
	await page.goto( `/?page_id=${ leadingAway( 8, 'publish' ) }` );
	await expect( page ).toHaveURL( /\/contact\/$/ );
} );

test.describe( 'in a preview', () => {
	test.use( { storageState: async ( {}, run ) => run( admin() ) } );

	test( 'it leads nowhere (COUNT-14)', async ( { page } ) => {
		// WordPress takes what is published to its own address.
		await page.goto(
			`/?page_id=${ leadingAway( 8, 'draft' ) }&preview=true`
		);
		await expect(
			page.getByRole( 'link', { name: 'Go on to the next page' } )
		).toBeVisible();
		await expect( page ).toHaveURL( /preview=true/ );
	} );
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'final numbers and the time left are there (NUM-2, COUNT-6, COUNT-10)', async ( {
		page,
	} ) => {
		await page.goto( COUNTERS );
		await expect( page.locator( '#plants' ) ).toContainText( '48,250' );
		await page.goto( COUNTDOWN );
		await expect( page.locator( '#weekend' ) ).toContainText( 'Days' );
		await expect( page.locator( 'main' ) ).toContainText(
			'The spring sale is over.'
		);
	} );
} );
