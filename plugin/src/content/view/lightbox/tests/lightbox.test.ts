import { press, settled } from '../../../../../../tests/support/view';
import { open, imageOf, type Image } from '..';

const CAPTION = '<img src=x onerror=alert(1)> & a caption';
const NAMES = [ 'one', 'two', 'three' ];

const box = (): HTMLElement =>
	document.querySelector( '[role="dialog"]' ) as HTMLElement;
const slides = (): HTMLElement[] => [
	...box().querySelectorAll< HTMLElement >( '.gslide' ),
];
const shown = (): number => slides().findIndex( ( { inert } ) => ! inert );
const button = ( name: string ): HTMLElement =>
	box().querySelector( `[aria-label="${ name }"]` ) as HTMLElement;
const opener = (): HTMLElement => document.querySelector( 'a' ) as HTMLElement;
const image = ( index: number ): HTMLImageElement =>
	slides()[ index ]?.querySelector( 'img' ) as HTMLImageElement;
const live = (): string | null | undefined =>
	box().querySelector( '[aria-live]' )?.textContent;
const alerts = (): ( string | null )[] =>
	[ ...box().querySelectorAll( '[role="alert"]' ) ].map(
		( { textContent } ) => textContent
	);

const IMAGES: Image[] = NAMES.map( ( name ) => ( {
	src: `/${ name }.jpg`,
	alt: name === 'two' ? '"><script>alert(2)</script>' : name,
	caption: name === 'one' ? '' : CAPTION,
	srcset: name === 'three' ? '/3.jpg 300w, /three.jpg 900w' : '',
} ) );

const show = ( options: Partial< Parameters< typeof open >[ 0 ] > = {} ) =>
	open( { images: IMAGES, start: 0, opener: opener(), ...options } );

/** What a browser knows and jsdom does not. */
beforeAll( () => {
	CSSStyleSheet.prototype.replaceSync = jest.fn();
	Object.defineProperty( document, 'adoptedStyleSheets', {
		value: [],
		writable: true,
	} );
} );

beforeEach( () => {
	document.body.innerHTML =
		'<main><a href="/one.jpg">An image</a></main><div inert></div>';
	opener().focus();
} );

afterEach( async () => {
	await settled( 520 );
} );

