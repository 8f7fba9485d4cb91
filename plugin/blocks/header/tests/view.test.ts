import { loadView, markup, settled } from '../../../../tests/support/view';

const root = (): HTMLElement => document.getElementById( 'top' ) as HTMLElement;
const padding = (): string =>
	document.documentElement.style.scrollPaddingBlockStart;

describe( 'a header on the page', () => {
	let tellSize = (): void => undefined;

	const resize = async ( width: number ): Promise< void > => {
		Object.defineProperty( window, 'innerWidth', {
			configurable: true,
			value: width,
		} );
		tellSize();
		await settled( 40 );
	};
	const scrollTo = async ( y: number ): Promise< void > => {
		Object.defineProperty( window, 'scrollY', {
			configurable: true,
			value: y,
		} );
		window.dispatchEvent( new Event( 'scroll' ) );
		await settled( 40 );
	};
	const load = async ( name: string ) => {
		await scrollTo( 0 );
		return loadView( markup( name ) );
	};

	beforeEach( async () => {
		window.ResizeObserver = class {
			constructor( tell: () => void ) {
				tellSize = tell;
			}
			observe(): void {}
			disconnect(): void {
				tellSize = () => undefined;
			}
		} as unknown as typeof ResizeObserver;
		HTMLElement.prototype.getBoundingClientRect = () =>
			( { top: 0, height: 70 } ) as DOMRect;
		await resize( 1280 );
	} );

	it( 'says how far down others stick, and that it is out of the way (STICKY-220)', async () => {
		const below = (): string =>
			document.documentElement.style.getPropertyValue(
				'--brolga-header'
			);
		await load( 'fixed' );
		expect( below() ).toBe( '70px' );
		root().dataset.brolgaFixed = 'never';
		const runtime = await load( 'fixed' );
		runtime.teardown( document.body );
		expect( below() ).toBe( '' );
	} );

	it( 'knows where it rests when it is fetched further down (NAV-8)', async () => {
		await scrollTo( 50 );
		// A notice above it is 100 px high.
		HTMLElement.prototype.getBoundingClientRect = function () {
			return {
				top: this.style.position === 'static' ? 50 : 0,
				height: 70,
			} as DOMRect;
		};
		await loadView( markup( 'fixed' ) );
		expect( root().style.position ).toBe( '' );
		expect( root().classList ).not.toContain( 'is-fixed' );
		await scrollTo( 110 );
		expect( root().classList ).toContain( 'is-fixed' );
	} );

	it( 'is fixed once the page has moved, above 980 px (NAV-8)', async () => {
		await load( 'fixed' );
		expect( root().classList ).not.toContain( 'is-fixed' );
		await scrollTo( 10 );
		expect( root().classList ).toContain( 'is-fixed' );
		await scrollTo( 0 );
		expect( root().classList ).not.toContain( 'is-fixed' );
		await scrollTo( 10 );
		await resize( 980 );
		expect( root().classList ).not.toContain( 'is-fixed' );
		await resize( 981 );
		expect( root().classList ).toContain( 'is-fixed' );
		Object.defineProperty( window, 'innerHeight', {
			configurable: true,
			writable: true,
			value: 480,
		} );
		await resize( 1280 );
		window.innerHeight = 768;
		expect( root().classList ).not.toContain( 'is-fixed' );
	} );

	it( 'keeps anchors clear of its own height, where it is fixed (NAV-10)', async () => {
		const runtime = await load( 'fixed' );
		expect( padding() ).toBe( '70px' );
		HTMLElement.prototype.getBoundingClientRect = () =>
			( { top: 0, height: 120 } ) as DOMRect;
		tellSize();
		await settled( 40 );
		expect( padding() ).toBe( '120px' );
		await resize( 800 );
		expect( padding() ).toBe( '' );
		await resize( 1280 );
		runtime.teardown( root() );
		expect( padding() ).toBe( '' );
	} );

	it( 'has made way where the way down had it fetched, and not where the page opens there (NAV-14)', async () => {
		await scrollTo( 300 );
		await loadView( markup( 'over' ) );
		expect( root().classList ).toContain( 'is-fixed' );
		expect( root().classList ).not.toContain( 'is-away' );
		await loadView(
			markup( 'over' ).replace( '-on="scroll"', '-on="scrolled"' )
		);
		expect( root().classList ).toContain( 'is-away' );
	} );

	it( 'makes way on the way down, over an image only behind its height (NAV-14, NAV-15)', async () => {
		await load( 'over' );
		await resize( 375 );
		await scrollTo( 60 );
		expect( root().classList ).not.toContain( 'is-fixed' );
		await scrollTo( 100 );
		expect( root().classList ).toContain( 'is-fixed' );
		expect( root().classList ).not.toContain( 'is-away' );
		await scrollTo( 300 );
		expect( root().classList ).toContain( 'is-away' );
		await scrollTo( 250 );
		expect( root().classList ).not.toContain( 'is-away' );
	} );
} );
