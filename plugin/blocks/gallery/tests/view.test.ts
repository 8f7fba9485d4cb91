import type { LightboxOptions } from '@brolga/lightbox';
import {
	fakeStyleSheets,
	loadView,
	markup,
	settled,
} from '../../../../tests/support/view';

const mockOpened: LightboxOptions[] = [];
const mockClosed = jest.fn();
let mockMissing = false;

jest.mock( '@brolga/lightbox', () => ( {
	get open() {
		if ( mockMissing ) {
			throw new Error( 'The network is gone.' );
		}
		return ( options: LightboxOptions ) => {
			mockOpened.push( options );
			options.onShow?.( options.start );
			return { close: mockClosed };
		};
	},
	imageOf: ( link: HTMLAnchorElement ) => ( { src: link.href } ),
} ) );

/** Ten images, four a page. */
const PAGES = markup( 'pages' );
const MORE = markup( 'more' );
const SLIDER = markup( 'slider' );

/** Takes the page down, as a browser does. */
let leave = (): void => undefined;

const load = async ( html = PAGES, hash = '' ): Promise< void > => {
	leave();
	window.location.hash = hash;
	const { teardown } = await loadView( html );
	leave = () => teardown( document.body );
	await settled( 5 );
};
const all = ( selector: string ): HTMLElement[] => [
	...document.querySelectorAll< HTMLElement >( selector ),
];
const items = (): number[] =>
	all( '[data-brolga-items] > li' ).flatMap( ( { hidden }, index ) =>
		hidden ? [] : [ index ]
	);
const numbers = (): ( string | null )[] =>
	all( 'li:not([hidden]) > [data-brolga-number]' ).map(
		( { textContent } ) => textContent
	);
const current = (): string | null | undefined =>
	document.querySelector( '[aria-current="page"]' )?.textContent;
const link = ( name: string ): HTMLElement =>
	all( '[data-brolga-step], [data-brolga-number], [data-brolga-go]' ).find(
		( { textContent, dataset } ) =>
			textContent === name || dataset.brolgaGo === name
	) as HTMLElement;
const image = ( index: number ): HTMLElement =>
	all( '[data-brolga-image]' )[ index ] as HTMLElement;
const preview = ( on: boolean ): void => {
	document.body.insertAdjacentHTML(
		'beforeend',
		`<script type="application/json" id="brolga-config">{"preview":${ on }}</script>`
	);
};

