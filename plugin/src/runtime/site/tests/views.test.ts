import { settled } from '../../../../../tests/support/view';

const SEARCH = `<div id="search" data-brolga-later="later-search">
	<details data-brolga-fold><summary>Search</summary></details>
	<button type="button" hidden>Search</button>
</div>`;
const MENU = `<nav id="menu" data-brolga-later="later-menu" data-brolga-keys>
	<div><details data-brolga-fold><summary>Menu</summary></details>
	<button type="button" hidden>Menu</button></div>
	<div data-brolga-content><a id="first" href="#a">A</a><a id="second" href="#b">B</a><input></div>
</nav><a id="next" href="#c">Next</a>`;

const one = < Kind extends HTMLElement = HTMLElement >(
	selector: string
): Kind => document.querySelector( selector ) as Kind;
const fold = ( id: string ): HTMLDetailsElement =>
	one( `#${ id } [data-brolga-fold]` );
const button = ( id: string ): HTMLButtonElement =>
	one( `#${ id } [data-brolga-fold] + button` );
const move = ( target: Element ): boolean =>
	target.dispatchEvent( new Event( 'pointerover', { bubbles: true } ) );
/** @return Whether the browser does what it does by itself. */
const key = ( name: string, target: Element, held = {} ): boolean =>
	target.dispatchEvent(
		new KeyboardEvent( 'keydown', {
			key: name,
			bubbles: true,
			cancelable: true,
			...held,
		} )
	);