describe( 'the lightbox', () => {
	it( 'is a dialog with a name, and the page behind it is out of reach (GALLERY-11, GALLERY-18)', () => {
		const focus = jest.spyOn( HTMLElement.prototype, 'focus' );
		const { close } = show();
		expect( focus ).toHaveBeenLastCalledWith( { preventScroll: true } );
		focus.mockRestore();
		const [ main, other ] = [ ...document.body.children ] as HTMLElement[];
		expect( box().getAttribute( 'aria-modal' ) ).toBe( 'true' );
		expect( box().getAttribute( 'aria-label' ) ).toBe( 'Images' );
		expect( document.activeElement ).toBe( box() );
		expect( main?.hasAttribute( 'inert' ) ).toBe( true );
		expect( document.querySelectorAll( 'main[aria-hidden]' ) ).toHaveLength(
			0
		);
		expect( document.documentElement.style.overflow ).toBe( 'hidden' );
		close();
		expect( main?.hasAttribute( 'inert' ) ).toBe( false );
		expect( other?.hasAttribute( 'inert' ) ).toBe( true );
	} );

	it( 'is closed once, however often it is asked to (GALLERY-11)', () => {
		const onClose = jest.fn();
		const { close } = show( { onClose } );
		close();
		close();
		expect( onClose ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'keeps Tab within, both ways round (GALLERY-11)', () => {
		const { close } = show();
		press( box(), 'Tab' );
		expect( document.activeElement ).toBe( button( 'Close' ) );
		press( button( 'Close' ), 'Tab', { shiftKey: true } );
		expect( document.activeElement ).toBe( button( 'Next image' ) );
		press( button( 'Next image' ), 'Tab' );
		expect( document.activeElement ).toBe( button( 'Close' ) );
		box().focus();
		press( box(), 'Tab', { shiftKey: true } );
		expect( document.activeElement ).toBe( button( 'Next image' ) );
		close();
	} );

	it( 'closes on Escape, gives the focus back and is gone 500 ms later (GALLERY-6, GALLERY-11)', async () => {
		const onClose = jest.fn();
		show( { onClose } );
		press( box(), 'Escape' );
		expect( document.activeElement ).toBe( opener() );
		expect( onClose ).toHaveBeenCalledTimes( 1 );
		await settled( 400 );
		expect( box() ).not.toBeNull();
		expect( document.documentElement.style.overflow ).toBe( 'hidden' );
		await settled( 130 );
		expect( box() ).toBeNull();
		expect( document.documentElement.style.overflow ).toBe( '' );
	} );

	it( 'goes on and back by keys and buttons, around the ends (GALLERY-18)', () => {
		const seen: number[] = [];
		const { close } = show( {
			start: 1,
			onShow: ( at ) => seen.push( at ),
		} );
		press( box(), 'ArrowRight' );
		press( box(), 'ArrowRight' );
		press( box(), 'ArrowLeft' );
		button( 'Previous image' ).click();
		button( 'Next image' ).click();
		press( box(), 'ArrowRight', { altKey: true } );
		expect( seen ).toEqual( [ 1, 2, 0, 2, 1, 2 ] );
		expect( shown() ).toBe( 2 );
		box().style.direction = 'rtl';
		press( box(), 'ArrowLeft' );
		expect( shown() ).toBe( 0 );
		close();
	} );

	it( 'keeps captions and alternative texts as text, and tells them (GALLERY-10)', () => {
		const { close } = show( { start: 1 } );
		expect(
			slides()[ 1 ]?.querySelector( 'figcaption' )?.textContent
		).toBe( CAPTION );
		expect( image( 1 ).alt ).toBe( IMAGES[ 1 ]?.alt );
		expect( box().querySelectorAll( 'script, figcaption *' ) ).toHaveLength(
			0
		);
		expect( live() ).toBe(
			`Image 2 of 3. ${ IMAGES[ 1 ]?.alt }. ${ CAPTION }`
		);
		expect( image( 2 ).srcset ).toBe( IMAGES[ 2 ]?.srcset );
		close();
	} );

	it( 'counts where there is something to count (GALLERY-400)', () => {
		const position = (): string | null | undefined =>
			box().querySelector( '.brolga-lightbox-position' )?.textContent;
		const one = show( { images: IMAGES.slice( 0, 1 ) } );
		expect( position() ).toBe( '' );
		expect( live() ).not.toContain( 'Image 1' );
		one.close();
		const { close } = show();
		expect( position() ).toBe( '1 / 3' );
		close();
	} );

	it( 'says that an image could not be loaded (GALLERY-9)', () => {
		const { close } = show();
		image( 0 ).dispatchEvent( new Event( 'error' ) );
		expect( alerts() ).toEqual( [ 'The image could not be loaded.' ] );
		expect( image( 0 ).hidden ).toBe( true );
		expect( slides()[ 0 ]?.classList ).toContain( 'current' );
		close();
	} );

	it( 'says that there is no such image (GALLERY-7)', () => {
		const onShow = jest.fn();
		const { close } = show( { start: 98, onShow } );
		image( 0 ).dispatchEvent( new Event( 'error' ) );
		expect( alerts() ).toEqual( [ 'Content not found' ] );
		expect( onShow ).not.toHaveBeenCalled();
		close();
	} );

	it( 'speaks the language it is given', () => {
		const { close } = show( {
			texts: { close: 'Schließen', position: 'Bild {index} von {count}' },
		} );
		expect( button( 'Schließen' ) ).not.toBeNull();
		expect( live() ).toBe( 'Bild 1 von 3. one' );
		close();
	} );

	it( 'may be opened anew while it is closing', () => {
		show().close();
		const { close } = show( { start: 2 } );
		expect( document.querySelectorAll( '[role="dialog"]' ) ).toHaveLength(
			1
		);
		expect( shown() ).toBe( 2 );
		close();
	} );

	it( 'closes with what it belongs to', () => {
		const controller = new AbortController();
		const onClose = jest.fn();
		show( { signal: controller.signal, onClose } );
		controller.abort();
		expect( onClose ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'brings its styles once', () => {
		expect( document.adoptedStyleSheets ).toHaveLength( 1 );
	} );

	it( 'reads an image from its link (GALLERY-10)', () => {
		document.body.innerHTML =
			'<figure><a href="/a.jpg"><img alt="A &quot;fern&quot;" src="/b.jpg" srcset="/b.jpg 300w"></a><figcaption> By <b>us</b> </figcaption></figure>';
		expect( imageOf( opener() as HTMLAnchorElement ) ).toEqual( {
			src: 'http://localhost/a.jpg',
			alt: 'A "fern"',
			caption: 'By us',
			srcset: '/b.jpg 300w',
		} );
	} );

	it( 'reads a caption that a shop’s image carries as text, and what there is of an image that is small and cut (SHOP-50)', () => {
		document.body.innerHTML =
			'<a href="/a.jpg"><img alt="Fern" src="/b.jpg" srcset="/square.jpg 100w" data-brolga-srcset="/a-300.jpg 300w" data-caption="By <em>us</em> &amp;amp; <img src=x onerror=alert(1)>"></a>';
		expect( imageOf( opener() as HTMLAnchorElement ) ).toEqual( {
			src: 'http://localhost/a.jpg',
			alt: 'Fern',
			caption: 'By us &',
			srcset: '/a-300.jpg 300w',
		} );
	} );
} );
