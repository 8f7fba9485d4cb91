import { loadView, markup, press } from '../../../../tests/support/view';

const mockFetched = jest.fn();
jest.mock( '@brolga/search', () => mockFetched() as object );

const part = < Type extends HTMLElement >( name: string ): Type =>
	document.querySelector( `[data-brolga-${ name }]` ) as Type;
const button = (): HTMLElement => part( 'toggle' );
const field = (): HTMLElement =>
	document.querySelector( '[type=search]' ) as HTMLElement;
const isOpen = (): boolean =>
	button().getAttribute( 'aria-expanded' ) === 'true' &&
	document.querySelector( '[data-brolga-open]' ) !== null;

const open = async (): Promise< void > => {
	await loadView( `${ markup( 'block' ) }<a href="#x" id="next">Next</a>` );
	button().click();
};

const go = ( id: string ): void => document.getElementById( id )?.focus();

describe( 'the header search on the page', () => {
	beforeEach( () => {
		jest.useFakeTimers();
		jest.resetModules();
		mockFetched.mockReset().mockReturnValue( {} );
	} );
	afterEach( () => jest.useRealTimers() );

	it( 'changes between hidden and visible by its button (SEARCH-1)', async () => {
		await loadView( markup( 'block' ) );
		expect( isOpen() ).toBe( false );
		expect( mockFetched ).not.toHaveBeenCalled();
		button().click();
		expect( isOpen() ).toBe( true );
		button().click();
		expect( isOpen() ).toBe( false );
		expect( button().getAttribute( 'aria-controls' ) ).toBe(
			part( 'panel' ).id
		);
	} );

	it( 'has the focus in its field at once, and fetches what answers then (SEARCH-13)', async () => {
		await open();
		expect( document.activeElement ).toBe( field() );
		await jest.advanceTimersByTimeAsync( 1 );
		expect( mockFetched ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is closed on a page that comes back from the browser’s memory (SITE-161)', async () => {
		await open();
		const come = ( persisted: boolean ): boolean =>
			window.dispatchEvent(
				Object.assign( new Event( 'pageshow' ), { persisted } )
			);
		come( false );
		expect( isOpen() ).toBe( true );
		come( true );
		expect( isOpen() ).toBe( false );
		come( true );
		expect( isOpen() ).toBe( false );
	} );

	it( 'is a step of the history: the way back closes it (SITE-160)', async () => {
		jest.useRealTimers();
		const pause = (): Promise< void > =>
			new Promise( ( done ) => setTimeout( done, 60 ) );
		history.replaceState( null, '', '/' );
		await open();
		expect( history.state ).not.toBeNull();
		await pause();
		history.back();
		await pause();
		expect( isOpen() ).toBe( false );
		expect( document.activeElement ).toBe( button() );
		button().click();
		await pause();
		button().click();
		await pause();
		expect( history.state ).toBeNull();
		// Left by a link, it takes back nothing.
		button().click();
		await pause();
		const back = jest.spyOn( history, 'back' );
		dispatchEvent( new Event( 'beforeunload' ) );
		button().click();
		await pause();
		expect( isOpen() ).toBe( false );
		expect( back ).not.toHaveBeenCalled();
		back.mockRestore();
		history.replaceState( null, '', '/' );
	} );

	it( 'is closed by Escape, the focus back on its button (SEARCH-13, NAV-220)', async () => {
		await open();
		const first = new KeyboardEvent( 'keydown', {
			key: 'Escape',
			bubbles: true,
			cancelable: true,
		} );
		// The suggestions' own Escape comes before.
		field().addEventListener(
			'keydown',
			( event ) => event.preventDefault(),
			{
				once: true,
			}
		);
		field().dispatchEvent( first );
		expect( isOpen() ).toBe( true );
		press( field(), 'Escape', { isComposing: true } );
		expect( isOpen() ).toBe( true );
		press( field(), 'Escape' );
		expect( isOpen() ).toBe( false );
		expect( document.activeElement ).toBe( button() );
	} );

	it( 'closes 1,000 ms after the focus has left it (SEARCH-2, SEARCH-3)', async () => {
		await open();
		go( 'next' );
		jest.advanceTimersByTime( 999 );
		expect( isOpen() ).toBe( true );
		jest.advanceTimersByTime( 1 );
		expect( isOpen() ).toBe( false );
		expect( document.activeElement?.id ).toBe( 'next' );
	} );

	it( 'stays for a focus that comes back, and waits anew when it goes again (SEARCH-2, SEARCH-3)', async () => {
		await open();
		go( 'next' );
		jest.advanceTimersByTime( 600 );
		field().focus();
		jest.advanceTimersByTime( 300 );
		go( 'next' );
		jest.advanceTimersByTime( 999 );
		expect( isOpen() ).toBe( true );
		jest.advanceTimersByTime( 1 );
		expect( isOpen() ).toBe( false );
	} );

	it( 'stays while the focus moves within it, and while another window has it (SEARCH-2)', async () => {
		await open();
		document.querySelector< HTMLElement >( '[type=submit]' )?.focus();
		jest.advanceTimersByTime( 2000 );
		expect( isOpen() ).toBe( true );
		// The window has lost the focus, the document has not.
		document.activeElement?.dispatchEvent(
			new FocusEvent( 'focusout', { bubbles: true } )
		);
		jest.advanceTimersByTime( 2000 );
		expect( isOpen() ).toBe( true );
	} );

	it( 'takes the place of the disclosure, open or closed (SEARCH-13)', async () => {
		await loadView(
			markup( 'block' ).replace( '<details', '<details open' )
		);
		expect( isOpen() ).toBe( true );
		expect( part< HTMLDetailsElement >( 'fold' ).open ).toBe( false );
		expect( part( 'fold' ).hidden ).toBe( true );
		expect( button().hidden ).toBe( false );
	} );

	it( 'gives the disclosure its place back when it is taken down', async () => {
		const { teardown } = await loadView( markup( 'block' ) );
		teardown( document.body );
		expect( part( 'fold' ).hidden ).toBe( false );
		expect( button().hidden ).toBe( true );
	} );

	it( 'opens where the suggestions cannot be fetched', async () => {
		mockFetched.mockImplementation( () => {
			throw new Error( 'No network.' );
		} );
		await open();
		await jest.advanceTimersByTimeAsync( 1 );
		expect( isOpen() ).toBe( true );
	} );

	it( 'leaves broken markup as it is', async () => {
		await loadView(
			'<div data-brolga-module="brolga/header-search"><p></p></div>'
		);
		expect( document.querySelector( 'button, [hidden]' ) ).toBeNull();
	} );
} );
