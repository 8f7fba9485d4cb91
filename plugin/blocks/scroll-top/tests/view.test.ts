import {
	fakeMotion,
	loadView,
	markup,
	settled,
} from '../../../../tests/support/view';

const button = (): HTMLElement =>
	document.getElementById( 'up' ) as HTMLElement;
const moved: unknown[] = [];

const scrolled = ( y: number ): void => {
	Object.defineProperty( window, 'scrollY', {
		configurable: true,
		value: y,
	} );
	window.dispatchEvent( new Event( 'scroll' ) );
};

describe( 'the way back to the top on the page', () => {
	beforeEach( () => {
		fakeMotion().reduced = true;
		document.elementsFromPoint = () => [];
		window.scrollTo = ( ( to: ScrollToOptions ) =>
			moved.push( to.top ) ) as typeof window.scrollTo;
		moved.length = 0;
		document.body.getBoundingClientRect = () =>
			( { top: -window.scrollY } ) as DOMRect;
	} );

	it( 'comes and goes with the page (NAV-6)', async () => {
		scrolled( 0 );
		await loadView( markup( 'button' ) );
		const isShown = () => button().hasAttribute( 'data-brolga-shown' );
		expect( isShown() ).toBe( false );
		scrolled( 801 );
		expect( isShown() ).toBe( true );
		scrolled( 300 );
		expect( isShown() ).toBe( false );
	} );

	it( 'is there once, however many a page has (NAV-16)', async () => {
		scrolled( 2000 );
		await loadView(
			markup( 'button' ) +
				markup( 'button' ).replace( 'id="up"', 'id="other"' )
		);
		expect( button().hasAttribute( 'data-brolga-shown' ) ).toBe( true );
		expect(
			document
				.getElementById( 'other' )
				?.hasAttribute( 'data-brolga-shown' )
		).toBe( false );
	} );

	it( 'moves page and focus to the top (NAV-7)', async () => {
		scrolled( 2000 );
		await loadView( markup( 'button' ) );
		button().focus();
		const click = new MouseEvent( 'click', {
			bubbles: true,
			cancelable: true,
		} );
		button().dispatchEvent( click );
		// It is gone on the way up, and the focus with it.
		button().blur();
		await settled( 40 );
		expect( click.defaultPrevented ).toBe( true );
		expect( moved ).toEqual( [ 0 ] );
		expect( document.activeElement ).toBe( document.body );
		// Really, and not because nothing else has it: Tab goes on from here.
		expect( document.body.tabIndex ).toBe( -1 );
		button().focus();
		expect( document.body.hasAttribute( 'tabindex' ) ).toBe( false );
	} );
} );
