import { fakeMotion } from '../../../../../tests/support/view';
import {
	fakePage,
	place,
	type FakePage,
} from '../../../../../tests/support/scroll';
import { scroll } from '@brolga/runtime';
import { covered, jump, reveal, to } from '..';

const { area, container, within, y } = scroll;

describe( 'the page', () => {
	let page: FakePage;
	let motion: { reduced: boolean };
	let target: HTMLElement;

	beforeEach( () => {
		jest.useFakeTimers();
		page = fakePage();
		motion = fakeMotion();
		document.body.innerHTML =
			'<header></header><div id="bar"></div><main><p id="target">Here</p></main>';
		target = document.getElementById( 'target' ) as HTMLElement;
		place( target, 1000, 100 );
		Object.defineProperty( window, 'innerHeight', {
			value: 800,
			configurable: true,
		} );
	} );
	afterEach( () => {
		jest.advanceTimersByTime( 2000 );
		jest.useRealTimers();
	} );

	/** A header that stays, and a bar that stays under it. */
	const cover = ( heights: readonly number[], position = 'fixed' ): void => {
		const elements = [
			document.querySelector( 'header' ),
			document.getElementById( 'bar' ),
		] as HTMLElement[];
		let end = 0;
		const places = heights.map( ( height, index ) => {
			const element = elements[ index ] as HTMLElement;
			element.style.position = position;
			place( element, end, height, true );
			end += height;
			return { element, end };
		} );
		page.covers = ( height ) => [
			...places
				.filter( ( one ) => height <= one.end )
				.slice( 0, 1 )
				.map( ( { element } ) => element ),
			document.body,
		];
	};

	it( 'is moved in 800 ms, softly, to the target (NAV-2)', () => {
		jest.advanceTimersByTime( 5000 );
		to( target );
		jest.advanceTimersByTime( 400 );
		const half = page.moves.at( -1 ) ?? 0;
		expect( half ).toBeGreaterThan( 450 );
		expect( half ).toBeLessThan( 550 );
		expect( document.activeElement ).not.toBe( target );
		jest.advanceTimersByTime( 360 );
		expect( page.moves.at( -1 ) ).toBeLessThan( 1000 );
		jest.advanceTimersByTime( 80 );
		expect( page.moves.at( -1 ) ).toBe( 1000 );
		expect( document.activeElement ).toBe( target );
	} );

	it( 'takes focus to what cannot have it, for as long as it has it (NAV-2)', () => {
		to( target, { duration: 0 } );
		jest.advanceTimersByTime( 50 );
		expect( target.tabIndex ).toBe( -1 );
		target.blur();
		expect( target.hasAttribute( 'tabindex' ) ).toBe( false );
	} );

	it( 'leaves the focus where it is asked to', () => {
		motion.reduced = true;
		to( target, { focus: false } );
		expect( document.activeElement ).toBe( document.body );
	} );

	it( 'keeps clear of headers that stay, and of the margin (NAV-10, NAV-12)', () => {
		motion.reduced = true;
		cover( [ 80, 32 ], 'sticky' );
		to( target, { margin: 50 } );
		expect( page.moves ).toEqual( [ 1000 - 80 - 32 - 50 ] );
	} );

	it( 'takes neither what scrolls, nor an overlay, nor what holds the target for a header (NAV-12)', () => {
		cover( [ 80 ], 'relative' );
		expect( covered( target ) ).toBe( 0 );
		cover( [ 700 ] );
		expect( covered( target ) ).toBe( 0 );
		cover( [ 80 ] );
		expect( covered( target ) ).toBe( 80 );
		document.querySelector( 'header' )?.append( target );
		expect( covered( target ) ).toBe( 0 );
	} );

	it( 'jumps under reduced motion (NAV-13)', () => {
		motion.reduced = true;
		to( target );
		expect( page.moves ).toEqual( [ 1000 ] );
		expect( document.activeElement ).toBe( target );
	} );

	it.each( [ 'wheel', 'touchstart', 'pointerdown', 'keydown' ] )(
		'is the reader’s again with a %s (NAV-12)',
		( type ) => {
			to( target );
			jest.advanceTimersByTime( 200 );
			const { length } = page.moves;
			window.dispatchEvent( new Event( type ) );
			jest.advanceTimersByTime( 1000 );
			expect( page.moves ).toHaveLength( length );
			expect( document.activeElement ).toBe( target );
		}
	);

	it( 'leaves the focus where a reader has brought it who then presses a key (NAV-2)', () => {
		const link = document.createElement( 'a' );
		link.href = '#elsewhere';
		document.body.append( link );
		to( target );
		link.focus();
		window.dispatchEvent( new Event( 'keydown' ) );
		expect( document.activeElement ).toBe( link );
		// What had it before, or nothing, keeps nobody from the target.
		to( target );
		window.dispatchEvent( new Event( 'keydown' ) );
		expect( document.activeElement ).toBe( target );
		link.remove();
	} );

	it( 'leaves the focus where it has been brought without a key, too (NAV-2)', () => {
		const link = document.createElement( 'a' );
		link.href = '#elsewhere';
		document.body.append( link );
		to( target );
		jest.advanceTimersByTime( 200 );
		link.focus();
		jest.advanceTimersByTime( 1000 );
		expect( page.moves.at( -1 ) ).toBe( 1000 );
		expect( document.activeElement ).toBe( link );
		link.remove();
	} );

	it( 'follows what moves meanwhile, and the latest wish alone', () => {
		const other = document.querySelector( 'main' ) as HTMLElement;
		place( other, 300, 10 );
		to( target );
		jest.advanceTimersByTime( 200 );
		to( other );
		place( other, 500, 10 );
		jest.advanceTimersByTime( 1000 );
		expect( page.moves.at( -1 ) ).toBe( 500 );
		expect( document.activeElement ).toBe( other );
	} );

	it( 'gives the focus to what it is asked to, if that can have it (NAV-2)', () => {
		motion.reduced = true;
		document.body.insertAdjacentHTML( 'beforeend', '<button>Go</button>' );
		const button = document.querySelector( 'button' ) as HTMLElement;
		to( target, { focus: button } );
		expect( document.activeElement ).toBe( button );
		expect( button.hasAttribute( 'tabindex' ) ).toBe( false );
		to( target, { focus: document.body } );
		expect( document.body.tabIndex ).toBe( -1 );
		document.body.removeAttribute( 'tabindex' );
	} );

	it( 'takes half of the window for no header (NAV-12)', () => {
		cover( [ 400 ] );
		expect( covered( target ) ).toBe( 0 );
		cover( [ 399 ] );
		expect( covered( target ) ).toBe( 399 );
	} );

	it( 'looks for headers in the middle of the window, just below its edge (NAV-12)', () => {
		const look = jest.spyOn( document, 'elementsFromPoint' );
		covered( target );
		expect( look.mock.calls ).toEqual( [ [ window.innerWidth / 2, 1 ] ] );
	} );

	it( 'takes as long as it is asked to', () => {
		to( target, { duration: 100 } );
		jest.advanceTimersByTime( 80 );
		expect( page.moves.at( -1 ) ).toBeLessThan( 1000 );
		jest.advanceTimersByTime( 60 );
		expect( page.moves.at( -1 ) ).toBe( 1000 );
		const { length } = page.moves;
		jest.advanceTimersByTime( 1000 );
		expect( page.moves ).toHaveLength( length );
	} );

	it( 'moves at once, past the theme’s smoothness', () => {
		const scrollTo = jest.spyOn( window, 'scrollTo' );
		jump( 40 );
		expect( scrollTo ).toHaveBeenCalledWith( {
			top: 40,
			behavior: 'instant',
		} );
		expect( y() ).toBe( 40 );
		expect( area() ).toEqual( { top: 0, bottom: 800 } );
		expect( container() ).toBeNull();
	} );

	it( 'stays where it is when all is to be seen', () => {
		motion.reduced = true;
		cover( [ 80 ] );
		place( target, 130, 600 );
		reveal( target, { margin: 50 } );
		expect( page.moves ).toEqual( [] );
		reveal( target, { margin: 51 } );
		expect( page.moves ).toEqual( [ -1 ] );
		window.scrollTo( { top: 0 } );
		place( target, 130, 680 );
		reveal( target );
		expect( page.moves.at( -1 ) ).toBe( 50 );
		window.scrollTo( { top: 0 } );
		const { length } = page.moves;
		place( target, 120, 680 );
		reveal( target );
		expect( page.moves ).toHaveLength( length );
	} );

	// The last one: nothing takes a preview's box away again.
	it( 'moves what an owner’s preview scrolls in (SITE-25)', () => {
		motion.reduced = true;
		const box = document.querySelector( 'main' ) as HTMLElement;
		place( box, 60, 500, true );
		box.scrollTo = ( ( { top }: { top: number } ) => {
			box.scrollTop = top;
		} ) as typeof box.scrollTo;
		box.scrollTop = 5;
		within( box );
		expect( container() ).toBe( box );
		expect( y() ).toBe( 5 );
		expect( area() ).toMatchObject( { top: 60, bottom: 560 } );
		to( target );
		expect( box.scrollTop ).toBe( 1000 + 5 - 60 );
		to( document.body );
		expect( box.scrollTop ).toBe( 0 );
		expect( page.moves ).toEqual( [] );
	} );
} );
