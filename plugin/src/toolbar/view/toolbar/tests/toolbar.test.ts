/**
 * What opens the owner's panel.
 */
const ADMIN_BAR =
	'<ul role="menu"><li id="wp-admin-bar-brolga"><a class="ab-item" role="menuitem" href="#brolga-toolbar">Brolga<span data-brolga-toolbar-count hidden></span></a></li></ul>';

const page = ( bar = ADMIN_BAR ): void => {
	document.body.innerHTML = `${ bar }<div data-brolga-toolbar data-label="Brolga on this page" hidden></div><script type="application/json" id="brolga-toolbar-data">${ JSON.stringify(
		{
			tests: [ {} ],
			popups: [ {}, {} ],
			services: [ { hears: null }, { hears: false } ],
		}
	) }</script><template id="brolga-toolbar-scripts"><script>window.brolgaWoken = ( window.brolgaWoken ?? 0 ) + 1;</script></template>`;
};

const start = async (): Promise< void > => {
	await jest.isolateModulesAsync( async () => {
		await import( '..' );
	} );
};
const element = ( selector: string ): HTMLElement =>
	document.querySelector< HTMLElement >( selector ) ??
	document.createElement( 'i' );
const host = (): HTMLElement => element( '[data-brolga-toolbar]' );
const opener = (): HTMLElement => element( '.ab-item' );
const settle = (): Promise< unknown > =>
	new Promise( ( done ) => setTimeout( done, 20 ) );

beforeEach( () => {
	localStorage.clear();
	Reflect.deleteProperty( window, 'brolgaWoken' );
	history.replaceState( null, '', '/' );
} );

describe( 'the entry in WordPress’ toolbar', () => {
	it( 'counts what acts on the page (TOOLBAR-2)', async () => {
		page();
		await start();
		expect( element( '[data-brolga-toolbar-count]' ).hidden ).toBe( false );
		expect( element( '[data-brolga-toolbar-count]' ).textContent ).toBe(
			'4'
		);
		// The menu stays one.
		expect( opener().getAttribute( 'role' ) ).toBe( 'menuitem' );
		expect( opener().getAttribute( 'aria-expanded' ) ).toBe( 'false' );
	} );

	it( 'is a button where the toolbar is a list of links (TOOLBAR-2)', async () => {
		page( ADMIN_BAR.replace( ' role="menuitem"', '' ) );
		await start();
		expect( opener().getAttribute( 'role' ) ).toBe( 'button' );
		expect( opener().getAttribute( 'aria-haspopup' ) ).toBe( 'dialog' );
		expect( opener().title ).toBe( 'Brolga on this page' );
	} );

	it( 'has a button in its place where the toolbar is hidden (TOOLBAR-2)', async () => {
		page( '' );
		await start();
		const button = [ ...document.body.children ]
			.map( ( { shadowRoot } ) => shadowRoot?.querySelector( 'button' ) )
			.find( Boolean );
		expect( button?.textContent ).toBe( 'Brolga4' );
		expect( button?.type ).toBe( 'button' );
		expect( button?.hasAttribute( 'role' ) ).toBe( false );
		button?.click();
		expect( host().hidden ).toBe( false );
	} );

	it( 'wakes the panel’s scripts once, at its first opening (TOOLBAR-3)', async () => {
		page();
		await start();
		await settle();
		expect(
			document.querySelector( 'body > script:not([id])' )
		).toBeNull();
		for ( let count = 0; count < 3; count++ ) {
			opener().click();
			await settle();
		}
		expect(
			document.querySelectorAll( 'body > script:not([id])' )
		).toHaveLength( 1 );
	} );

	it( 'opens by hand and gives the focus back (TOOLBAR-8)', async () => {
		page();
		await start();
		const opened = jest.fn();
		host().addEventListener( 'brolga-open', opened );
		opener().dispatchEvent(
			new KeyboardEvent( 'keydown', { key: ' ', bubbles: true } )
		);
		expect( opened ).toHaveBeenCalledTimes( 1 );
		expect( host().hasAttribute( 'data-by-hand' ) ).toBe( true );
		expect( opener().getAttribute( 'aria-expanded' ) ).toBe( 'true' );
		const heard = jest.fn();
		document.addEventListener( 'keydown', heard );
		host().dispatchEvent(
			new KeyboardEvent( 'keydown', { key: 'Escape', bubbles: true } )
		);
		document.removeEventListener( 'keydown', heard );
		// A popup beneath stays.
		expect( heard ).not.toHaveBeenCalled();
		expect( host().hidden ).toBe( true );
		expect( document.activeElement ).toBe( opener() );
		opener().click();
		opener().blur();
		host().dispatchEvent( new CustomEvent( 'brolga-close' ) );
		expect( host().hidden ).toBe( true );
		expect( document.activeElement ).toBe( opener() );
	} );

	it( 'is open again on the next page, and takes no focus there (TOOLBAR-8)', async () => {
		page();
		await start();
		opener().click();
		page();
		await start();
		await settle();
		expect( host().hidden ).toBe( false );
		expect( host().hasAttribute( 'data-by-hand' ) ).toBe( false );
		opener().click();
		page();
		await start();
		await settle();
		expect( host().hidden ).toBe( true );
	} );

	it( 'is open where somebody asks for events (TOOLBAR-7)', async () => {
		history.replaceState( null, '', '/?brolga_events=1' );
		page();
		await start();
		await settle();
		expect( host().hidden ).toBe( false );
	} );

	it( 'keeps what happens until the panel is there (TOOLBAR-7)', async () => {
		page();
		await start();
		const told = jest.fn();
		host().addEventListener( 'brolga-heard', told );
		document.dispatchEvent(
			new CustomEvent( 'brolga:event', { detail: { name: 'search' } } )
		);
		document.dispatchEvent( new CustomEvent( 'brolga:consent' ) );
		expect( told ).toHaveBeenCalledTimes( 2 );
		expect( Reflect.get( host(), 'brolgaEvents' ) ).toMatchObject( [
			{ type: 'brolga:event', detail: { name: 'search' } },
			{ type: 'brolga:consent' },
		] );
	} );

	it( 'lies clear of the consent banner (TOOLBAR-8)', async () => {
		page( `${ ADMIN_BAR }<section data-brolga-consent></section>` );
		Object.defineProperty(
			element( '[data-brolga-consent]' ),
			'offsetHeight',
			{ value: 120 }
		);
		Object.assign( window, {
			ResizeObserver: class {
				constructor( private readonly measured: () => void ) {}
				observe = (): void => this.measured();
			},
		} );
		await start();
		expect( host().style.getPropertyValue( '--brolga-banner' ) ).toBe(
			'120px'
		);
	} );

	it( 'does nothing on a page without the panel (TOOLBAR-1)', async () => {
		document.body.innerHTML = ADMIN_BAR;
		await start();
		expect( opener().hasAttribute( 'aria-haspopup' ) ).toBe( false );
	} );
} );
