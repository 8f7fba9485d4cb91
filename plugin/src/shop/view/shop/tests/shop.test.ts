/**
 * What the shop's pages do, with WooCommerce's markup and a jQuery of our own.
 */
import { settled } from '../../../../../../tests/support/view';

type Heard = ( ...told: unknown[] ) => void;

describe( 'the shop’s pages', () => {
	const heard: [ string, Heard ][] = [];
	const told: { name: string; data: Record< string, string > }[] = [];
	const scrolled: unknown[] = [];
	const scripted = window as { jQuery?: unknown };

	const tell = ( name: string, ...more: unknown[] ): void => {
		for ( const [ names, listener ] of heard ) {
			if ( names.split( ' ' ).includes( name ) ) {
				listener( new Event( name ), ...more );
			}
		}
	};

	async function open( html: string ): Promise< void > {
		heard.length = told.length = scrolled.length = 0;
		document.body.innerHTML = html;
		scripted.jQuery = ( what: unknown ) => {
			if ( typeof what === 'function' ) {
				setTimeout( what as () => void );
			}
			return wrapped;
		};
		const wrapped = {
			on: ( names: string, listener: Heard ) =>
				heard.push( [ names, listener ] ),
			off: () => undefined,
			stop: () => undefined,
		};
		jest.doMock( '@brolga/runtime', () => ( {
			...jest.requireActual< object >( '@brolga/runtime' ),
			announce: ( name: string, _: string, data = {} ) =>
				told.push( { name, data } ),
		} ) );
		jest.doMock( '@brolga/move', () => ( {
			to: ( target: Element, options: object = {} ) =>
				scrolled.push( [ target.id, options ] ),
		} ) );
		await jest.isolateModulesAsync( async () => {
			await import( '../index' );
		} );
	}

	const value = ( name: string ): string =>
		document.querySelector< HTMLInputElement >( `[name="${ name }"]` )
			?.value ?? '';

	it( 'copies the address when the box is ticked, and takes the copy back (SHOP-3)', async () => {
		await open(
			`<input name="billing_email" value="ada@a.test"><input name="billing_first_name" value="Ada"><input name="billing_city" value="West End">
			<input name="billing_country" value="NZ"><input name="shipping_country" value="AU">
			<input name="shipping_first_name" value=""><input name="shipping_city" value="Ascot">
			<input type="checkbox" id="ship-to-different-address-checkbox">`
		);
		const box = document.querySelector< HTMLInputElement >(
			'#ship-to-different-address-checkbox'
		);
		box?.click();
		expect( value( 'shipping_first_name' ) ).toBe( 'Ada' );
		expect( value( 'shipping_country' ) ).toBe( 'NZ' );
		expect( value( 'shipping_city' ) ).toBe( 'Ascot' );
		box?.click();
		expect( value( 'shipping_first_name' ) ).toBe( '' );
		expect( value( 'shipping_city' ) ).toBe( 'Ascot' );
	} );

	const GROUP = `<div class="woocommerce-NoticeGroup-checkout">
		<ul class="woocommerce-error" id="one"><li data-id="billing_first_name"><strong>Billing First name</strong> is a required field.</li><li data-id="gone">Gone.</li></ul>
		<ul class="woocommerce-error" id="two"><li>Again.</li></ul>
	</div><input id="billing_first_name">`;

	const shownErrors = (): string[] =>
		[ ...document.querySelectorAll( '.woocommerce-error, .is-error' ) ]
			.filter( ( error ) => getComputedStyle( error ).display !== 'none' )
			.map( ( { id } ) => id );

	it( 'shows the first notice of blocks alone, which brings a display of its own (SHOP-5)', async () => {
		await open(
			`<style>.wc-block-components-notice-banner { display: flex; }</style><div class="woocommerce-NoticeGroup-checkout">
				<div class="wc-block-components-notice-banner is-error" id="one">First.</div>
				<div class="wc-block-components-notice-banner is-error" id="two">Second.</div>
			</div>`
		);
		expect( shownErrors() ).toEqual( [ 'one', 'two' ] );
		tell( 'checkout_error', '' );
		expect( shownErrors() ).toEqual( [ 'one' ] );
	} );

	it( 'shows the first group of errors alone, and goes there with 100 px to spare (SHOP-5, SHOP-6)', async () => {
		await open( GROUP );
		tell( 'checkout_error', '' );
		expect( shownErrors() ).toEqual( [ 'one' ] );
		expect( scrolled ).toEqual( [
			[
				'one',
				expect.objectContaining( { margin: 100, duration: 1000 } ),
			],
		] );
		const link = document.querySelector< HTMLAnchorElement >( '#one a' );
		expect( link?.textContent ).toBe(
			'Billing First name is a required field.'
		);
		expect( document.querySelectorAll( '#one a' ) ).toHaveLength( 1 );
		link?.click();
		expect( scrolled ).toHaveLength( 2 );
		expect( scrolled[ 1 ] ).toEqual( [
			'billing_first_name',
			expect.anything(),
		] );
	} );

	it( 'reacts to a recalculation that failed, and to no other (SHOP-4, SHOP-6)', async () => {
		await open( GROUP );
		tell( 'updated_checkout', { result: 'success' } );
		tell( 'updated_checkout' );
		expect( scrolled ).toEqual( [] );
		tell( 'updated_checkout', { result: 'failure' } );
		expect( scrolled ).toHaveLength( 1 );
	} );

	it( 'hides the totals of an emptied cart and says so (SHOP-1)', async () => {
		await open(
			'<p class="cart-empty">Your cart is currently empty.</p><div class="cart_totals" id="totals">$5</div>'
		);
		tell( 'wc_cart_emptied' );
		expect( document.getElementById( 'totals' )?.hidden ).toBe( true );
		const message = document.querySelector( '.cart-empty' );
		expect( message?.getAttribute( 'role' ) ).toBe( 'status' );
		expect( document.activeElement ).toBe( message );
	} );

	it( 'opens the reviews (SHOP-7)', async () => {
		let opened = 0;
		await open(
			'<a id="link" href="#product_reviews_tab">Reviews</a><ul class="wc-tabs" id="row"><li class="reviews_tab"><a href="#tab-reviews">Reviews</a></li></ul><div id="tab-reviews"></div>'
		);
		document
			.querySelector( '.reviews_tab a' )
			?.addEventListener( 'click', () => ++opened );
		document.getElementById( 'link' )?.click();
		// Earlier pages' listeners are still on this document.
		expect( opened ).toBeGreaterThan( 0 );
		// The row of tabs stays in sight.
		expect( scrolled[ 0 ] ).toEqual( [
			'row',
			{ focus: document.getElementById( 'tab-reviews' ) },
		] );
	} );

	it( 'leads to a place among the reviews once they are open (SHOP-7, SHOP-54)', async () => {
		window.location.hash = '#comment-3';
		let opened = 0;
		document.addEventListener( 'click', ( { target } ) => {
			opened += ( target as Element ).matches( '.reviews_tab a' ) ? 1 : 0;
		} );
		await open(
			'<ul><li class="reviews_tab"><a href="#tab-reviews">Reviews</a></li></ul><div id="tab-reviews"><div id="comment-3"></div></div>'
		);
		expect( opened ).toBe( 0 );
		await settled();
		expect( opened ).toBe( 1 );
		expect( scrolled ).toEqual( [
			[ 'comment-3', { focus: document.getElementById( 'comment-3' ) } ],
		] );
		window.location.hash = '#elsewhere';
		await open( '<div id="tab-reviews"></div><p id="elsewhere"></p>' );
		await settled();
		expect( scrolled ).toEqual( [] );
		window.location.hash = '';
	} );

	it( 'says what was bought and put into the cart (SHOP-10)', async () => {
		const orders: unknown[] = [];
		jest.doMock( '@brolga/told-order', () => ( {
			tellOnce: ( order: unknown ) => orders.push( order ),
		} ) );
		await open(
			'<script type="application/json" id="brolga-config">{"shop_order":{"token":"t","order_id":"7","value":"82.00","currency":"AUD"}}</script>'
		);
		await settled();
		expect( orders ).toEqual( [
			{ token: 't', order_id: '7', value: '82.00', currency: 'AUD' },
		] );
		tell( 'added_to_cart' );
		await settled();
		expect( told.map( ( { name } ) => name ) ).toEqual( [ 'add_to_cart' ] );
	} );

	it( 'shows the cart after something was added, where the owner wants it (SHOP-24)', async () => {
		const opened: string[] = [];
		jest.doMock( '@brolga/cart', () => ( {
			open: ( { id }: HTMLAnchorElement ) => opened.push( id ),
		} ) );
		await open( '<a id="cart" data-brolga-drawer="pressed">Cart</a>' );
		tell( 'added_to_cart' );
		await settled();
		expect( opened ).toEqual( [] );
		await open( '<a id="cart" data-brolga-drawer="added">Cart</a>' );
		tell( 'added_to_cart' );
		await settled();
		expect( opened ).toEqual( [ 'cart' ] );
		// A product's form has loaded its page anew (SHOP-82).
		const page = ( when: string ) =>
			`<script type="application/json" id="brolga-config">{"shop_added":true}</script><a id="form" data-brolga-drawer="${ when }">Cart</a>`;
		await open( page( 'pressed' ) );
		await settled();
		expect( opened ).toHaveLength( 1 );
		await open( page( 'added' ) );
		await settled();
		expect( opened ).toEqual( [ 'cart', 'form' ] );
	} );

	it( 'has the checkout of blocks send the mark of the cart that it shows (SHOP-65)', async () => {
		let cart: object = { extensions: { brolga: { cart: 'one' } } };
		let change: () => void = () => undefined;
		const sent: unknown[] = [];
		const wordpress = window as { wp?: unknown };
		wordpress.wp = {
			data: {
				select: ( name: string ) =>
					name === 'wc/store/cart'
						? { getCartData: () => cart }
						: undefined,
				dispatch: ( name: string ) =>
					name === 'wc/store/checkout'
						? {
								setExtensionData: ( ...data: unknown[] ) =>
									sent.push( data ),
							}
						: undefined,
				subscribe: ( listener: () => void, name: string ) => {
					expect( name ).toBe( 'wc/store/cart' );
					change = listener;
				},
			},
		};
		await open( '' );
		expect( sent ).toEqual( [ [ 'brolga', { cart: 'one' } ] ] );
		// An address was typed: the cart is the same.
		change();
		expect( sent ).toHaveLength( 1 );
		cart = { extensions: { brolga: { cart: 'two' } } };
		change();
		expect( sent[ 1 ] ).toEqual( [ 'brolga', { cart: 'two' } ] );
		cart = {};
		change();
		expect( sent ).toHaveLength( 2 );
		// A page without that checkout has the data, and none of its stores.
		wordpress.wp = {
			data: { select: () => undefined, dispatch: () => undefined },
		};
		await open( '' );
		delete wordpress.wp;
		await open( '' );
		expect( sent ).toHaveLength( 2 );
	} );

	it( 'offers a product that was scrolled past, until the page ends (SHOP-27)', async () => {
		/** As the browser's: told of what changes alone, by the window and its margin. */
		const places: ( ( target: Element, top: number ) => void )[] = [];
		window.IntersectionObserver = class {
			disconnect = jest.fn();
			constructor(
				private readonly callback: ( entries: object[] ) => void,
				private readonly options: IntersectionObserverInit = {}
			) {}
			observe( watched: Element ) {
				const below = Number.parseInt(
					String( this.options.rootMargin ).split( ' ' )[ 2 ] ?? '0'
				);
				let was: boolean | undefined;
				places.push( ( target, top ) => {
					const isIntersecting = top >= 0 && top <= 667 + below;
					if ( target === watched && isIntersecting !== was ) {
						was = isIntersecting;
						this.callback( [ { target, isIntersecting } ] );
					}
				} );
			}
		} as unknown as typeof IntersectionObserver;
		window.ResizeObserver = class {
			observe = jest.fn();
			disconnect = jest.fn();
		} as unknown as typeof ResizeObserver;
		await open(
			'<div class="product"><h1>Fig</h1><form class="cart"><select></select><button type="button" class="single_add_to_cart_button">Add to cart</button></form></div><footer></footer>'
		);
		const button = document.querySelector< HTMLButtonElement >(
			'.single_add_to_cart_button'
		);
		const footer = document.querySelector( 'footer' );
		const bar = document.querySelector< HTMLElement >( '.brolga-buy' );
		const at = ( target: Element | null, top: number ) =>
			places.forEach( ( place ) => target && place( target, top ) );
		expect( bar?.hidden ).toBe( true );
		expect( bar?.textContent ).toBe( 'FigAdd to cart' );
		at( button, 900 );
		at( footer, 3000 );
		expect( bar?.hidden ).toBe( true );
		at( button, -90 );
		expect( bar?.hidden ).toBe( false );
		// A jump to the top, where the button lies below the window.
		at( button, 900 );
		expect( bar?.hidden ).toBe( true );
		at( button, -90 );
		at( footer, 500 );
		expect( bar?.hidden ).toBe( true );
		let pressed = 0;
		button?.addEventListener( 'click', () => ++pressed );
		bar?.querySelector( 'button' )?.click();
		expect( pressed ).toBe( 1 );
		button?.classList.add( 'disabled' );
		const shown = jest.fn();
		HTMLElement.prototype.scrollIntoView = shown;
		bar?.querySelector( 'button' )?.click();
		expect( shown ).toHaveBeenCalledWith( { block: 'center' } );
		expect( pressed ).toBe( 1 );
		expect( document.activeElement?.tagName ).toBe( 'SELECT' );
	} );
} );
