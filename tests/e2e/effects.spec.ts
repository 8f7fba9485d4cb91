/**
 * What any block can do: appear with an animation, be a link, stick.
 */
import { expect, flaws, overflow, test } from './fixtures';

const ANIMATIONS = '/modules/animations/';
const LINKS = '/modules/links/';
const STICKY = '/modules/sticky/';

test( 'blocks appear as they come into view, and stay (ANIM-5, ANIM-6, ANIM-8)', async ( {
	page,
	problems,
} ) => {
	await page.goto( ANIMATIONS );
	const [ first, endless ] = [
		page.locator( '[data-brolga-animation]' ).first(),
		page.locator( '[data-brolga-animation]' ).last(),
	];
	await expect( first ).toHaveClass( /has-animated/ );
	await expect( first ).toHaveCSS( 'opacity', '1' );
	await expect( endless ).not.toHaveClass( /is-animating/ );
	await endless.scrollIntoViewIfNeeded();
	await expect( endless ).toHaveClass( /is-animating/ );
	// The children of the row take turns, and are all there in the end.
	const row = page.locator( '.has-brolga-stagger' );
	await row.scrollIntoViewIfNeeded();
	await expect( row ).toHaveClass( /has-animated/ );
	await expect( row.locator( '> *' ).last() ).toHaveCSS( 'opacity', '1' );
	expect( await flaws( page, 'main' ) ).toEqual( [] );
	expect( await overflow( page ) ).toBe( 0 );
	expect( problems ).toEqual( [] );
} );

test( 'the first screen waits for no script (ANIM-400)', async ( { page } ) => {
	// As where a plugin holds scripts back until somebody touches the page.
	await page.route( /\.js(?:\?|$)/, ( route ) => route.abort() );
	await page.goto( ANIMATIONS );
	const first = page.locator( '[data-brolga-animation]' ).first();
	await expect( first ).toBeInViewport();
	await expect( first ).toHaveCSS( 'opacity', '1', { timeout: 3000 } );
} );

test( 'nothing moves for those who asked for less motion (ANIM-7)', async ( {
	page,
} ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.goto( ANIMATIONS );
	const blocks = page.locator( '[data-brolga-animation]' );
	for ( const block of await blocks.all() ) {
		await expect( block ).toHaveCSS( 'opacity', '1' );
		await expect( block ).toHaveCSS( 'animation-name', 'none' );
	}
} );

