/**
 * Maps in a real browser, with tiles from a host of the test's own: what is
 * asked of it and when, fingers, keys, many pins, failures, no scripts.
 */
import type { Locator, Page } from '@playwright/test';
import { startGeocoder, type Geocoder } from '../support/geocoder.mjs';
import { startTileServer, type TileServer } from '../support/tile-server.mjs';
import {
	admin,
	evaluate,
	expect,
	flaws,
	keepSettings,
	overflow,
	test,
} from './fixtures';

const PAGE = '/modules/maps/';

let tiles: TileServer;
let geocoder: Geocoder;

const map = ( page: Page, id: string ): Locator => page.locator( `#${ id }` );
const stage = ( root: Locator ): Locator =>
	root.locator( '[data-brolga-stage]' );
const marker = ( root: Locator, name: string ): Locator =>
	stage( root ).getByRole( 'button', { name, exact: true } );
const clusters = ( root: Locator ): Locator =>
	root.locator( '.wp-block-brolga-map__cluster' );
const drawn = ( root: Locator ): Promise< void > =>
	expect( root.locator( '.leaflet-tile-loaded' ).first() ).toBeVisible();

/** Opens a map by its button. */
const show = async ( root: Locator ): Promise< void > => {
	await root.scrollIntoViewIfNeeded();
	await root.getByRole( 'button', { name: 'Show the map' } ).click();
	await drawn( root );
};

/** Does something to the page before its scripts begin. */
const beforehand = ( page: Page, change: string ): Promise< unknown > =>
	page.addInitScript(
		`document.addEventListener( 'readystatechange', () => { ${ change } }, { once: true } );`
	);

/** Has the page config say what the visitor answered about maps. */
const consented = ( page: Page, answer: 'granted' | 'denied' ) =>
	beforehand(
		page,
		`const pageConfig = document.getElementById( 'brolga-config' );
		pageConfig.textContent = JSON.stringify( { ...JSON.parse( pageConfig.textContent ), consent: { version: 'v1', mode: 'opt-in', services: { maps: 'preferences' } } } );
		document.cookie = 'brolga_consent=v1.1.${ answer === 'granted' ? 'maps' : '' }; path=/';`
	);

keepSettings();

test.beforeAll( async () => {
	tiles = await startTileServer();
	geocoder = await startGeocoder();
	evaluate(
		`update_option( 'brolga_settings', [ 'maps' => [ 'tile_url' => '${ tiles.url }', 'attribution' => '© <a href="https://maps.example.org/">Test maps</a>', 'geocoder_url' => '${ geocoder.url }' ] ] ); return 1;`
	);
} );

test.beforeEach( () => {
	tiles.mode = 'serve';
	tiles.requests.length = 0;
} );

test.afterAll( async () => {
	await tiles.stop();
	await geocoder.stop();
} );

test( 'nothing is asked of the host before a button that names it is pressed, once for all maps of the visit (MAP-4, MAP-5, MAP-13, BLOCK-17)', async ( {
	page,
	problems,
} ) => {
	const scripts: string[] = [];
	page.on( 'request', ( request ) => {
		if ( /chunks\/(?:map|leaflet)/.test( request.url() ) ) {
			scripts.push( request.url() );
		}
	} );
	await page.goto( PAGE );
	const where = map( page, 'where' );
	await where.scrollIntoViewIfNeeded();
	await page.waitForLoadState( 'networkidle' );
	await expect( where ).toContainText(
		`The map is loaded from ${ tiles.host }`
	);
	expect( tiles.requests ).toEqual( [] );
	expect( scripts ).toEqual( [] );

	await show( where );
	await expect( stage( where ) ).toBeFocused();
	await expect(
		where.getByRole( 'link', { name: 'Test maps' } )
	).toBeVisible();
	for ( const name of [
		'The nursery',
		'The growing ground',
		'Saturday stall',
	] ) {
		const box = await marker( where, name ).boundingBox();
		expect( [ box?.width, box?.height ] ).toEqual( [ 46, 43 ] );
	}
	expect( scripts ).toHaveLength( 2 );

	const ferries = map( page, 'ferries' );
	await ferries.scrollIntoViewIfNeeded();
	await drawn( ferries );
	// Another map's press does not move the focus.
	await expect( stage( ferries ) ).not.toBeFocused();

	tiles.requests.length = 0;
	await page.reload();
	await map( page, 'gardens' ).scrollIntoViewIfNeeded();
	await drawn( map( page, 'gardens' ) );
	expect( tiles.requests.length ).toBeGreaterThan( 0 );
	expect( problems ).toEqual( [] );
} );

