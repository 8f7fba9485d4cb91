import {
	fakePage,
	place,
	type FakePage,
} from '../../../../../tests/support/scroll';
import { fakeMotion, settled } from '../../../../../tests/support/view';

let page: FakePage;
let motion: { reduced: boolean };

const element = ( id: string ): HTMLElement =>
	document.getElementById( id ) as HTMLElement;

/** A page of these links, with what they may lead to. */
function open( html: string ): void {
	document.body.innerHTML = `${ html }<p id="here">Here</p><p id="100%">All</p><p id="a b">Space</p><p id="a%20b">Raw</p><p id="twice">1</p><p id="twice">2</p><a name="old">Old</a><input name="field"><p id="hidden">Hidden</p>`;
	document
		.querySelectorAll< HTMLElement >( 'p, a[name]' )
		.forEach( ( one, index ) => {
			place( one, 1000 * ( index + 1 ), 100 );
			one.getClientRects = () =>
				( one.id === 'hidden' ? [] : [ {} ] ) as unknown as DOMRectList;
		} );
	place( document.body, 0, 20_000 );
	document.body.getClientRects = () => [ {} ] as unknown as DOMRectList;
}

/** Clicks the page's first link; tells whether the browser is to follow it. */
function click( how: MouseEventInit = {} ): boolean {
	let isFollowed = false;
	window.addEventListener(
		'click',
		( event ) => {
			isFollowed = ! event.defaultPrevented;
			// jsdom would say that it cannot leave the page.
			event.preventDefault();
		},
		{ once: true }
	);
	document.querySelector( '[href]' )?.dispatchEvent(
		new MouseEvent( 'click', {
			bubbles: true,
			cancelable: true,
			...how,
		} )
	);
	return isFollowed;
}