test( 'a card is a link all over, and the links in it are still links (LINK-2, LINK-3)', async ( {
	page,
	context,
	problems,
} ) => {
	await page.goto( LINKS );
	expect( await flaws( page, 'main' ) ).toEqual( [] );
	const shade = page.locator( '#shade' );
	await shade.getByRole( 'link', { name: 'Marnie' } ).click();
	await expect( page ).toHaveURL( /\/contact\/$/ );
	await page.goBack();
	await shade.click( { position: { x: 40, y: 40 } } );
	await expect( page ).toHaveURL( /\/gallery\/$/ );
	await page.goBack();
	// By keyboard, too, under the name of its heading.
	await page.getByRole( 'link', { name: 'Trees for small yards' } ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( /\/services\/$/ );
	await page.goBack();
	await context.route( 'https://www.brisbane.qld.gov.au/**', ( route ) =>
		route.fulfill( { body: 'A list of plants' } )
	);
	const opened = page.waitForEvent( 'popup' );
	await page.locator( '#handbook' ).click( { position: { x: 40, y: 40 } } );
	expect(
		await ( await opened ).evaluate( () => window.opener === null )
	).toBe( true );
	expect( problems ).toEqual( [] );
} );

test( 'a note sticks until its row ends, a bar until its place is reached (STICKY-1, STICKY-2, STICKY-4)', async ( {
	page,
	problems,
} ) => {
	await page.setViewportSize( { width: 1280, height: 600 } );
	await page.goto( STICKY );
	const [ note, bar ] = [ page.locator( '#note' ), page.locator( '#bar' ) ];
	const topOf = async ( element: typeof note ) =>
		Math.round( ( await element.boundingBox() )?.y ?? NaN );
	// The bar lies at the window's lower edge while its place is further down.
	await expect( bar ).toHaveClass( /is-stuck/ );
	await expect( bar ).toBeInViewport( { ratio: 1 } );
	await expect( note ).not.toHaveClass( /is-stuck/ );
	const startsAt = await topOf( note );
	await page.mouse.wheel( 0, startsAt + 60 );
	await expect( note ).toHaveClass( /is-stuck/ );
	// 24 px below the header, which sticks, too (STICKY-220).
	const header = page.locator( 'header' ).first();
	const below = async () => {
		const box = await header.boundingBox();
		return ( box?.y ?? NaN ) + ( box?.height ?? NaN );
	};
	expect( await below() ).toBeGreaterThan( 40 );
	await expect
		.poll( async () =>
			Math.abs( ( await topOf( note ) ) - 24 - ( await below() ) )
		)
		.toBeLessThan( 1.5 );
	await page.evaluate( () =>
		window.scrollTo( 0, document.body.scrollHeight )
	);
	await expect( bar ).not.toHaveClass( /is-stuck/ );
	await expect.poll( () => topOf( note ) ).toBeLessThan( 0 );
	// Its row has taken it along.
	await expect( note ).not.toHaveClass( /is-stuck/ );
	expect( await overflow( page ) ).toBe( 0 );
	expect( problems ).toEqual( [] );
} );

test( 'the page stays where it is when a block begins or ends to stick, whatever its limit (STICKY-2, STICKY-4, STICKY-6)', async ( {
	page,
	problems,
} ) => {
	await page.setViewportSize( { width: 1280, height: 600 } );
	let limit = '';
	await page.route( `**${ STICKY }`, async ( route ) => {
		const answer = await route.fetch();
		const html = await answer.text();
		await route.fulfill( {
			response: answer,
			body: html.replaceAll(
				/data-brolga-sticky="\w+"/g,
				`data-brolga-sticky="${ limit }"`
			),
		} );
	} );
	for ( limit of [ 'column', 'row', 'section', 'body' ] ) {
		await page.goto( STICKY );
		await expect( page.locator( '#bar' ) ).toHaveClass( /is-stuck/ );
		// Two images after each step, by which a page that jumps has jumped.
		const moved = await page.evaluate( async () => {
			const html = document.documentElement;
			const painted = () =>
				new Promise( ( done ) =>
					requestAnimationFrame( () => requestAnimationFrame( done ) )
				);
			const end = html.scrollHeight - window.innerHeight;
			const strays: number[] = [];
			const stuck: Record< string, number > = {};
			const go = async ( top: number ) => {
				window.scrollTo( { top, behavior: 'instant' } );
				const from = window.scrollY;
				await painted();
				if ( window.scrollY !== from ) {
					strays.push( window.scrollY - from );
				}
				for ( const { id } of document.querySelectorAll(
					'.is-stuck[id]'
				) ) {
					stuck[ id ] = ( stuck[ id ] ?? 0 ) + 1;
				}
			};
			for ( let top = 0; top < end; top += 60 ) {
				await go( top );
			}
			await go( end );
			const last = [ ...document.querySelectorAll( '.is-stuck[id]' ) ];
			for ( let top = end; top > 0; top -= 60 ) {
				await go( top );
			}
			await go( 0 );
			return {
				strays,
				stuck,
				atEnd: last.map( ( { id } ) => id ),
				grown: html.scrollHeight - window.innerHeight - end,
			};
		} );
		expect( moved, limit ).toMatchObject( { strays: [], grown: 0 } );
		expect( moved.stuck.note, limit ).toBeGreaterThan( 2 );
		// Only a limit that reaches down there holds it to the end.
		expect( moved.atEnd, limit ).toEqual(
			limit === 'body' ? [ 'note' ] : []
		);
		// By the wheel, the way that most readers go.
		for ( let turn = 1; turn <= 12; turn++ ) {
			await page.mouse.wheel( 0, 90 );
			await expect
				.poll( () => page.evaluate( () => window.scrollY ) )
				.toBe( turn * 90 );
		}
	}
	expect( problems ).toEqual( [] );
} );

test( 'on a phone the note stays where it is (STICKY-3, STICKY-5)', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 375, height: 700 } );
	await page.goto( STICKY );
	await expect( page.locator( '#note' ) ).toHaveCSS( 'position', 'static' );
	await expect( page.locator( '#bar' ) ).toHaveClass( /is-stuck/ );
	// Nothing sticks where there is no room to read.
	await page.setViewportSize( { width: 375, height: 390 } );
	await expect( page.locator( '#bar' ) ).not.toHaveClass( /is-stuck/ );
	expect( await overflow( page ) ).toBe( 0 );
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'everything is in sight, links lead, notes stick in their column (ANIM-7, LINK-3, STICKY-1)', async ( {
		page,
	} ) => {
		await page.goto( ANIMATIONS );
		await expect(
			page.locator( '[data-brolga-animation]' ).last()
		).toHaveCSS( 'opacity', '1' );
		await page.goto( STICKY );
		await expect( page.locator( '#note' ) ).toHaveCSS(
			'position',
			'sticky'
		);
		await page.goto( LINKS );
		await page.locator( '#trees' ).click();
		await expect( page ).toHaveURL( /\/services\/$/ );
	} );
} );
