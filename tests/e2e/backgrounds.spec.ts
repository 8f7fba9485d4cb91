/**
 * Section backgrounds and videos in a real browser: what moves, plays, waits
 * and rests, edges, and no scripts.
 */
import type { Locator, Page } from '@playwright/test';
import { evaluate, expect, flaws, overflow, test, unique } from './fixtures';

const PAGE = '/modules/backgrounds/';
const VIDEOS = '/modules/video/';

const section = ( page: Page, id: string ): Locator =>
	page.locator( `#${ id }` );
const video = ( root: Locator ): Locator => root.locator( 'video' );
const paused = ( root: Locator ): Promise< boolean > =>
	video( root ).evaluate( ( element: HTMLVideoElement ) => element.paused );
const plays = ( root: Locator ): Promise< void > =>
	expect( video( root ) ).toHaveAttribute( 'data-brolga-playing', '' );
const button = ( root: Locator, name: string ): Locator =>
	root.getByRole( 'button', { name } );

/** Videos that were fetched. */
const fetched = ( page: Page ): string[] => {
	const videos: string[] = [];
	page.on( 'request', ( request ) => {
		if ( /\.webm/.test( request.url() ) ) {
			videos.push( request.url() );
		}
	} );
	return videos;
};

/** The address of a page with these blocks. */
const pageOf = ( blocks: string ): string =>
	String(
		evaluate(
			`$video = wp_get_attachment_url( get_posts( [ 'post_type' => 'attachment', 'post_mime_type' => 'video/webm', 'post_status' => 'inherit', 'fields' => 'ids' ] )[0] );
			return get_permalink( wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => '${ unique( 'sections' ) }', 'post_content' => wp_slash( str_replace( 'VIDEO', $video, '${ blocks }' ) ) ] ) );`
		)
	);

/** How far a section's background is from the middle of its section, and the section from that of the window. */
const places = ( root: Locator ): Promise< readonly [ number, number ] > =>
	root.evaluate( ( element ) => {
		const middle = ( part: Element | null ): number => {
			const box = part?.getBoundingClientRect();
			return box ? box.top + box.height / 2 : NaN;
		};
		const own = middle( element );
		return [
			middle( element.querySelector( '[data-brolga-parallax]' ) ) - own,
			own - window.innerHeight / 2,
		] as const;
	} );

test( 'a video plays while it is in view, and its button pauses it for good (SECTION-2, SECTION-4)', async ( {
	page,
	problems,
} ) => {
	await page.goto( PAGE );
	const root = section( page, 'video' );
	const end = page.locator( '#both' );
	await root.scrollIntoViewIfNeeded();
	await plays( root );
	expect(
		await video( root ).evaluate(
			( { muted, loop }: HTMLVideoElement ) => muted && loop
		)
	).toBe( true );
	await end.scrollIntoViewIfNeeded();
	await expect.poll( () => paused( root ) ).toBe( true );
	await root.scrollIntoViewIfNeeded();
	await expect.poll( () => paused( root ) ).toBe( false );

	const pause = button( root, 'Pause the video' );
	await expect( pause ).toBeInViewport();
	const box = await pause.boundingBox();
	expect( box?.height ).toBeGreaterThanOrEqual( 44 );
	await pause.press( 'Enter' );
	await expect.poll( () => paused( root ) ).toBe( true );
	await end.scrollIntoViewIfNeeded();
	await root.scrollIntoViewIfNeeded();
	expect( await paused( root ) ).toBe( true );
	await button( root, 'Play the video' ).click();
	await expect.poll( () => paused( root ) ).toBe( false );
	expect( problems ).toEqual( [] );
} );

test( 'two videos on a page do as each is set, one plays on out of view (SECTION-2)', async ( {
	page,
	problems,
} ) => {
	const space =
		'<!-- wp:spacer {"height":"2000px"} --><div style="height:2000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';
	await page.goto(
		pageOf(
			`<!-- wp:brolga/section {"anchor":"stays","videoUrl":"VIDEO"} --><!-- /wp:brolga/section --><!-- wp:brolga/section {"anchor":"goes-on","videoUrl":"VIDEO","playOutside":true} --><!-- /wp:brolga/section -->${ space }`
		)
	);
	const stays = section( page, 'stays' );
	const goesOn = section( page, 'goes-on' );
	await plays( stays );
	await plays( goesOn );
	await button( stays, 'Pause the video' ).click();
	await expect.poll( () => paused( stays ) ).toBe( true );
	expect( await paused( goesOn ) ).toBe( false );
	await button( stays, 'Play the video' ).click();
	await page.evaluate( () => window.scrollTo( 0, 2000 ) );
	await expect.poll( () => paused( stays ) ).toBe( true );
	expect( await paused( goesOn ) ).toBe( false );
	expect( problems ).toEqual( [] );
} );

