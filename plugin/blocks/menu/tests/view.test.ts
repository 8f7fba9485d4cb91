import type * as Runtime from '@brolga/runtime';
import {
	fakeDialogs,
	fakeMotion,
	loadView,
	markup,
	press,
	settled,
} from '../../../../tests/support/view';

const one = < T extends HTMLElement = HTMLElement >( selector: string ): T =>
	document.querySelector( selector ) as T;
const dialog = (): HTMLDialogElement => one( 'dialog' );
const opener = (): HTMLButtonElement => one( '[data-brolga-opener]' );
const list = (): HTMLElement => one( '[data-brolga-content] > ul' );
/** What is below the entry of a name. */
const more = ( name: string ): HTMLDetailsElement => {
	const found = [
		...document.querySelectorAll( 'details[data-brolga-more]' ),
	].find( ( { parentElement } ) =>
		parentElement?.firstElementChild?.textContent.includes( name )
	);
	return found as HTMLDetailsElement;
};
const summary = ( name: string ): HTMLElement =>
	more( name ).querySelector( 'summary' ) as HTMLElement;
const item = ( name: string ): HTMLElement =>
	more( name ).parentElement as HTMLElement;
const link = ( name: string ): HTMLElement =>
	[ ...document.querySelectorAll( 'a' ) ].find(
		( { textContent } ) => textContent === name
	) as HTMLElement;
/** A mouse that comes or goes; jsdom knows no pointers. */
const point = (
	type: string,
	target: Element,
	pointerType = 'mouse'
): void => {
	target.dispatchEvent(
		Object.assign(
			new Event( type, { bubbles: ! /enter|leave/.test( type ) } ),
			{ pointerType }
		)
	);
};