test( 'a map comes by itself, once it is seen, where maps were allowed (MAP-5)', async ( {
	page,
} ) => {
	await consented( page, 'granted' );
	await page.setViewportSize( { width: 1280, height: 300 } );
	await page.goto( PAGE );
	await page.waitForLoadState( 'networkidle' );
	const gardens = map( page, 'gardens' );
	await expect( gardens.locator( '.leaflet-container' ) ).toHaveCount( 0 );
	await gardens.scrollIntoViewIfNeeded();
	await drawn( gardens );
} );

test( 'where maps were refused, a press counts for its page alone (MAP-5)', async ( {
	page,
} ) => {
	await consented( page, 'denied' );
	await page.goto( PAGE );
	await show( map( page, 'where' ) );
	await page.reload();
	await expect(
		map( page, 'where' ).getByRole( 'button', { name: 'Show the map' } )
	).toBeVisible();
} );

test( 'a pin’s window opens, closes and gives the focus back by keyboard, and other maps stay as they are (MAP-3, MAP-11, BLOCK-5)', async ( {
	page,
	problems,
} ) => {
	await page.goto( PAGE );
	const where = map( page, 'where' );
	const ferries = map( page, 'ferries' );
	await show( where );
	await ferries.scrollIntoViewIfNeeded();
	await drawn( ferries );
	const before = await ferries.locator( '.leaflet-tile-loaded' ).count();

	const nursery = marker( where, 'The nursery' );
	for ( const key of [ 'Enter', 'Space' ] ) {
		await nursery.press( key );
		const popup = where.locator( '.leaflet-popup-content > div' );
		await expect( popup ).toBeFocused();
		await expect( popup ).toContainText( '12 Ferry Road, West End' );
		await page.keyboard.press( 'Tab' );
		await expect(
			popup.getByRole( 'link', { name: 'Directions to The nursery' } )
		).toBeFocused();
		await page.keyboard.press( 'Tab' );
		await expect(
			popup.getByRole( 'button', { name: 'Close' } )
		).toBeFocused();
		await page.keyboard.press( key === 'Enter' ? 'Enter' : 'Escape' );
		await expect( popup ).toBeHidden();
		await expect( nursery ).toBeFocused();
	}
	await where.getByRole( 'button', { name: 'Zoom in' } ).click();
	await expect( ferries.locator( '.leaflet-popup' ) ).toHaveCount( 0 );
	await expect( ferries.locator( '.leaflet-tile-loaded' ) ).toHaveCount(
		before
	);
	// A pin without a window is no button.
	await expect(
		stage( ferries ).getByRole( 'img', { name: 'Riverside' } )
	).toBeVisible();
	expect( problems ).toEqual( [] );
} );

test( 'more than 20 pins that lie close together are one marker with their number, which zooms in by mouse and keyboard (MAP-8)', async ( {
	page,
	problems,
} ) => {
	await page.goto( PAGE );
	const gardens = map( page, 'gardens' );
	await show( gardens );
	const total = async (): Promise< number > => {
		const counts = await clusters( gardens ).allTextContents();
		const alone = await gardens
			.locator( '.wp-block-brolga-map__marker' )
			.count();
		return (
			alone + counts.reduce( ( sum, text ) => sum + Number( text ), 0 )
		);
	};
	expect( await clusters( gardens ).count() ).toBeGreaterThan( 0 );
	expect( await total() ).toBe( 22 );
	const one = clusters( gardens ).first();
	const size = Number( await one.textContent() );
	await expect( one ).toHaveAccessibleName(
		`Places here: ${ size }. Zoom in.`
	);
	const zoom = () =>
		Number( tiles.requests.at( -1 )?.split( '/' )[ 0 ] ?? NaN );
	const first = zoom();
	await one.press( 'Enter' );
	await expect.poll( zoom ).toBeGreaterThan( first );
	await expect( stage( gardens ) ).toBeFocused();
	expect( await total() ).toBe( 22 );
	expect( problems ).toEqual( [] );
} );