for ( const [ wish, prepare ] of [
	[
		'less motion',
		( page: Page ) => page.emulateMedia( { reducedMotion: 'reduce' } ),
	],
	[
		'less data',
		( page: Page ) =>
			page.addInitScript( () =>
				Object.defineProperty( navigator, 'connection', {
					value: { saveData: true },
				} )
			),
	],
] as const ) {
	test( `who asked for ${ wish } sees the image, and the video when they ask for it (SECTION-5)`, async ( {
		page,
		problems,
	} ) => {
		const videos = fetched( page );
		await prepare( page );
		await page.goto( PAGE );
		const root = section( page, 'video' );
		await root.scrollIntoViewIfNeeded();
		await page.waitForLoadState( 'networkidle' );
		expect( videos ).toEqual( [] );
		await expect( video( root ) ).toHaveCSS( 'opacity', '0' );
		await expect( root.locator( 'img' ) ).toBeVisible();
		await button( root, 'Play the video' ).click();
		await plays( root );
		expect( videos.length ).toBeGreaterThan( 0 );
		expect( problems ).toEqual( [] );
	} );
}

test( 'where the browser refuses to play, the image stays and the button offers to (SECTION-11)', async ( {
	page,
	problems,
} ) => {
	await page.addInitScript( () => {
		const { play } = HTMLMediaElement.prototype;
		let pressed = false;
		window.addEventListener( 'click', () => ( pressed = true ), true );
		HTMLMediaElement.prototype.play = function () {
			return pressed
				? play.call( this )
				: Promise.reject( new DOMException( '', 'NotAllowedError' ) );
		};
	} );
	await page.goto( PAGE );
	const root = section( page, 'video' );
	await root.scrollIntoViewIfNeeded();
	const play = button( root, 'Play the video' );
	await expect( play ).toBeVisible();
	await expect( video( root ) ).toHaveCSS( 'opacity', '0' );
	await play.click();
	await plays( root );
	expect( problems ).toEqual( [] );
} );

test( 'a background moves by 0.3 of what its section does, and is in the middle with it (SECTION-1)', async ( {
	page,
} ) => {
	await page.goto( PAGE );
	const root = section( page, 'slow' );
	await root.scrollIntoViewIfNeeded();
	const [ , away ] = await places( root );
	for ( const by of [ away, -250, 400 ] ) {
		await page.evaluate(
			( top ) => window.scrollBy( { top, behavior: 'instant' } ),
			by
		);
		await expect
			.poll( async () => {
				const [ background, own ] = await places( root );
				return Math.abs( background + 0.3 * own );
			} )
			.toBeLessThan( 2 );
	}
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await expect
		.poll( async () => Math.abs( ( await places( root ) )[ 0 ] ) )
		.toBeLessThan( 1 );
} );

test( 'edges lie over their section, in the neighbour’s colour, and are mirrored from right to left (SECTION-8, BLOCK-6)', async ( {
	page,
	problems,
} ) => {
	await page.goto( PAGE );
	const hills = section( page, 'hills' );
	const edge = hills.locator( '.wp-block-brolga-section__divider.is-top' );
	const [ box, own ] = await Promise.all( [
		edge.boundingBox(),
		hills.boundingBox(),
	] );
	expect( box?.width ).toBe( own?.width );
	expect( box?.height ).toBe( 110 );
	expect( Math.round( ( own?.y ?? NaN ) - ( box?.y ?? NaN ) ) ).toBe( 1 );
	const ground = await page
		.locator( 'body' )
		.evaluate( ( body ) => getComputedStyle( body ).backgroundColor );
	await expect( edge ).toHaveCSS( 'color', ground );
	const sides = ( which: string ): Promise< string > =>
		hills
			.locator( `.wp-block-brolga-section__divider.${ which }` )
			.evaluate( ( element ) => getComputedStyle( element ).scale );
	expect( [ await sides( 'is-top' ), await sides( 'is-bottom' ) ] ).toEqual( [
		'1',
		'-1',
	] );
	await page
		.locator( 'html' )
		.evaluate( ( html ) => html.setAttribute( 'dir', 'rtl' ) );
	expect( [ await sides( 'is-top' ), await sides( 'is-bottom' ) ] ).toEqual( [
		'-1 1',
		'1 -1',
	] );
	expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
	expect( problems ).toEqual( [] );
} );

