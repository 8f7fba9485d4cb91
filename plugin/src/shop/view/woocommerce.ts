/**
 * All that this page knows of WooCommerce's own events: some are the browser's,
 * some jQuery's alone.
 */

/** The little of jQuery that is needed. */
interface Wrapped {
	on: ( events: string, heard: ( ...told: unknown[] ) => void ) => unknown;
	off: ( events: string, heard: ( ...told: unknown[] ) => void ) => unknown;
	stop: ( all: boolean ) => unknown;
	trigger: ( event: string, told: readonly unknown[] ) => unknown;
}

const REMOVED = 'wc-blocks_removed_from_cart';

/** On the body, or on the window itself, when a cart has changed. */
const NATIVE = [
	'wc-blocks_added_to_cart',
	REMOVED,
	'wc-blocks_store_sync_required',
];

const CHANGES =
	'added_to_cart removed_from_cart updated_wc_div updated_cart_totals';

/** jQuery, where the page has it by now. */
const wrap = ( element: HTMLElement | Document ): Wrapped | undefined =>
	(
		window as { jQuery?: ( element: HTMLElement | Document ) => Wrapped }
	 ).jQuery?.( element );

/**
 * Waits for what WooCommerce does when a page is ready, tabs among it.
 *
 * @param ready Called after it; at once where there is no jQuery.
 */
export function whenReady( ready: () => void ): void {
	const { jQuery } = window as {
		jQuery?: ( ready: () => void ) => unknown;
	};
	if ( jQuery ) {
		jQuery( ready );
	} else {
		ready();
	}
}

/**
 * Hears jQuery's events on the body.
 *
 * @param events Their names.
 * @param heard  Gets what they tell, without the event itself.
 * @param signal Ends it.
 */
export function hear(
	events: string,
	heard: ( ...told: unknown[] ) => void,
	signal: AbortSignal
): void {
	const body = wrap( document.body );
	const listener = ( ...[ , ...told ]: unknown[] ) => heard( ...told );
	body?.on( events, listener );
	signal.addEventListener( 'abort', () => body?.off( events, listener ) );
}

/**
 * Hears of changes of the cart that this page has made.
 *
 * @param heard  Called after each, and told whether its visitor is being offered to undo it.
 * @param signal Ends it.
 */
export function onOwnChange(
	heard: ( canUndo: boolean ) => void,
	signal: AbortSignal
): void {
	for ( const name of NATIVE ) {
		window.addEventListener(
			name,
			( event ) =>
				heard(
					(
						Object( ( event as CustomEvent ).detail ) as {
							canUndo?: boolean;
						}
					 ).canUndo === true
				),
			// On its way down: not all of them bubble.
			{ signal, capture: true }
		);
	}
	hear( CHANGES, () => heard( false ), signal );
}

/**
 * Hears of changes of the cart, here and in other tabs.
 *
 * @param heard  Called after each.
 * @param signal Ends it.
 */
export function onCartChange( heard: () => void, signal: AbortSignal ): void {
	onOwnChange( heard, signal );
	// The cart's fingerprint is a cookie. A browser that tells of cookies tells of every change.
	( window as { cookieStore?: EventTarget } ).cookieStore?.addEventListener(
		'change',
		heard,
		{ signal }
	);
	// A page from the back-forward cache is as old as it was.
	window.addEventListener( 'pageshow', heard, { signal } );
	document.addEventListener( 'visibilitychange', heard, { signal } );
}

/**
 * Hears of products put into the cart from this page.
 *
 * @param heard  Called after each.
 * @param signal Ends it.
 */
export function onAdded( heard: () => void, signal: AbortSignal ): void {
	document.body.addEventListener( 'wc-blocks_added_to_cart', heard, {
		signal,
	} );
	hear( 'added_to_cart', heard, signal );
}

/**
 * Hears of products of a classic list that could not be put into the cart, for want of an answer.
 *
 * @param heard  Gets the button, which can be pressed again.
 * @param signal Ends it.
 */