describe( 'a link to a place on the page', () => {
	beforeAll( async () => {
		page = fakePage();
		await import( '..' );
	} );
	beforeEach( () => {
		page = fakePage();
		motion = fakeMotion();
		motion.reduced = true;
		window.history.replaceState( null, '', '/page/?x=1' );
	} );

	it( 'scrolls there in 800 ms, moves the focus and is a step of the history (NAV-1, NAV-2)', async () => {
		motion.reduced = false;
		jest.useFakeTimers();
		open( '<a href="#here"><b>Down</b></a>' );
		const steps = window.history.length;
		const heard = jest.fn();
		window.addEventListener( 'hashchange', heard, { once: true } );
		expect( click() ).toBe( false );
		expect( window.location.hash ).toBe( '#here' );
		expect( window.history.length ).toBe( steps + 1 );
		// What the browser's own jump had moved is put back before it is seen.
		expect( page.moves[ 0 ] ).toBe( 0 );
		jest.advanceTimersByTime( 780 );
		expect( page.moves.at( -1 ) ).toBeLessThan( 1000 );
		expect( document.activeElement ).not.toBe( element( 'here' ) );
		jest.advanceTimersByTime( 60 );
		expect( page.moves.at( -1 ) ).toBe( 1000 );
		expect( document.activeElement ).toBe( element( 'here' ) );
		jest.useRealTimers();
		await settled();
		expect( heard ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'jumps under reduced motion, and moves the focus (NAV-13)', () => {
		open( '<a href="/page/?x=1#here">Down</a>' );
		expect( click() ).toBe( false );
		expect( page.moves ).toEqual( [ 0, 1000 ] );
		expect( document.activeElement ).toBe( element( 'here' ) );
	} );

	it.each( [
		[ '#100%', '100%' ],
		[ '#100%25', '100%' ],
		[ '#a%20b', 'a%20b' ],
		[ '#a b', 'a%20b' ],
		[ '#%61%20%62', 'a b' ],
		[ '#twice', 'twice' ],
	] )( 'is understood as browsers do: %s (NAV-1)', ( href, id ) => {
		open( `<a href="${ href }">Down</a>` );
		expect( click() ).toBe( false );
		expect( document.activeElement?.id ).toBe( id );
		expect( document.activeElement ).toBe( element( id ) );
	} );

	it( 'may mean a named link, and no field (NAV-1)', () => {
		open( '<a href="#old">Down</a>' );
		expect( click() ).toBe( false );
		expect( document.activeElement?.getAttribute( 'name' ) ).toBe( 'old' );
		open( '<a href="#field">Down</a>' );
		expect( click() ).toBe( true );
	} );

	it.each( [ '#', '#top', '#TOP' ] )(
		'is the way to the top: %s',
		( href ) => {
			open( `<a href="${ href }">Up</a>` );
			window.scrollTo( { top: 5000 } );
			expect( click() ).toBe( false );
			expect( page.moves.at( -1 ) ).toBe( 0 );
			expect( document.body.tabIndex ).toBe( -1 );
			document.body.removeAttribute( 'tabindex' );
		}
	);

	it.each( [
		[ 'missing', '#nowhere' ],
		[ 'badly encoded', '#%E0%A4%A' ],
		[ 'a module’s entry', '#tabs-1|2||gallery-1|3' ],
		[ 'a million characters long', `#${ 'x'.repeat( 1_000_000 ) }` ],
		[ 'the skip link', '#wp--skip-link--target' ],
		[ 'on another page by its query', '/page/?x=2#here' ],
		[ 'on another page', '/other/#here' ],
		[ 'on another site', 'https://example.org/page/?x=1#here' ],
		[ 'a link to the page itself', '/page/?x=1' ],
		[ 'of another protocol', 'mailto:someone@example.org#here' ],
	] )( 'is the browser’s where it is %s (NAV-1)', ( _, href ) => {
		open(
			`<a href="${ href }">Away</a><p id="wp--skip-link--target"></p>`
		);
		expect( click() ).toBe( true );
		expect( page.moves ).toEqual( [] );
	} );

	it.each< [ string, MouseEventInit, string ] >( [
		[ 'another button', { button: 1 }, '' ],
		[ 'Ctrl', { ctrlKey: true }, '' ],
		[ 'Meta', { metaKey: true }, '' ],
		[ 'Shift', { shiftKey: true }, '' ],
		[ 'Alt', { altKey: true }, '' ],
		[ 'another tab', {}, 'target="_blank"' ],
		[ 'a download', {}, 'download' ],
	] )( 'is left alone with %s (NAV-1)', ( _, how, attribute ) => {
		open( `<a href="#here" ${ attribute }>Down</a>` );
		expect( click( how ) ).toBe( true );
		expect( page.moves ).toEqual( [] );
	} );

	it( 'is left to a module that takes it', () => {
		open( '<a href="#here">Down</a>' );
		document
			.querySelector( '[href]' )
			?.addEventListener( 'click', ( event ) => event.preventDefault() );
		click();
		expect( page.moves ).toEqual( [] );
	} );

	it( 'is left to the drawing that it is in', () => {
		open(
			'<svg xmlns="http://www.w3.org/2000/svg"><a href="#here"><text>Down</text></a></svg>'
		);
		expect( click() ).toBe( true );
	} );

	it( 'waits for the module that shows what it means', async () => {
		open( '<a href="#hidden">Down</a>' );
		click();
		element( 'hidden' ).getClientRects = () =>
			[ {} ] as unknown as DOMRectList;
		await settled();
		expect( document.activeElement ).toBe( element( 'hidden' ) );
	} );

	it( 'waits in a menu until that has closed, but not for what the menu holds', () => {
		open( '<dialog><a href="#here">Down</a><p id="inner"></p></dialog>' );
		expect( click() ).toBe( false );
		expect( page.moves ).toEqual( [ 0 ] );
		document
			.querySelector( 'dialog' )
			?.dispatchEvent( new Event( 'close' ) );
		expect( page.moves.at( -1 ) ).toBe( 2000 );
		expect( document.activeElement ).toBe( element( 'here' ) );
		open( '<dialog><a href="#inner">Down</a><p id="inner"></p></dialog>' );
		click();
		expect( document.activeElement ).toBe( element( 'inner' ) );
	} );

	it( 'goes nowhere where nothing is to be seen', async () => {
		open( '<a href="#hidden">Down</a>' );
		click();
		await settled();
		expect( document.activeElement ).toBe( document.body );
	} );
} );