describe( 'a menu on the page', () => {
	let runtime: typeof Runtime;
	let isShown = true;
	/** What fits has changed. */
	let tellSize = (): void => undefined;

	const load = async ( html = markup( 'menu' ) ): Promise< void > => {
		runtime = await loadView(
			`${ html }<main><a id="out" href="/">.</a></main>`
		);
	};
	const asRow = (): void => {
		list().style.flexDirection = 'row';
	};
	/** Opens it by its button, which shows its entries in a column. */
	const openMenu = async (): Promise< void > => {
		list().style.flexDirection = 'column';
		opener().click();
		await settled();
	};

	beforeEach( () => {
		fakeMotion();
		fakeDialogs();
		isShown = true;
		window.ResizeObserver = class {
			constructor( tell: () => void ) {
				tellSize = tell;
			}
			observe(): void {}
			disconnect(): void {
				tellSize = () => undefined;
			}
		} as unknown as typeof ResizeObserver;
		HTMLElement.prototype.getClientRects = () =>
			( isShown ? [ {} ] : [] ) as unknown as DOMRectList;
	} );

	describe( 'behind its button', () => {
		it( 'opens as a dialog with the current branch open, and closes (MENU-5, MENU-9, MENU-12)', async () => {
			await load();
			expect( opener().hidden ).toBe( false );
			expect( one( '[data-brolga-fold]' ).hidden ).toBe( true );
			await openMenu();
			expect( dialog().open ).toBe( true );
			expect( opener().getAttribute( 'aria-expanded' ) ).toBe( 'true' );
			expect( dialog().contains( list() ) ).toBe( true );
			expect( dialog().textContent ).toContain( 'Ring' );
			expect( document.activeElement ).toBe(
				one( '[data-brolga-close]' )
			);
			expect(
				[ more( 'Plants' ), more( 'Ferns' ), more( 'About' ) ].map(
					( { open } ) => open
				)
			).toEqual( [ true, true, false ] );
			one( '[data-brolga-close]' ).click();
			await settled();
			expect( dialog().open ).toBe( false );
			expect( dialog().contains( list() ) ).toBe( false );
			expect( more( 'Plants' ).open ).toBe( false );
			expect( opener().getAttribute( 'aria-expanded' ) ).toBe( 'false' );
			expect( document.activeElement ).toBe( opener() );
		} );

		it( 'opens and closes what is below an entry, each for itself, and marks it (MENU-1, MENU-2)', async () => {
			await load();
			await openMenu();
			more( 'About' ).open = true;
			await settled();
			expect( item( 'About' ).classList ).toContain( 'is-open' );
			expect( more( 'Plants' ).open ).toBe( true );
			more( 'About' ).open = false;
			await settled();
			expect( item( 'About' ).classList ).not.toContain( 'is-open' );
		} );

		it( 'marks the entry whose toggle is pointed at (MENU-3)', async () => {
			await load();
			await openMenu();
			point( 'pointerover', summary( 'Ferns' ) );
			expect( item( 'Ferns' ).classList ).toContain( 'is-hovered' );
			expect( item( 'Plants' ).classList ).not.toContain( 'is-hovered' );
			point( 'pointerout', summary( 'Ferns' ) );
			expect( item( 'Ferns' ).classList ).not.toContain( 'is-hovered' );
		} );

		it( 'closes when a link in it is followed', async () => {
			await load();
			await openMenu();
			link( 'Contact' ).addEventListener( 'click', ( event ) =>
				event.preventDefault()
			);
			link( 'Contact' ).click();
			await settled();
			expect( dialog().open ).toBe( false );
		} );

		it( 'closes with the tab where it fills the screen, and only there (MENU-6)', async () => {
			const hide = async (): Promise< void > => {
				Object.defineProperty( document, 'hidden', {
					configurable: true,
					value: true,
				} );
				document.dispatchEvent( new Event( 'visibilitychange' ) );
				await settled();
				Object.defineProperty( document, 'hidden', {
					configurable: true,
					value: false,
				} );
			};
			await load();
			await openMenu();
			await hide();
			expect( dialog().open ).toBe( false );
			await load(
				markup( 'menu' ).replaceAll( 'fullscreen', 'slide-in' )
			);
			await openMenu();
			await hide();
			expect( dialog().open ).toBe( true );
			runtime.teardown( document.body );
		} );

		it( 'keeps focus and screen readers off a row that has folded (MENU-20)', async () => {
			await load();
			const content = one( '[data-brolga-content]' );
			tellSize();
			expect( content.inert ).toBe( true );
			await openMenu();
			expect( content.inert ).toBe( false );
			one( '[data-brolga-close]' ).click();
			await settled();
			expect( content.inert ).toBe( true );
			isShown = false;
			tellSize();
			expect( content.inert ).toBe( false );
		} );

		it( 'closes when the window has become wide enough for the row', async () => {
			await load();
			await openMenu();
			isShown = false;
			window.dispatchEvent( new Event( 'resize' ) );
			await settled( 200 );
			expect( dialog().open ).toBe( false );
		} );

		it( 'keeps the focus of who was quicker than the script', async () => {
			document.body.innerHTML = markup( 'menu' );
			// loadView() writes the page; the script finds the focus there.
			const html = markup( 'menu' ).replace(
				'<summary',
				'<summary tabindex="0" autofocus'
			);
			const focused = new MutationObserver( () =>
				one( '[data-brolga-fold] summary' ).focus()
			);
			focused.observe( document.body, { childList: true } );
			await load( html );
			focused.disconnect();
			expect( document.activeElement ).toBe( opener() );
		} );
	} );

	describe( 'as a row', () => {
		it( 'has one dropdown open at a time; those within it are for themselves (MENU-16)', async () => {
			await load();
			asRow();
			more( 'Plants' ).open = true;
			await settled();
			more( 'Ferns' ).open = true;
			await settled();
			expect( more( 'Plants' ).open ).toBe( true );
			more( 'About' ).open = true;
			await settled();
			expect( more( 'Plants' ).open ).toBe( false );
		} );

		it( 'is shut by a link to a place on the same page (MENU-221)', async () => {
			await load();
			asRow();
			more( 'About' ).open = true;
			await settled();
			const leave = ( event: Event ): void => event.preventDefault();
			document.addEventListener( 'click', leave );
			const people = link( 'People' ) as HTMLAnchorElement;
			people.href = '/elsewhere/#people';
			people.click();
			expect( more( 'About' ).open ).toBe( true );
			people.href = '#people';
			people.click();
			expect( more( 'About' ).open ).toBe( false );
			document.removeEventListener( 'click', leave );
		} );

		it( 'moves a dropdown into the window', async () => {
			await load();
			asRow();
			Object.defineProperty( document.documentElement, 'clientWidth', {
				configurable: true,
				value: 1000,
			} );
			const box = more( 'About' ).lastElementChild as HTMLElement;
			box.getBoundingClientRect = () =>
				( { left: 900, right: 1100 } ) as DOMRect;
			more( 'About' ).open = true;
			await settled();
			expect( box.style.translate ).toBe( '-108px' );
			more( 'About' ).open = false;
			box.getBoundingClientRect = () =>
				( { left: -20, right: 200 } ) as DOMRect;
			more( 'About' ).open = true;
			await settled();
			expect( box.style.translate ).toBe( '28px' );
		} );

		it( 'opens under the mouse, stays for a moment, and a click keeps it (MENU-17)', async () => {
			await load();
			asRow();
			point( 'pointerenter', item( 'Plants' ), 'touch' );
			expect( more( 'Plants' ).open ).toBe( false );
			point( 'pointerenter', item( 'Plants' ) );
			expect( more( 'Plants' ).open ).toBe( true );
			point( 'pointerleave', item( 'Plants' ) );
			await settled( 200 );
			expect( more( 'Plants' ).open ).toBe( true );
			await settled( 200 );
			expect( more( 'Plants' ).open ).toBe( false );

			point( 'pointerenter', item( 'Plants' ) );
			const click = new MouseEvent( 'click', {
				bubbles: true,
				cancelable: true,
			} );
			summary( 'Plants' ).dispatchEvent( click );
			expect( click.defaultPrevented ).toBe( true );
			point( 'pointerleave', item( 'Plants' ) );
			await settled( 350 );
			expect( more( 'Plants' ).open ).toBe( true );
		} );

		it( 'opens by clicks alone where it is to (MENU-17)', async () => {
			await load(
				markup( 'menu' ).replace(
					'data-brolga-open="hover"',
					'data-brolga-open="click"'
				)
			);
			asRow();
			point( 'pointerenter', item( 'Plants' ) );
			expect( more( 'Plants' ).open ).toBe( false );
		} );

		it( 'is left by Escape, by the focus and by a press elsewhere (MENU-16)', async () => {
			await load();
			asRow();
			const open = async (): Promise< void > => {
				more( 'Plants' ).open = true;
				await settled();
			};
			await open();
			link( 'Palms' ).focus();
			press( link( 'Palms' ), 'Escape' );
			expect( more( 'Plants' ).open ).toBe( false );
			expect( document.activeElement ).toBe( summary( 'Plants' ) );
			await open();
			link( 'Palms' ).focus();
			link( 'Contact' ).focus();
			expect( more( 'Plants' ).open ).toBe( false );
			await open();
			point( 'pointerdown', one( 'main' ) );
			expect( more( 'Plants' ).open ).toBe( false );
			await open();
			point( 'pointerdown', link( 'Palms' ) );
			expect( more( 'Plants' ).open ).toBe( true );
		} );

		it( 'is walked through by arrow keys (MENU-16)', async () => {
			await load();
			asRow();
			link( 'Plants' ).focus();
			press( link( 'Plants' ), 'ArrowRight' );
			expect( document.activeElement ).toBe( summary( 'Plants' ) );
			press( summary( 'Plants' ), 'ArrowDown' );
			expect( more( 'Plants' ).open ).toBe( true );
			expect( document.activeElement ).toBe( link( 'Ferns' ) );
			press( link( 'Ferns' ), 'End' );
			expect( document.activeElement ).toBe( link( 'Palms' ) );
			press( link( 'Palms' ), 'ArrowLeft' );
			expect( document.activeElement ).toBe( link( 'Palms' ) );
			press( link( 'Contact' ), 'Home' );
			expect( document.activeElement ).toBe( link( 'Plants' ) );
			press( link( 'Plants' ), 'End', { ctrlKey: true } );
			expect( document.activeElement ).toBe( link( 'Plants' ) );
			press( one( '#out' ), 'End' );
			expect( document.activeElement ).toBe( link( 'Plants' ) );
		} );
	} );

	it( 'its logo is as large as the header’s, which gives way to a long name (MENU-520)', async () => {
		await load(
			`<header><a rel="home" href="/"><img alt=""></a>${ markup( 'menu' ) }</header>`
		);
		Object.defineProperty( one( 'img' ), 'offsetWidth', { value: 40 } );
		await openMenu();
		expect( dialog().style.getPropertyValue( '--brolga-menu-logo' ) ).toBe(
			'40px'
		);
	} );

	it( 'leaves nothing behind', async () => {
		await load();
		await openMenu();
		runtime.teardown( document.body );
		expect( dialog().open ).toBe( false );
		expect( dialog().contains( list() ) ).toBe( false );
		expect( opener().hidden ).toBe( true );
		expect( one( '[data-brolga-fold]' ).hidden ).toBe( false );
	} );

	it( 'leaves broken markup as it is', async () => {
		await load( '<nav data-brolga-module="brolga/menu"><p></p></nav>' );
		expect( document.body.querySelector( '[hidden], [style]' ) ).toBeNull();
	} );
} );