test( 'a section of colours and edges loads no script, one with a video beside it does (BLOCK-17)', async ( {
	page,
} ) => {
	const scripts: string[] = [];
	page.on( 'request', ( request ) => {
		if ( /blocks\/section\/view/.test( request.url() ) ) {
			scripts.push( request.url() );
		}
	} );
	const plain =
		'<!-- wp:brolga/section {"backgroundColor":"surface","dividerTop":"wave"} --><!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph --><!-- /wp:brolga/section -->';
	await page.goto( pageOf( plain ) );
	await page.waitForLoadState( 'networkidle' );
	expect( scripts ).toEqual( [] );
	await page.goto(
		pageOf(
			`<!-- wp:brolga/section {"anchor":"moving","videoUrl":"VIDEO"} --><!-- /wp:brolga/section -->${ plain }`
		)
	);
	await plays( section( page, 'moving' ) );
	expect( scripts ).toHaveLength( 1 );
} );

test( 'axe finds nothing on sections, by day and from right to left (BLOCK-9, SECTION-7)', async ( {
	page,
} ) => {
	await page.goto( PAGE );
	for ( const direction of [ 'ltr', 'rtl' ] ) {
		await page
			.locator( 'html' )
			.evaluate(
				( html, dir ) => html.setAttribute( 'dir', dir ),
				direction
			);
		expect( await flaws( page, 'main' ) ).toEqual( [] );
		expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
	}
} );

test( 'a video’s host is asked for nothing before its poster is pressed; then its frame plays in its place, alone (VIDEO-1, VIDEO-2, VIDEO-3)', async ( {
	page,
	problems,
} ) => {
	const asked: string[] = [];
	page.on( 'request', ( request ) => {
		const { hostname } = new URL( request.url() );
		if ( hostname !== '127.0.0.1' && hostname !== '' ) {
			asked.push( hostname );
		}
	} );
	await page.route( 'https://www.youtube-nocookie.com/**', ( route ) =>
		route.fulfill( { contentType: 'text/html', body: '<p>A video</p>' } )
	);
	await page.goto( VIDEOS );
	const plain = section( page, 'plain' );
	const card = section( page, 'card' );
	await page.locator( '#link' ).scrollIntoViewIfNeeded();
	await page.waitForLoadState( 'networkidle' );
	expect( asked ).toEqual( [] );
	const play = plain.getByRole( 'button', { name: /^Play: Big Buck Bunny/ } );
	await expect( play.locator( 'img' ) ).toBeVisible();
	const before = ( await plain.boundingBox() )?.height;
	await play.press( 'Enter' );
	const frame = plain.locator( 'iframe' );
	await expect( frame ).toBeFocused();
	await expect( frame ).toHaveAttribute(
		'src',
		/^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?autoplay=1/
	);
	await expect( play ).toHaveCount( 0 );
	expect( asked ).toEqual( [ 'www.youtube-nocookie.com' ] );
	// Nothing jumps, and the other videos wait.
	expect( ( await plain.boundingBox() )?.height ).toBe( before );
	await expect( card.locator( 'iframe' ) ).toHaveCount( 0 );
	expect( await flaws( page, 'main' ) ).toEqual( [] );
	expect( problems ).toEqual( [] );
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'videos rest under their images, without a button (SECTION-5, BLOCK-1)', async ( {
		page,
	} ) => {
		const videos = fetched( page );
		await page.goto( PAGE );
		const root = section( page, 'video' );
		await expect( root.locator( 'img' ) ).toBeVisible();
		await expect( root.getByRole( 'heading' ) ).toBeVisible();
		await expect( root.locator( 'button' ) ).toBeHidden();
		await expect( video( root ) ).toHaveCSS( 'opacity', '0' );
		expect( videos ).toEqual( [] );
	} );

	test( 'a poster is a link to the video’s page (VIDEO-9, BLOCK-1)', async ( {
		page,
	} ) => {
		await page.goto( VIDEOS );
		await expect(
			section( page, 'plain' ).getByRole( 'link', { name: /^Play:/ } )
		).toHaveAttribute(
			'href',
			'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
		);
		await expect(
			section( page, 'link' ).getByRole( 'link', {
				name: 'A rain garden fills in a storm',
			} )
		).toHaveAttribute( 'href', 'https://videos.example.org/rain-garden' );
	} );
} );