export function onUnanswered(
	heard: ( button: Element ) => void,
	signal: AbortSignal
): void {
	const page = wrap( document );
	const listener = ( ...[ , , settings ]: unknown[] ): void => {
		const { url = '', data = '' } = Object( settings ) as {
			url?: string;
			data?: string;
		};
		const id = new URLSearchParams( data ).get( 'product_id' );
		const button =
			url.includes( 'add_to_cart' ) &&
			document.querySelector( `.loading[data-product_id="${ id }"]` );
		if ( button ) {
			button.classList.remove( 'loading' );
			heard( button );
		}
	};
	page?.on( 'ajaxError', listener );
	signal.addEventListener( 'abort', () =>
		page?.off( 'ajaxError', listener )
	);
}

/**
 * Tells WooCommerce's blocks, and ours, that a cart has changed here: they ask for it anew.
 *
 * @param canUndo Whether the visitor is being offered to undo it.
 */
export const tellCartChange = ( canUndo = false ): void => {
	document.body.dispatchEvent(
		new CustomEvent( REMOVED, { bubbles: true, detail: { canUndo } } )
	);
};

/** What is said of a field of the checkout of blocks. */
interface FieldError {
	readonly message: string;
	readonly hidden: boolean;
}

/** The little of WordPress's data that is needed: where the checkout of blocks keeps what it shows and sends. */
interface Stores {
	select: ( name: string ) =>
		| {
				getCartData: () => { extensions?: unknown };
				getItemsPendingQuantityUpdate?: () => readonly string[];
				getItemsPendingDelete?: () => readonly string[];
				getCustomerData?: () => unknown;
				getValidationError?: ( id: string ) => FieldError | undefined;
		  }
		| undefined;
	dispatch: ( name: string ) =>
		| {
				setExtensionData?: ( namespace: string, data: object ) => void;
				setValidationErrors?: (
					errors: Readonly< Record< string, FieldError > >
				) => void;
				clearValidationError?: ( id: string ) => void;
				createInfoNotice?: ( message: string, options: object ) => void;
				invalidateResolutionForStore?: () => void;
		  }
		| undefined;
	subscribe: ( heard: () => void, name: string ) => void;
}

const CART = 'wc/store/cart';
const VALIDATION = 'wc/store/validation';

const stores = (): Partial< Stores > =>
	( window as { wp?: { data?: Partial< Stores > } } ).wp?.data ?? {};

/**
 * Has the checkout of blocks send the mark of the cart that it shows.
 *
 * @see SHOP-65
 */
export function sendMark(): void {
	const data = stores();
	const cart = data.select?.( CART );
	const checkout = data.dispatch?.( 'wc/store/checkout' );
	let sent: unknown;
	const send = (): void => {
		const { brolga } = Object( cart?.getCartData().extensions ) as {
			brolga?: { cart?: unknown };
		};
		if ( brolga?.cart && brolga.cart !== sent ) {
			sent = brolga.cart;
			checkout?.setExtensionData?.( 'brolga', { cart: sent } );
		}
	};
	if ( cart && checkout ) {
		data.subscribe?.( send, CART );
		send();
	}
}

/**
 * Says something in the cart of blocks, as it says itself what has changed there.
 *
 * @param message What.
 */
export const noteInCart = ( message: string ): void =>
	stores().dispatch?.( 'core/notices' )?.createInfoNotice?.( message, {
		context: 'wc/cart',
		id: 'brolga-most',
		type: 'snackbar',
	} );

/** The cart's page, of blocks or of shortcodes. */
export interface CartPage {
	/** Whether it waits for an answer about what its visitor has changed there. */
	readonly isBusy: () => boolean;
	/** Has it ask for the cart and show it anew. */
	readonly draw: () => void;
}

const FORM = '.woocommerce-cart-form';

/** The fields that a cart of shortcodes has for typing. */
const typedFields = (): NodeListOf< HTMLInputElement > =>
	document.querySelectorAll( `${ FORM } .qty, ${ FORM } #coupon_code` );

