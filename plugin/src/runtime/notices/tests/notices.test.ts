import { show } from '..';

const notices = (): HTMLElement[] => [
	...document.querySelectorAll< HTMLElement >( '.brolga-notice' ),
];
const pass = ( ms: number ): void => {
	jest.advanceTimersByTime( ms );
};
const fire = ( type: string ): void => {
	notices()[ 0 ]?.dispatchEvent( new Event( type, { bubbles: true } ) );
};

describe( 'notices', () => {
	let calm = false;
	const rules = jest.fn();

	beforeAll( () => {
		// jsdom has neither constructed style sheets nor media queries.
		CSSStyleSheet.prototype.replaceSync = rules;
		Object.defineProperty( document, 'adoptedStyleSheets', {
			value: [],
			writable: true,
		} );
		window.matchMedia = () => ( { matches: calm } ) as MediaQueryList;
	} );
	beforeEach( () => {
		calm = false;
		document.body.innerHTML = '';
		jest.useFakeTimers();
	} );
	afterEach( () => jest.useRealTimers() );

	it( 'shows its text as text, in its style and role (NOTICE-1, NOTICE-6, NOTICE-7)', () => {
		show( '<b>Sent</b>' );
		show( 'Failed', { kind: 'error' } );
		expect( notices().map( ( { className } ) => className ) ).toEqual( [
			'brolga-notice brolga-notice-success',
			'brolga-notice brolga-notice-error',
		] );
		expect(
			notices().map( ( notice ) => notice.getAttribute( 'role' ) )
		).toEqual( [ 'status', 'alert' ] );
		expect( notices()[ 0 ]?.querySelector( 'b' ) ).toBeNull();
		expect( notices()[ 0 ]?.textContent ).toContain( '<b>Sent</b>' );
	} );

	it( 'brings its style once a page (NOTICE-1)', () => {
		const before = document.adoptedStyleSheets.length;
		show( 'Sent' );
		show( 'Sent again' );
		expect( document.adoptedStyleSheets ).toHaveLength( before + 1 );
		expect( rules ).toHaveBeenLastCalledWith(
			expect.stringMatching( /#brolga-notices\{.+\.brolga-notice\{/s )
		);
	} );

	it( 'has a button that closes, in the words of the page (NOTICE-11)', () => {
		show( 'Sent' );
		document.body.insertAdjacentHTML(
			'beforeend',
			'<script type="application/json" id="brolga-config">{"messages":{"close":"Zu"}}</script>'
		);
		show( 'Sent' );
		const buttons = notices().map( ( one ) =>
			one.querySelector( 'button' )
		);
		expect(
			buttons.map( ( one ) => one?.getAttribute( 'aria-label' ) )
		).toEqual( [ 'Close', 'Zu' ] );
		expect( buttons.map( ( one ) => one?.type ) ).toEqual( [
			'button',
			'button',
		] );
	} );

	it( 'is closed by who showed it, and leaves no timer (NOTICE-1)', () => {
		show( 'Sent' )();
		expect( notices() ).toHaveLength( 0 );
		expect( jest.getTimerCount() ).toBe( 0 );
	} );

	it( 'hangs 5 s, fades 1.5 s and goes (NOTICE-2, NOTICE-3)', () => {
		show( 'Sent' );
		pass( 4999 );
		expect( notices()[ 0 ]?.style.opacity ).toBe( '' );
		pass( 1 );
		expect( notices()[ 0 ]?.style.opacity ).toBe( '0' );
		expect( notices()[ 0 ]?.style.transition ).toBe( 'opacity 1500ms' );
		pass( 1499 );
		expect( notices() ).toHaveLength( 1 );
		pass( 1 );
		expect( notices() ).toHaveLength( 0 );
	} );

	it( 'takes the hang time of its caller (NOTICE-2)', () => {
		show( 'Sent', { hang: 100 } );
		pass( 1600 );
		expect( notices() ).toHaveLength( 0 );
	} );

	it( 'stays for good after a click, even while it fades (NOTICE-4)', () => {
		show( 'Sent' );
		pass( 5500 );
		fire( 'click' );
		fire( 'pointerleave' );
		pass( 60_000 );
		expect( notices() ).toHaveLength( 1 );
		expect( notices()[ 0 ]?.style.opacity ).toBe( '' );
		expect( notices()[ 0 ]?.style.transition ).toBe( '' );
	} );

	it( 'waits under the pointer and the focus (NOTICE-5)', () => {
		show( 'Sent' );
		fire( 'pointerenter' );
		pass( 60_000 );
		expect( notices() ).toHaveLength( 1 );
		fire( 'pointerleave' );
		fire( 'focusin' );
		pass( 60_000 );
		expect( notices() ).toHaveLength( 1 );
		fire( 'focusout' );
		pass( 6500 );
		expect( notices() ).toHaveLength( 0 );
	} );

	it( 'says that it is there (NOTICE-8, SITE-18)', () => {
		const heard = jest.fn< unknown, [ unknown ] >();
		document.addEventListener( 'brolga:notice', ( event ) =>
			heard( ( event as CustomEvent< unknown > ).detail )
		);
		show( 'Sent' );
		expect( heard ).toHaveBeenCalledWith( {
			text: 'Sent',
			kind: 'success',
		} );
	} );

	it( 'does not fade where less motion is wanted (NOTICE-9)', () => {
		calm = true;
		show( 'Sent' );
		pass( 5000 );
		expect( notices()[ 0 ]?.style.opacity ).toBe( '' );
		pass( 1500 );
		expect( notices() ).toHaveLength( 0 );
	} );

	it( 'lives beside others (NOTICE-10)', () => {
		show( 'One', { hang: 100 } );
		show( 'Two', { hang: 10_000 } );
		pass( 1600 );
		expect( notices().map( ( { textContent } ) => textContent ) ).toEqual( [
			'Two×',
		] );
	} );

	it( 'closes by Escape and by its button (NOTICE-11)', () => {
		show( 'One' );
		notices()[ 0 ]?.dispatchEvent(
			new KeyboardEvent( 'keydown', { key: 'Enter' } )
		);
		expect( notices() ).toHaveLength( 1 );
		notices()[ 0 ]?.dispatchEvent(
			new KeyboardEvent( 'keydown', { key: 'Escape' } )
		);
		expect( notices() ).toHaveLength( 0 );
		show( 'Two' );
		notices()[ 0 ]?.querySelector( 'button' )?.click();
		expect( notices() ).toHaveLength( 0 );
	} );
} );
