import { fakeDialogs, settled } from '../../../../../tests/support/view';
import { overlay, type Overlay } from '../overlay';

const dialog = (): HTMLDialogElement =>
	document.querySelector( 'dialog' ) as HTMLDialogElement;
const opener = (): HTMLElement =>
	document.querySelector( '#opener' ) as HTMLElement;
const root = document.documentElement;
/** jsdom's history takes its time. */
const pause = (): Promise< void > =>
	new Promise( ( done ) => setTimeout( done, 250 ) );

describe( 'an overlay', () => {
	const told: boolean[] = [];
	let life: AbortController;
	let over: Overlay;

	const make = () =>
		overlay( dialog(), {
			signal: life.signal,
			onChange: ( open ) => told.push( open ),
		} );

	beforeEach( () => {
		fakeDialogs();
		told.length = 0;
		life = new AbortController();
		document.body.innerHTML =
			'<button id="opener"></button><dialog><button autofocus></button><input type="file"></dialog>';
		dialog().getBoundingClientRect = () =>
			( { left: 10, right: 90, top: 10, bottom: 90 } ) as DOMRect;
		over = make();
	} );

	afterEach( async () => {
		life.abort();
		await settled();
	} );

	it( 'takes the focus and gives it back (MENU-9)', async () => {
		opener().focus();
		over.open( opener() );
		expect( dialog().open ).toBe( true );
		expect( document.activeElement ).toBe(
			document.querySelector( 'dialog button' )
		);
		await over.close();
		await settled();
		expect( dialog().open ).toBe( false );
		expect( document.activeElement ).toBe( opener() );
		expect( told ).toEqual( [ true, false ] );
	} );

	it( 'is left out by reader views but while it is open (SITE-28)', async () => {
		expect( dialog().hidden ).toBe( true );
		over.open();
		expect( dialog().hidden ).toBe( false );
		await over.close();
		await settled();
		expect( dialog().hidden ).toBe( true );
	} );

	it( 'is closed by Escape, once its motion has ended (MENU-9)', async () => {
		let end = (): void => undefined;
		const finished = new Promise< void >( ( done ) => {
			end = done;
		} );
		dialog().getAnimations = () =>
			[
				{ effect: { target: dialog() }, finished },
				// What turns for ever inside of it.
				{ effect: { target: opener() }, finished: settled( 1e6 ) },
			] as unknown as Animation[];
		over.open();
		const escape = new Event( 'cancel', { cancelable: true } );
		dialog().dispatchEvent( escape );
		expect( escape.defaultPrevented ).toBe( true );
		expect( dialog().hasAttribute( 'data-brolga-closing' ) ).toBe( true );
		await settled();
		expect( dialog().open ).toBe( true );
		end();
		await settled();
		expect( dialog().open ).toBe( false );
		expect( dialog().hasAttribute( 'data-brolga-closing' ) ).toBe( false );
	} );

	it( 'does not wait for a motion that never ends', async () => {
		jest.useFakeTimers();
		dialog().getAnimations = () =>
			[
				{
					effect: { target: dialog() },
					finished: new Promise( () => undefined ),
				},
			] as unknown as Animation[];
		over.open();
		void over.close();
		await jest.advanceTimersByTimeAsync( 999 );
		expect( dialog().open ).toBe( true );
		await jest.advanceTimersByTimeAsync( 2 );
		expect( dialog().open ).toBe( false );
		jest.useRealTimers();
	} );

	it( 'stays when it is opened again while it closes', async () => {
		over.open();
		const closing = over.close();
		over.open();
		await closing;
		expect( dialog().open ).toBe( true );
	} );

	it( 'can stay, let the page scroll and be shown otherwise (POPUP-12)', async () => {
		const show = jest.fn( () => {
			dialog().open = true;
		} );
		life.abort();
		life = new AbortController();
		over = overlay( dialog(), {
			signal: life.signal,
			show,
			scrolls: true,
			stays: true,
		} );
		over.open( opener() );
		expect( show ).toHaveBeenCalled();
		expect( root.style.overflow ).toBe( '' );
		dialog().dispatchEvent( new MouseEvent( 'click', { clientX: 95 } ) );
		await settled();
		expect( dialog().open ).toBe( true );
		await over.close();
		expect( dialog().open ).toBe( false );
	} );

	it( 'is closed by a click beside it, and by no other', async () => {
		const click = ( clientX: number, target: Element = dialog() ) =>
			target.dispatchEvent(
				new MouseEvent( 'click', {
					clientX,
					clientY: 50,
					bubbles: true,
				} )
			);
		over.open();
		click( 50 );
		// Enter on a button is a click at 0, 0.
		click( 0, document.querySelector( 'dialog button' ) as Element );
		document
			.querySelector( 'input' )
			?.dispatchEvent( new Event( 'cancel', { bubbles: true } ) );
		await settled();
		expect( dialog().open ).toBe( true );
		click( 95 );
		await settled();
		expect( dialog().open ).toBe( false );
	} );

	it( 'keeps the page still until the last one is closed', async () => {
		Object.defineProperty( root, 'clientWidth', {
			configurable: true,
			value: window.innerWidth - 15,
		} );
		document.body.append( document.createElement( 'dialog' ) );
		const other = overlay(
			document.querySelectorAll( 'dialog' )[ 1 ] as HTMLDialogElement,
			{ signal: life.signal }
		);
		over.open();
		other.open();
		expect( root.style.overflow ).toBe( 'hidden' );
		expect( root.style.getPropertyValue( 'scrollbar-gutter' ) ).toBe(
			'stable'
		);
		await over.close();
		await settled();
		expect( root.style.overflow ).toBe( 'hidden' );
		await other.close();
		await settled();
		expect( root.getAttribute( 'style' ) ).toBeFalsy();
	} );

	it( 'SITE-160 is a step of the history: the way back closes it', async () => {
		history.replaceState( null, '', '/' );
		over.open( opener() );
		await pause();
		expect( history.state ).toEqual( {
			brolgaOver: String( performance.timeOrigin ),
		} );
		history.back();
		await pause();
		expect( dialog().open ).toBe( false );
		expect( history.state ).toBeNull();
		// Closed otherwise, it leaves nothing behind.
		over.open( opener() );
		await pause();
		await over.close();
		await pause();
		expect( history.state ).toBeNull();
	} );

	it( 'SITE-401 is a step at once, before what knows the way back has come', async () => {
		await jest.isolateModulesAsync( async () => {
			const { overlay: first } = await import( '../overlay' );
			history.replaceState( null, '', '/' );
			const early = first( dialog(), { signal: life.signal } );
			early.open( opener() );
			expect( history.state ).toEqual( {
				brolgaOver: String( performance.timeOrigin ),
			} );
			history.back();
			await pause();
			expect( dialog().open ).toBe( false );
			expect( history.state ).toBeNull();
			// And now that it is there.
			early.open( opener() );
			await pause();
			history.back();
			await pause();
			expect( dialog().open ).toBe( false );
			// One that is closed before it has come leaves nothing behind.
			expect( history.state ).toBeNull();
		} );
		await jest.isolateModulesAsync( async () => {
			const { overlay: first } = await import( '../overlay' );
			const early = first( dialog(), { signal: life.signal } );
			early.open( opener() );
			dialog().close();
			await pause();
			expect( history.state ).toBeNull();
		} );
		// Who leaves the page before it has come is not called back.
		await jest.isolateModulesAsync( async () => {
			const { overlay: first } = await import( '../overlay' );
			const early = first( dialog(), { signal: life.signal } );
			const back = jest.spyOn( history, 'back' );
			early.open( opener() );
			window.dispatchEvent( new Event( 'beforeunload' ) );
			dialog().close();
			await pause();
			expect( back ).not.toHaveBeenCalled();
			back.mockRestore();
			history.replaceState( null, '', '/' );
		} );
	} );

	it( 'SITE-161 is not there when the page comes back from memory', async () => {
		over.open( opener() );
		await pause();
		window.dispatchEvent(
			Object.assign( new Event( 'pageshow' ), { persisted: true } )
		);
		await pause();
		expect( dialog().open ).toBe( false );
		expect( root.style.overflow ).toBe( '' );
	} );

	it( 'SITE-162 gives the focus to the content where its opener is gone', async () => {
		const main = document.createElement( 'main' );
		document.body.append( main );
		over.open( opener() );
		opener().remove();
		await over.close();
		await pause();
		expect( document.activeElement ).toBe( main );
	} );

	it( 'ends with its signal, closed', () => {
		over.open( opener() );
		life.abort();
		expect( dialog().open ).toBe( false );
		expect( root.style.overflow ).toBe( '' );
	} );
} );