/** Draws a cart of shortcodes anew: what was typed and not yet sent stays, and so does the focus. */
function drawClassic(): void {
	if ( ! document.querySelector( FORM ) ) {
		window.location.reload();
		return;
	}
	const typed = new Map< string, string >();
	let focused = '';
	for ( const field of typedFields() ) {
		if ( field.value !== field.defaultValue ) {
			typed.set( field.name, field.value );
		}
		if ( field.matches( ':focus' ) ) {
			focused = field.name;
		}
	}
	const once = new AbortController();
	hear(
		'updated_wc_div',
		() => {
			once.abort();
			for ( const field of typedFields() ) {
				const value = typed.get( field.name );
				if ( value !== undefined ) {
					field.value = value;
					field.dispatchEvent(
						new Event( 'input', { bubbles: true } )
					);
				}
				if ( field.name === focused ) {
					field.focus();
				}
			}
		},
		once.signal
	);
	wrap( document )?.trigger( 'wc_update_cart', [ true ] );
}

/**
 * The cart's page, where this is it.
 *
 * @param drawn Called when it shows a cart that it has been told of.
 */
export function cartPage( drawn: () => void ): CartPage | undefined {
	if ( ! document.body.matches( '.woocommerce-cart' ) ) {
		return undefined;
	}
	const data = stores();
	const cart =
		document.querySelector( '.wp-block-woocommerce-cart' ) &&
		data.select?.( CART );
	if ( ! cart ) {
		return {
			isBusy: () => !! document.querySelector( '.processing' ),
			draw: drawClassic,
		};
	}
	let shown = cart.getCartData();
	data.subscribe?.( () => {
		const now = cart.getCartData();
		if ( now !== shown ) {
			shown = now;
			drawn();
		}
	}, CART );
	return {
		isBusy: () =>
			!! (
				cart.getItemsPendingQuantityUpdate?.().length ||
				cart.getItemsPendingDelete?.().length
			),
		draw: () => data.dispatch?.( CART )?.invalidateResolutionForStore?.(),
	};
}

/** Which of a buyer's addresses. */
export type AddressKind = 'billing' | 'shipping';

/** The checkout of blocks, as far as its addresses go. */
export interface Addresses {
	/** An address as it stands there now. */
	readonly shown: ( kind: AddressKind ) => unknown;
	/** What the shop last said of an address, by the name that an extension has there. */
	readonly answered: ( extension: string, kind: AddressKind ) => unknown;
	/** What is said of a field. */
	readonly said: ( field: string ) => string | undefined;
	/** Says something of a field; nothing takes back what was said. */
	readonly say: ( field: string, message: string ) => void;
}

/**
 * Hears of each change of addresses and of what is said of their fields, on a
 * page with the checkout of blocks.
 *
 * @param heard Called after each, and once at first.
 */
export function onAddresses( heard: ( checkout: Addresses ) => void ): void {
	const data = stores();
	const cart = data.select?.( CART );
	const fields = data.select?.( VALIDATION );
	const say = data.dispatch?.( VALIDATION );
	if ( ! cart || ! fields || ! say ) {
		return;
	}
	const part = ( of: unknown, name: string ): unknown =>
		( Object( of ) as Readonly< Record< string, unknown > > )[ name ];
	const checkout: Addresses = {
		shown: ( kind ) => part( cart.getCustomerData?.(), `${ kind }Address` ),
		answered: ( extension, kind ) =>
			part( part( cart.getCartData().extensions, extension ), kind ),
		said: ( field ) => fields.getValidationError?.( field )?.message,
		say( field, message ) {
			if ( message ) {
				say.setValidationErrors?.( {
					[ field ]: { message, hidden: false },
				} );
			} else {
				say.clearValidationError?.( field );
			}
		},
	};
	const tell = (): void => heard( checkout );
	data.subscribe?.( tell, CART );
	// The checkout forgets what others have said of a field when the field is left.
	data.subscribe?.( tell, VALIDATION );
	tell();
}

/** Stops the scrolling that WooCommerce has begun: it knows no fixed header. */
export function stopScrolling(): void {
	wrap( document.documentElement )?.stop( true );
	wrap( document.body )?.stop( true );
}
