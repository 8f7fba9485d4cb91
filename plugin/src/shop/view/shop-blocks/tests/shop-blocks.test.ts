/**
 * What the cart and the checkout of blocks say of their fields, with stores of
 * our own.
 */
describe( 'the cart and the checkout of blocks', () => {
	async function open( html: string ): Promise< void > {
		document.body.innerHTML = html;
		await jest.isolateModulesAsync( async () => {
			await import( '../index' );
		} );
	}

	it( 'says in the cart of blocks why a number typed there becomes another (SHOP-81)', async () => {
		const notes: unknown[] = [];
		const wordpress = window as { wp?: unknown };
		wordpress.wp = {
			data: {
				dispatch: ( name: string ) =>
					name === 'core/notices'
						? {
								createInfoNotice: ( ...note: unknown[] ) =>
									notes.push( note ),
							}
						: undefined,
			},
		};
		await open(
			`<script type="application/json" id="brolga-config">{"shop_most":"No more than {quantity} of {name}."}</script>
			<table><tr class="wc-block-cart-items__row"><td><a class="wc-block-components-product-name">Fig $&amp;</a>
			<input class="wc-block-components-quantity-selector__input" type="number" value="5" max="22"></td></tr></table>`
		);
		const field = document.querySelector( 'input' ) as HTMLInputElement;
		const leave = () =>
			field.dispatchEvent( new Event( 'focusout', { bubbles: true } ) );
		leave();
		expect( notes ).toEqual( [] );
		field.value = '99';
		leave();
		expect( notes ).toEqual( [
			[
				'No more than 22 of Fig $&.',
				expect.objectContaining( { context: 'wc/cart' } ),
			],
		] );
		delete wordpress.wp;
	} );

	it( 'says at its field that a postcode lies in another state, for as long as it does (SHOP-80)', async () => {
		const address = { country: 'AU', state: 'QLD', postcode: '20 00' };
		const shown = { shippingAddress: address, billingAddress: address };
		const misfit = {
			...address,
			postcode: '2000',
			message: 'That is in New South Wales.',
		};
		let answered: object | null = null;
		const errors: Record< string, { message: string; hidden: boolean } > =
			{};
		const listeners: ( () => void )[] = [];
		const changed = () => listeners.forEach( ( listener ) => listener() );
		const wordpress = window as { wp?: unknown };
		wordpress.wp = {
			data: {
				select: ( name: string ) =>
					( {
						'wc/store/cart': {
							getCustomerData: () => shown,
							getCartData: () => ( {
								extensions: {
									brolga_postcodes: {
										shipping: answered,
										billing: answered,
									},
								},
							} ),
						},
						'wc/store/validation': {
							getValidationError: ( id: string ) => errors[ id ],
						},
					} )[ name ],
				dispatch: ( name: string ) =>
					name === 'wc/store/validation'
						? {
								setValidationErrors: ( more: object ) => {
									Object.assign( errors, more );
									changed();
								},
								clearValidationError: ( id: string ) => {
									Reflect.deleteProperty( errors, id );
									changed();
								},
							}
						: undefined,
				subscribe: ( listener: () => void ) =>
					listeners.push( listener ),
			},
		};
		// The billing address is the shipping address's copy: it has no fields.
		await open( '<input id="shipping-postcode">' );
		expect( errors ).toEqual( {} );
		answered = misfit;
		changed();
		const said = {
			shipping_postcode: { message: misfit.message, hidden: false },
		};
		expect( errors ).toEqual( said );
		// The checkout forgets it when the field is left once more.
		delete errors.shipping_postcode;
		changed();
		expect( errors ).toEqual( said );
		// Another state was chosen, and the shop has not answered yet.
		shown.shippingAddress = { ...address, state: 'NSW' };
		changed();
		expect( errors ).toEqual( {} );
		shown.shippingAddress = address;
		changed();
		expect( errors ).toEqual( said );
		answered = null;
		changed();
		expect( errors ).toEqual( {} );
		// What the checkout itself says of the field stays.
		errors.shipping_postcode = { message: 'Too short.', hidden: false };
		changed();
		answered = misfit;
		changed();
		expect( errors.shipping_postcode.message ).toBe( 'Too short.' );
		delete wordpress.wp;
	} );

	it( 'draws the cart of blocks anew once another tab’s change is seen, and not for its own (SHOP-400)', async () => {
		jest.useFakeTimers();
		const cookie = ( value: string ): void => {
			document.cookie = 'woocommerce_items_in_cart=1';
			document.cookie = `woocommerce_cart_hash=${ value }`;
		};
		cookie( 'first' );
		let data = {};
		let pending: string[] = [];
		const listeners: ( () => void )[] = [];
		const anew = jest.fn();
		const wordpress = window as { wp?: unknown };
		wordpress.wp = {
			data: {
				select: ( name: string ) =>
					name === 'wc/store/cart'
						? {
								getCartData: () => data,
								getItemsPendingQuantityUpdate: () => pending,
								getItemsPendingDelete: () => [],
							}
						: undefined,
				dispatch: () => ( { invalidateResolutionForStore: anew } ),
				subscribe: ( heard: () => void ) => listeners.push( heard ),
			},
		};
		const hidden = jest.spyOn( document, 'hidden', 'get' );
		const hint = (): void => {
			document.dispatchEvent( new Event( 'visibilitychange' ) );
			jest.runOnlyPendingTimers();
		};
		document.body.className = 'woocommerce-cart';
		await open(
			`<script type="application/json" id="brolga-config">{}</script><div class="wp-block-woocommerce-cart"></div>`
		);
		hint();
		expect( anew ).not.toHaveBeenCalled();

		// Its own change: the answer sets the cookie, then the cart is drawn.
		cookie( 'second' );
		data = {};
		listeners.forEach( ( listener ) => listener() );
		hint();
		expect( anew ).not.toHaveBeenCalled();

		// Another tab’s, while nobody looks, and while an answer is waited for.
		cookie( 'third' );
		hidden.mockReturnValue( true );
		hint();
		hidden.mockReturnValue( false );
		pending = [ 'a line' ];
		hint();
		expect( anew ).not.toHaveBeenCalled();
		pending = [];
		jest.runOnlyPendingTimers();
		expect( anew ).toHaveBeenCalledTimes( 1 );
		hint();
		expect( anew ).toHaveBeenCalledTimes( 1 );
		document.body.className = '';
		delete wordpress.wp;
		hidden.mockRestore();
		jest.useRealTimers();
	} );

	it( 'keeps the room of the ways of delivery while the shop is asked for them (SHOP-480)', async () => {
		await open(
			`<script type="application/json" id="brolga-config">{}</script>
			<input><fieldset class="wc-block-checkout__shipping-option"></fieldset>`
		);
		const section = document.querySelector(
			'fieldset'
		) as HTMLFieldSetElement;
		const field = document.querySelector( 'input' ) as HTMLInputElement;
		const height = jest.spyOn( section, 'offsetHeight', 'get' );
		const room = (): string =>
			document.documentElement.style.getPropertyValue(
				'--brolga-delivery-room'
			);
		height.mockReturnValue( 226 );
		field.focus();
		expect( room() ).toBe( '226px' );

		height.mockReturnValue( 302 );
		field.addEventListener( 'focusout', () => {
			section.innerHTML =
				'<div class="wc-block-components-skeleton"></div>';
			height.mockReturnValue( 126 );
		} );
		field.blur();
		expect( room() ).toBe( '302px' );

		// What is left while the outline is there says nothing of the room.
		field.focus();
		expect( room() ).toBe( '302px' );
		document.documentElement.removeAttribute( 'style' );
	} );
} );