describe( 'what a page may need', () => {
	/** Of the document and the window, to be taken off again. */
	let listening: AbortController;
	let isButtonShown: boolean;
	let tellSizes: ( () => void )[];
	const fetched = jest.fn();

	/**
	 * A module that the import map names.
	 *
	 * @param id   Its name.
	 * @param runs What it does.
	 */
	const has = ( id: string, runs: () => void = () => undefined ): void => {
		jest.doMock(
			id,
			() => {
				fetched( id );
				runs();
				return {};
			},
			{ virtual: true }
		);
	};
	const open = async ( html: string ): Promise< void > => {
		document.body.innerHTML = html;
		await jest.isolateModulesAsync( async () => {
			( await import( '../views' ) ).fetchLater();
		} );
	};
	const scrollTo = async ( y: number ): Promise< void > => {
		Object.defineProperty( window, 'scrollY', {
			configurable: true,
			value: y,
		} );
		window.dispatchEvent( new Event( 'scroll' ) );
		await settled( 0 );
	};

	beforeEach( () => {
		jest.resetModules();
		fetched.mockClear();
		Object.defineProperty( window, 'scrollY', {
			configurable: true,
			value: 0,
		} );
		listening = new AbortController();
		for ( const target of [ document, window ] as EventTarget[] ) {
			const add = EventTarget.prototype.addEventListener;
			jest.spyOn( target, 'addEventListener' ).mockImplementation(
				( type, hear, options ) =>
					add.call( target, type, hear, {
						...( typeof options === 'object'
							? options
							: { capture: options === true } ),
						signal: listening.signal,
					} )
			);
		}
		isButtonShown = true;
		tellSizes = [];
		window.ResizeObserver = class {
			constructor( private readonly tell: () => void ) {}
			observe(): void {
				tellSizes.push( this.tell );
			}
			disconnect(): void {
				tellSizes = tellSizes.filter( ( tell ) => tell !== this.tell );
			}
		} as unknown as typeof ResizeObserver;
		jest.spyOn(
			HTMLElement.prototype,
			'offsetWidth',
			'get'
		).mockImplementation( () => ( isButtonShown ? 44 : 0 ) );
	} );
	afterEach( () => {
		listening.abort();
		jest.restoreAllMocks();
	} );

	it( 'is fetched by the first pointer or focus on its element, once (SITE-30)', async () => {
		has( 'later-search' );
		has( 'later-menu' );
		await open( SEARCH + MENU );
		await settled( 0 );
		expect( fetched ).not.toHaveBeenCalled();
		move( one( '#next' ) );
		move( one( '#search summary' ) );
		move( one( '#search' ) );
		await settled( 0 );
		expect( fetched.mock.calls ).toEqual( [ [ 'later-search' ] ] );
		one( '#first' ).focus();
		await settled( 0 );
		expect( fetched ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'is fetched at once where the focus is there already (SITE-30)', async () => {
		has( 'later-menu' );
		document.body.innerHTML = MENU;
		one( '#first' ).focus();
		const focused = document.body.firstElementChild as Element;
		await jest.isolateModulesAsync( async () => {
			expect( focused.id ).toBe( 'menu' );
			( await import( '../views' ) ).fetchLater();
		} );
		await settled( 0 );
		expect( fetched ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'has its button from the beginning, and the first click on it done once it is there (SITE-31)', async () => {
		const opened = jest.fn();
		has( 'later-search', () =>
			button( 'search' ).addEventListener( 'click', opened )
		);
		await open( SEARCH );
		expect( fold( 'search' ).hidden ).toBe( true );
		expect( button( 'search' ).hidden ).toBe( false );
		const elsewhere = jest.fn();
		document.body.addEventListener( 'click', elsewhere );
		button( 'search' ).click();
		expect( elsewhere ).not.toHaveBeenCalled();
		await settled( 0 );
		expect( opened ).toHaveBeenCalledTimes( 1 );
		// Others have heard of it once, too.
		expect( elsewhere ).toHaveBeenCalledTimes( 1 );
		button( 'search' ).click();
		expect( opened ).toHaveBeenCalledTimes( 2 );
	} );

	it.each( [
		[ '<a href="#here">Down</a>', 1 ],
		[ '<a href="/?all#here">Down</a>', 1 ],
		[ '<a href="#">Up</a>', 0 ],
		[ '<a href="#wp--skip-link--target">Skip</a>', 0 ],
		[ '<a href="#panel" role="tab">Tab</a>', 0 ],
		[ '<a href="/elsewhere/#there">There</a>', 0 ],
	] )(
		'brings smooth scrolling with the first use of %s: %d (NAV-1)',
		async ( html, times ) => {
			const moved = jest.fn( ( event: Event ) => event.preventDefault() );
			has( '@brolga/anchors', () =>
				one( 'a' ).addEventListener( 'click', moved )
			);
			await open( html );
			await settled( 0 );
			expect( fetched ).not.toHaveBeenCalled();
			move( one( 'a' ) );
			// What opens another window or tab is the browser's.
			for ( const held of [
				'ctrlKey',
				'metaKey',
				'shiftKey',
				'altKey',
			] ) {
				document.body.addEventListener(
					'click',
					( event ) => event.preventDefault(),
					{ once: true }
				);
				one( 'a' ).dispatchEvent(
					new MouseEvent( 'click', {
						[ held ]: true,
						bubbles: true,
						cancelable: true,
					} )
				);
			}
			one( 'a' ).addEventListener( 'click', ( event ) =>
				event.preventDefault()
			);
			one( 'a' ).click();
			await settled( 0 );
			expect( fetched ).toHaveBeenCalledTimes( times );
			expect( moved ).toHaveBeenCalledTimes( times );
		}
	);

	it( 'keeps a form that is sent by a key until it is there (SITE-31)', async () => {
		const sent = jest.fn( ( event: Event ) => event.preventDefault() );
		has( 'later-form', () =>
			one( 'form' ).addEventListener( 'submit', sent )
		);
		await open(
			'<div data-brolga-later="later-form"><form><input><button name="by">Send</button></form></div>'
		);
		const by = one< HTMLButtonElement >( '[name=by]' );
		one< HTMLFormElement >( 'form' ).requestSubmit( by );
		expect( sent ).not.toHaveBeenCalled();
		await settled( 0 );
		expect( sent ).toHaveBeenCalledTimes( 1 );
		expect( ( sent.mock.calls[ 0 ]?.[ 0 ] as SubmitEvent ).submitter ).toBe(
			by
		);
	} );

	it( 'takes over what was opened or focused before scripts ran (SITE-31)', async () => {
		const opened = jest.fn();
		has( 'later-search', () =>
			button( 'search' ).addEventListener( 'click', opened )
		);
		document.body.innerHTML = SEARCH;
		fold( 'search' ).open = true;
		one( '#search summary' ).tabIndex = 0;
		one( '#search summary' ).focus();
		await jest.isolateModulesAsync( async () => {
			( await import( '../views' ) ).fetchLater();
		} );
		await settled( 0 );
		expect( fold( 'search' ).open ).toBe( false );
		expect( document.activeElement ).toBe( button( 'search' ) );
		expect( opened ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is told the keys that were pressed meanwhile, in their order (SITE-31)', async () => {
		const told: string[] = [];
		has( 'later-menu', () =>
			one( '#menu' ).addEventListener( 'keydown', ( event ) => {
				told.push(
					`${ event.key } on ${ ( event.target as Element ).id }`
				);
				one( '#second' ).focus();
			} )
		);
		await open( MENU );
		one( '#first' ).focus();
		expect( key( 'ArrowRight', one( '#first' ) ) ).toBe( false );
		expect( key( 'End', one( '#first' ) ) ).toBe( false );
		// The browser's own.
		expect( key( 'Tab', one( '#first' ) ) ).toBe( true );
		expect( key( 'Home', one( '#first' ), { ctrlKey: true } ) ).toBe(
			true
		);
		expect( key( 'ArrowDown', one( '#menu input' ) ) ).toBe( true );
		expect( key( 'ArrowDown', one( '#next' ) ) ).toBe( true );
		await settled( 0 );
		expect( told ).toEqual( [ 'ArrowRight on first', 'End on second' ] );
	} );

	it( 'leaves links and toggles to the browser (SITE-31)', async () => {
		has( 'later-menu' );
		await open( MENU );
		const followed = jest.fn( ( event: Event ) => event.preventDefault() );
		one( '#first' ).setAttribute( 'href', '/elsewhere/' );
		one( '#first' ).addEventListener( 'click', followed );
		one( '#first' ).click();
		expect( followed ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'keeps what is out of sight out of reach, unless its module shows it (MENU-20)', async () => {
		await open( MENU );
		const content = one( '[data-brolga-content]' );
		tellSizes.forEach( ( tell ) => tell() );
		expect( content.inert ).toBe( true );
		isButtonShown = false;
		tellSizes.forEach( ( tell ) => tell() );
		expect( content.inert ).toBe( false );
		const dialog = document.createElement( 'dialog' );
		dialog.append( content );
		isButtonShown = true;
		tellSizes.forEach( ( tell ) => tell() );
		expect( content.inert ).toBe( false );
	} );

	it( 'is opened the browser’s own way where it cannot be fetched (SITE-32)', async () => {
		jest.doMock(
			'later-menu',
			() => {
				throw new Error( 'No network.' );
			},
			{ virtual: true }
		);
		await open( MENU );
		tellSizes.forEach( ( tell ) => tell() );
		one( '#menu summary' ).tabIndex = 0;
		button( 'menu' ).click();
		await settled( 0 );
		expect( fold( 'menu' ).hidden ).toBe( false );
		expect( fold( 'menu' ).open ).toBe( true );
		expect( button( 'menu' ).hidden ).toBe( true );
		// Browsers tell of its size, which it has no more.
		isButtonShown = false;
		tellSizes.forEach( ( tell ) => tell() );
		expect( one( '[data-brolga-content]' ).inert ).toBe( false );
		expect( document.activeElement ).toBe( one( '#menu summary' ) );
	} );

	it( 'is led to by a link, which leads to the page where it cannot be fetched (SITE-31, SITE-32)', async () => {
		const html = `<p data-brolga-later="ID" data-brolga-opens="#choices"></p><a id="link" href="/privacy#choices"><b>Choices</b></a>`;
		const followed = jest.fn( ( event: Event ) => event.preventDefault() );
		has( 'later-choices' );
		await open( html.replace( 'ID', 'later-choices' ) );
		one( '#link' ).addEventListener( 'click', followed );
		one( '#link b' ).click();
		expect( followed ).not.toHaveBeenCalled();
		await settled( 0 );
		expect( fetched ).toHaveBeenCalledTimes( 1 );
		expect( followed ).toHaveBeenCalledTimes( 1 );

		listening.abort();
		listening = new AbortController();
		await open( html.replace( 'ID', 'later-nowhere' ) );
		one( '#link' ).addEventListener( 'click', followed );
		one( '#link' ).click();
		await settled( 0 );
		expect( followed ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'comes once the page is scrolled, or opens further down (NAV-17)', async () => {
		const html =
			'<a data-brolga-later="later-top" data-brolga-on="scroll">Top</a>';
		has( 'later-top' );
		await open( html );
		move( one( 'a' ) );
		await settled( 0 );
		expect( fetched ).not.toHaveBeenCalled();
		await scrollTo( 10 );
		await scrollTo( 20 );
		expect( fetched ).toHaveBeenCalledTimes( 1 );

		jest.resetModules();
		await open( html );
		await settled( 0 );
		expect( fetched ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'comes to pages and to visitors that have a use for it (SHOP-9)', async () => {
		const html =
			'<a data-brolga-later="later-cart" data-brolga-on="page" data-brolga-when="[class*=add_to_cart]" data-brolga-cookie="in_cart">Cart</a>';
		has( 'later-cart' );
		await open( html );
		document.cookie = 'not_in_cart=1; path=/';
		document.dispatchEvent( new Event( 'visibilitychange' ) );
		await settled( 0 );
		expect( fetched ).not.toHaveBeenCalled();
		document.cookie = 'in_cart=1; path=/';
		document.dispatchEvent( new Event( 'visibilitychange' ) );
		await settled( 0 );
		expect( fetched ).toHaveBeenCalledTimes( 1 );
		document.cookie = 'in_cart=; path=/; max-age=0';

		jest.resetModules();
		await open( `${ html }<button class="add_to_cart_button"></button>` );
		await settled( 0 );
		expect( fetched ).toHaveBeenCalledTimes( 2 );
	} );
} );
