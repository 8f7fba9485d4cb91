import {
	fakeInView,
	fakeMotion,
	loadView,
	markup,
	press,
	settled,
} from '../../../../tests/support/view';

const motion = fakeMotion();
const see = fakeInView();

const root = (): HTMLElement =>
	document.querySelector( '[data-brolga-module]' ) as HTMLElement;
const button = (): HTMLElement =>
	root().querySelector( '[data-brolga-external] button' ) as HTMLElement;
const markers = (): HTMLElement[] => [
	...root().querySelectorAll< HTMLElement >( '.leaflet-marker-icon' ),
];
const tiles = (): HTMLImageElement[] => [
	...root().querySelectorAll< HTMLImageElement >( 'img.leaflet-tile' ),
];
const message = (): string =>
	root().querySelector( '[role="status"]' )?.textContent ?? '';
const drawn = async (): Promise< void > => {
	for ( let tries = 0; tries < 100; tries++ ) {
		if ( 'brolgaReady' in root().dataset ) {
			return;
		}
		await settled( 20 );
	}
	throw new Error( 'No map was drawn.' );
};
const open = async ( name: string ): Promise< void > => {
	await loadView( markup( name ) );
	see( root(), true );
};
const openMap = async (): Promise< void > => {
	await open( 'map' );
	button().click();
	await drawn();
};

describe( 'a map on the page', () => {
	beforeAll( () => {
		// jsdom measures nothing: Leaflet asks for tiles of what has a size.
		Object.defineProperties( HTMLElement.prototype, {
			clientWidth: { configurable: true, get: () => 600 },
			clientHeight: { configurable: true, get: () => 400 },
		} );
	} );
	beforeEach( () => {
		sessionStorage.clear();
		motion.reduced = true;
	} );

	it( 'waits until it is seen and asked for (MAP-5)', async () => {
		await loadView( markup( 'map' ) );
		button().click();
		await settled( 50 );
		expect( root().querySelector( '.leaflet-container' ) ).toBeNull();
		see( root(), true );
		await settled( 50 );
		expect( root().querySelector( '.leaflet-container' ) ).toBeNull();
		button().click();
		await drawn();
		expect( tiles()[ 0 ]?.src ).toMatch(
			/^https:\/\/tile\.openstreetmap\.org\/\d+\/\d+\/\d+\.png$/
		);
		expect( button().closest( '[hidden]' ) ).not.toBeNull();
		expect( document.activeElement?.className ).toContain( '__stage' );
	} );

	it( 'comes by itself where its tiles are this site’s', async () => {
		await open( 'many' );
		await drawn();
		expect( tiles()[ 0 ]?.src ).toContain( '/tiles/' );
	} );

	it( 'marks the places that are some, 46 by 43 px (MAP-4, MAP-10)', async () => {
		await openMap();
		expect(
			markers().map( ( element ) => element.getAttribute( 'aria-label' ) )
		).toEqual( [ 'The nursery', 'The growing ground' ] );
		const { width, height } = ( markers()[ 0 ] as HTMLElement ).style;
		expect( [ width, height ] ).toEqual( [ '46px', '43px' ] );
	} );

	it( 'opens a window with the pin’s words and the way, and closes it (MAP-3, MAP-11)', async () => {
		await openMap();
		const [ nursery ] = markers() as [ HTMLElement ];
		nursery.click();
		const popup = (): HTMLElement | null =>
			root().querySelector( '.leaflet-popup-content > div' );
		expect( popup()?.textContent ).toContain( '12 Ferry Road' );
		expect( popup()?.querySelector( 'a' )?.href ).toContain(
			'/directions?to=-27.4787'
		);
		expect( document.activeElement ).toBe( popup() );
		press( popup(), 'Escape' );
		expect( document.activeElement ).toBe( nursery );
		nursery.click();
		popup()?.querySelector( 'button' )?.click();
		expect( document.activeElement ).toBe( nursery );
	} );

	it.each( [ 'Enter', ' ' ] )(
		'opens a window at the key “%s” (MAP-11)',
		async ( key ) => {
			await openMap();
			press( markers()[ 0 ] ?? null, key );
			expect(
				root().querySelector( '.leaflet-popup-content > div' )
			).toBe( document.activeElement );
		}
	);

	it( 'opens none for a pin without one (MAP-3)', async () => {
		await openMap();
		const ground = markers()[ 1 ] as HTMLElement;
		expect( ground.getAttribute( 'role' ) ).toBe( 'img' );
		ground.click();
		expect( root().querySelector( '.leaflet-popup' ) ).toBeNull();
	} );

	it( 'gathers more than 20 pins and parts them on a click (MAP-8)', async () => {
		await open( 'many' );
		await drawn();
		const before = markers().length;
		expect( before ).toBeLessThan( 21 );
		const cluster = markers().find( ( { className } ) =>
			className.includes( '__cluster' )
		);
		expect( cluster?.getAttribute( 'aria-label' ) ).toBe(
			`Places here: ${ cluster?.textContent }. Zoom in.`
		);
		cluster?.click();
		await settled( 50 );
		expect( markers().length ).not.toBe( before );
	} );

	it( 'says so when no tile comes, and takes it back when one does (MAP-13)', async () => {
		await openMap();
		expect( message() ).toBe( '' );
		const [ first, second ] = tiles();
		first?.dispatchEvent( new Event( 'error' ) );
		expect( message() ).toContain( 'cannot be loaded' );
		second?.dispatchEvent( new Event( 'load' ) );
		await settled();
		expect( message() ).toBe( '' );
	} );

	it( 'leaves broken markup as it is', async () => {
		await loadView( '<div data-brolga-module="brolga/map"><p></p></div>' );
		expect( document.querySelector( '[role]' ) ).toBeNull();
	} );
} );