test( 'where tiles or the library do not come, a message points to the list (MAP-13)', async ( {
	page,
	problems,
} ) => {
	tiles.mode = 'fail';
	await page.goto( PAGE );
	const where = map( page, 'where' );
	await where.getByRole( 'button', { name: 'Show the map' } ).click();
	const message = where.locator( '.wp-block-brolga-map__message' );
	await expect( message ).toContainText( 'All places are in the list.' );
	await expect( where.getByRole( 'listitem' ) ).toHaveCount( 3 );
	tiles.mode = 'serve';
	await where.getByRole( 'button', { name: 'Zoom in' } ).click();
	await drawn( where );
	await expect( message ).toBeEmpty();

	await page.route( /chunks\/leaflet/, ( route ) => route.abort() );
	await page.reload();
	await where.scrollIntoViewIfNeeded();
	await expect( message ).toContainText( 'All places are in the list.' );
	// The browser tells of the tiles and the file that did not come.
	expect(
		problems.filter( ( text ) => ! /Failed to load/.test( text ) )
	).toEqual( [] );
	problems.length = 0;
} );

test( 'an open map has no flaw that axe finds, nor is anything cut off (BLOCK-9)', async ( {
	page,
} ) => {
	await page.goto( PAGE );
	const where = map( page, 'where' );
	await show( where );
	await marker( where, 'The nursery' ).click();
	await expect( where.locator( '.leaflet-popup' ) ).toBeVisible();
	await map( page, 'gardens' ).scrollIntoViewIfNeeded();
	await drawn( map( page, 'gardens' ) );
	for ( const width of [ 1280, 375 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		// Pins stand where their places are, however close (WCAG 2.5.8).
		expect(
			( await flaws( page, 'main' ) ).filter(
				( [ rule, elements ] ) =>
					rule !== 'target-size' ||
					! elements.every( ( html ) =>
						html.includes( 'leaflet-marker-icon' )
					)
			)
		).toEqual( [] );
		expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
	}
	for ( const name of [ 'Zoom in', 'Zoom out' ] ) {
		const box = await where.getByRole( 'button', { name } ).boundingBox();
		expect( box?.height ).toBeGreaterThanOrEqual( 44 );
	}
} );

test( 'on a page from right to left the map stays as it is and its words turn (BLOCK-6)', async ( {
	page,
	problems,
} ) => {
	/** Where a pin stands on its map, in pixels from the left. */
	const place = async (): Promise< number > => {
		const where = map( page, 'where' );
		const [ frame, pin ] = await Promise.all( [
			stage( where ).boundingBox(),
			marker( where, 'The nursery' ).boundingBox(),
		] );
		return Math.round( ( pin?.x ?? NaN ) - ( frame?.x ?? NaN ) );
	};
	await page.goto( PAGE );
	await show( map( page, 'where' ) );
	const before = await place();
	await beforehand( page, `document.documentElement.dir = 'rtl';` );
	await page.reload();
	const where = map( page, 'where' );
	await where.scrollIntoViewIfNeeded();
	await drawn( where );
	await expect.poll( place ).toBe( before );
	await expect( where.getByRole( 'listitem' ).first() ).toHaveCSS(
		'direction',
		'rtl'
	);
	expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
	expect( problems ).toEqual( [] );
} );

test.describe( 'under reduced motion', () => {
	test.use( { contextOptions: { reducedMotion: 'reduce' } } );

	test( 'a map changes at once (SITE-8)', async ( { page } ) => {
		await page.goto( PAGE );
		const where = map( page, 'where' );
		await show( where );
		await expect( where.locator( '.leaflet-fade-anim' ) ).toHaveCount( 0 );
		await where.getByRole( 'button', { name: 'Zoom in' } ).click();
		await expect( where.locator( '.leaflet-zoom-anim' ) ).toHaveCount( 0 );
		await marker( where, 'The nursery' ).press( 'Enter' );
		await expect( where.locator( '.leaflet-popup' ) ).toHaveCSS(
			'opacity',
			'1'
		);
	} );
} );

test.describe( 'by touch', () => {
	test.use( {
		hasTouch: true,
		isMobile: true,
		viewport: { width: 375, height: 740 },
	} );

	test( 'one finger moves a map unless it is set not to (MAP-1)', async ( {
		page,
	} ) => {
		await page.goto( PAGE );
		await show( map( page, 'where' ) );
		const ferries = map( page, 'ferries' );
		await ferries.scrollIntoViewIfNeeded();
		await drawn( ferries );
		await expect( stage( map( page, 'where' ) ) ).toHaveCSS(
			'touch-action',
			'none'
		);
		await expect( stage( ferries ) ).toHaveCSS(
			'touch-action',
			'pan-x pan-y'
		);
	} );
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the places are a list with the way to each (MAP-7, BLOCK-1)', async ( {
		page,
	} ) => {
		await page.goto( PAGE );
		const where = map( page, 'where' );
		await expect( where.getByRole( 'listitem' ) ).toHaveCount( 3 );
		await expect( where ).toContainText( '12 Ferry Road, West End' );
		await expect(
			where.getByRole( 'link', { name: 'Directions to The nursery' } )
		).toHaveAttribute(
			'href',
			'https://www.openstreetmap.org/directions?to=-27.4787%2C153.0187'
		);
		await expect( where.getByRole( 'region' ) ).toBeHidden();
		expect( tiles.requests ).toEqual( [] );
	} );
} );