describe( 'a gallery on the page', () => {
	beforeEach( () => {
		mockOpened.length = 0;
		mockMissing = false;
		mockClosed.mockClear();
		Element.prototype.scrollIntoView = () => undefined;
	} );

	afterEach( async () => {
		leave();
		// A waiting write of the address.
		await settled( 110 );
	} );

	it( 'turns its pages in place (GALLERY-1, PAGE-3, PAGE-4)', async () => {
		await load();
		expect( items() ).toEqual( [ 0, 1, 2, 3 ] );
		link( '2' ).click();
		expect( items() ).toEqual( [ 4, 5, 6, 7 ] );
		expect( current() ).toBe( '2' );
		expect( numbers() ).toEqual( [ '1', '2', '3' ] );
		expect( link( 'Next' ).getAttribute( 'href' ) ).toContain(
			'work_page=3'
		);
		expect(
			document.querySelector( '[data-brolga-live]' )?.textContent
		).toBe( 'Page 2 of 3' );
		link( 'Next' ).focus();
		link( 'Next' ).click();
		expect( items() ).toEqual( [ 8, 9 ] );
		expect( link( 'Next' ).closest( '[hidden]' ) ).not.toBeNull();
		expect( document.activeElement ).toBe( link( '3' ) );
	} );

	it( 'follows the link that an image has of its own (GALLERY-220)', async () => {
		await load();
		const follows = jest.fn( ( event: Event ) => {
			expect( event.defaultPrevented ).toBe( false );
			event.preventDefault();
		} );
		image( 1 ).dataset.brolgaFile = '/2.jpg';
		document.addEventListener( 'click', follows, { once: true } );
		image( 1 ).click();
		await settled();
		expect( follows ).toHaveBeenCalledTimes( 1 );
		expect( mockOpened ).toHaveLength( 0 );
	} );

	it( 'shows its start again only where that is out of sight (PAGE-220)', async () => {
		await load();
		const into = jest.fn();
		Element.prototype.scrollIntoView = into;
		const { style } = document.documentElement;
		let top = 60;
		jest.spyOn(
			Element.prototype,
			'getBoundingClientRect'
		).mockImplementation( () => ( { top } ) as DOMRect );
		link( '2' ).click();
		expect( into ).not.toHaveBeenCalled();
		style.scrollPaddingBlockStart = '70px';
		link( '1' ).click();
		expect( into ).toHaveBeenCalledTimes( 1 );
		style.scrollPaddingBlockStart = '';
		top = -1;
		link( '2' ).click();
		expect( into ).toHaveBeenCalledTimes( 2 );
		jest.restoreAllMocks();
	} );

	it( 'leaves clicks for a new tab to the browser', async () => {
		await load();
		const click = new MouseEvent( 'click', {
			bubbles: true,
			cancelable: true,
			ctrlKey: true,
		} );
		const taken = jest.fn();
		document.addEventListener(
			'click',
			( event ) => {
				taken( event.defaultPrevented );
				// jsdom follows no links.
				event.preventDefault();
			},
			{ once: true }
		);
		link( '2' ).dispatchEvent( click );
		expect( taken ).toHaveBeenCalledWith( false );
		expect( items() ).toEqual( [ 0, 1, 2, 3 ] );
	} );

	it( 'writes its page 100 ms later and reads it back (GALLERY-2, GALLERY-3)', async () => {
		await load( PAGES, 'tabs|1' );
		link( '2' ).click();
		await settled( 60 );
		expect( window.location.hash ).toBe( '#tabs|1' );
		await settled( 70 );
		expect( window.location.hash ).toBe( '#tabs|1||work|2' );
		await load( PAGES, 'work|3' );
		expect( items() ).toEqual( [ 8, 9 ] );
		await load( PAGES, 'work|9999' );
		expect( items() ).toEqual( [ 8, 9 ] );
		await load( PAGES, 'work|<b>x' );
		expect( items() ).toEqual( [ 0, 1, 2, 3 ] );
	} );

	it( 'goes back and forth with the history (HASH-8)', async () => {
		await load();
		link( '2' ).click();
		await settled( 120 );
		window.history.back();
		await settled( 30 );
		expect( items() ).toEqual( [ 0, 1, 2, 3 ] );
	} );

	it( 'opens all its images at the one that is clicked, and has an address for it (GALLERY-4, GALLERY-13)', async () => {
		await load();
		link( '2' ).click();
		await settled( 120 );
		const steps = window.history.length;
		image( 5 ).click();
		await settled();
		expect( mockOpened ).toHaveLength( 1 );
		expect( mockOpened[ 0 ]?.images ).toHaveLength( 10 );
		expect( mockOpened[ 0 ]?.start ).toBe( 5 );
		expect( mockOpened[ 0 ]?.opener ).toBe( image( 5 ) );
		expect( mockOpened[ 0 ]?.isStep ).toBe( true );
		expect( window.location.hash ).toBe( '#work|2|6' );
		mockOpened[ 0 ]?.onShow?.( 8 );
		expect( window.location.hash ).toBe( '#work|3|9' );
		mockOpened[ 0 ]?.onClose?.();
		expect( window.location.hash ).toBe( '#work|2' );
		expect( window.history.length ).toBe( steps );
	} );

	it( 'opens the image of its address, on that page (GALLERY-13)', async () => {
		await load( PAGES, 'work|1|10' );
		await settled();
		expect( items() ).toEqual( [ 8, 9 ] );
		expect( mockOpened[ 0 ]?.start ).toBe( 9 );
		await load( PAGES, 'work|1|99' );
		await settled();
		expect( mockOpened[ 1 ]?.start ).toBe( 98 );
		// SITE-160: the way back would lead to the address that opens it again.
		expect( mockOpened[ 1 ]?.isStep ).toBe( false );
	} );

	it( 'closes the image when the visitor goes back', async () => {
		await load( PAGES, 'work|2' );
		image( 5 ).click();
		await settled();
		window.location.hash = 'work|1';
		await settled( 30 );
		expect( mockClosed ).toHaveBeenCalledTimes( 1 );
		expect( items() ).toEqual( [ 0, 1, 2, 3 ] );
	} );

	it( 'has no lightbox in a preview (GALLERY-17)', async () => {
		await load();
		preview( true );
		const click = new MouseEvent( 'click', {
			bubbles: true,
			cancelable: true,
		} );
		// jsdom follows no links.
		document.addEventListener(
			'click',
			( event ) => {
				expect( event.defaultPrevented ).toBe( false );
				event.preventDefault();
			},
			{ once: true }
		);
		image( 1 ).dispatchEvent( click );
		await settled();
		expect( mockOpened ).toEqual( [] );
		expect.assertions( 2 );
	} );

	it( 'says so where the lightbox cannot be fetched (GALLERY-8, GALLERY-19)', async () => {
		fakeStyleSheets();
		mockMissing = true;
		await load();
		image( 1 ).click();
		await settled();
		expect(
			document.querySelector( '[role="alert"]' )?.textContent
		).toContain( 'The content could not be loaded.' );
	} );

	it( 'adds a page where the owner chose a button (GALLERY-14)', async () => {
		await load( MORE );
		expect( items() ).toEqual( [ 0, 1, 2, 3 ] );
		link( 'Show more images' ).click();
		expect( items() ).toEqual( [ 0, 1, 2, 3, 4, 5, 6, 7 ] );
		expect( document.activeElement ).toBe( image( 4 ) );
		link( 'Show more images' ).click();
		expect( items() ).toHaveLength( 10 );
		expect(
			link( 'Show more images' ).closest( '[hidden]' )
		).not.toBeNull();
	} );

	it( 'moves its row by a window, mirrored from right to left (GALLERY-12)', async () => {
		await load( SLIDER );
		const row = document.querySelector( 'ul' ) as HTMLElement;
		const by = jest.fn();
		row.scrollBy = by;
		Object.defineProperty( row, 'clientWidth', { value: 300 } );
		link( '1' ).click();
		row.style.direction = 'rtl';
		link( '1' ).click();
		expect( by.mock.calls ).toEqual( [
			[ { left: 300 } ],
			[ { left: -300 } ],
		] );
		expect( items() ).toHaveLength( 10 );
	} );

	it( 'leaves broken markup as it is', async () => {
		await loadView(
			'<div id="work" data-brolga-module="brolga/gallery"><ul data-brolga-items><li></li></ul></div>'
		);
		expect( document.querySelector( '[hidden]' ) ).toBeNull();
	} );
} );