test.describe( 'in the editor', () => {
	test.use( { storageState: async ( {}, run ) => run( admin() ) } );

	test( 'a map is edited, its pin found by its address, saved and read again, and nothing is asked of its host before a press; then its pin is dragged (MAP-5, MAP-15, MAP-18, BLOCK-8)', async ( {
		page,
		problems,
	} ) => {
		const id = evaluate(
			`return wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'A map', 'post_content' => '<!-- wp:brolga/map --><!-- wp:brolga/map-pin {"lat":-27.4,"lng":153,"title":"The shed"} /--><!-- /wp:brolga/map -->' ] );`
		) as number;
		const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
		const pin = canvas.getByRole( 'document', { name: 'Block: Map pin' } );
		const open = async (): Promise< void > => {
			await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
			await pin.waitFor();
			const close = page.getByRole( 'button', {
				name: 'Close',
				exact: true,
			} );
			if ( await close.isVisible() ) {
				await close.click();
			}
			await pin.click();
		};
		await open();
		const search = page.getByLabel( 'Address, coordinates or map link' );
		if ( ! ( await search.isVisible() ) ) {
			await page.getByRole( 'tab', { name: 'Block' } ).click();
		}
		await search.fill( 'no such street' );
		await search.press( 'Enter' );
		await expect(
			page
				.getByText(
					'No place was found for this address. Check the spelling, or enter coordinates.'
				)
				.first()
		).toBeVisible();
		await search.fill( '12 Ferry Road' );
		await page.getByRole( 'button', { name: 'Find', exact: true } ).click();
		await page
			.getByRole( 'button', {
				name: '12, Ferry Road, West End, Brisbane',
			} )
			.click();
		await expect( page.getByLabel( 'Latitude' ) ).toHaveValue(
			'-27.478712'
		);
		expect( geocoder.requests ).toEqual( [
			'no such street',
			'12 Ferry Road',
		] );
		await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
		await expect( page.getByTestId( 'snackbar' ).last() ).toContainText(
			'updated'
		);
		await open();
		await expect( pin ).toContainText( '12, Ferry Road, West End' );
		expect( tiles.requests ).toEqual( [] );
		await canvas.getByRole( 'button', { name: 'Show the map' } ).click();
		const handle = canvas.getByRole( 'button', { name: /arrow keys/ } );
		await expect( handle ).toBeVisible();
		await expect.poll( () => tiles.requests.length ).toBeGreaterThan( 0 );
		const longitude = async (): Promise< number > => {
			await pin.click();
			return Number( await page.getByLabel( 'Longitude' ).inputValue() );
		};
		const before = await longitude();
		await handle.scrollIntoViewIfNeeded();
		const box = await handle.boundingBox();
		const [ x, y ] = [ ( box?.x ?? 0 ) + 12, ( box?.y ?? 0 ) + 12 ];
		await page.mouse.move( x, y );
		await page.mouse.down();
		await page.mouse.move( x + 60, y, { steps: 4 } );
		await page.mouse.up();
		// 60 px at zoom 13.
		expect( await longitude() ).toBeCloseTo( before + 0.0103, 4 );
		// The focus stays on the pin from one press to the next.
		await handle.focus();
		await page.keyboard.press( 'ArrowRight' );
		await page.keyboard.press( 'ArrowRight' );
		expect( await longitude() ).toBeCloseTo( before + 0.01373, 4 );
		expect( problems ).toEqual( [] );
		await page.goto( `/?page_id=${ id }` );
		await expect(
			page.getByRole( 'link', { name: 'Directions to The shed' } )
		).toHaveAttribute( 'href', /to=-27\.478712%2C153\.018746$/ );
	} );
} );
