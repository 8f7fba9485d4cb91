/**
 * All that this page knows of WooCommerce's own events: some are the browser's,
 * some jQuery's alone.
 */

/** The little of jQuery that is needed. */
interface Wrapped {
	on: ( events: string, heard: ( ...told: unknown[] ) => void ) => unknown;
	off: ( events: string, heard: ( ...told: unknown[] ) => void ) => unknown;
	stop: ( all: boolean ) => unknown;
}

/** On the body, when a cart has changed. */
const NATIVE = [
	'wc-blocks_added_to_cart',
	'wc-blocks_removed_from_cart',
	'wc-blocks_store_sync_required',
];

const CHANGES =
	'added_to_cart removed_from_cart updated_wc_div updated_cart_totals';

/** jQuery, where the page has it by now. */
const wrap = ( element: HTMLElement ): Wrapped | undefined =>
	( window as { jQuery?: ( element: HTMLElement ) => Wrapped } ).jQuery?.(
		element
	);

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
 * Hears of changes of the cart, here and in other tabs.
 *
 * @param heard  Called after each.
 * @param signal Ends it.
 */
export function onCartChange( heard: () => void, signal: AbortSignal ): void {
	for ( const name of NATIVE ) {
		document.body.addEventListener( name, heard, { signal } );
	}
	hear( CHANGES, heard, signal );
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

/** Tells WooCommerce's blocks, and ours, that a cart has changed here: they ask for it anew. */
export const tellCartChange = (): void => {
	document.body.dispatchEvent(
		new CustomEvent( 'wc-blocks_removed_from_cart', { bubbles: true } )
	);
};

/** The little of WordPress's data that is needed: where the checkout of blocks keeps what it shows and sends. */
interface Stores {
	select: (
		name: string
	) => { getCartData: () => { extensions?: unknown } } | undefined;
	dispatch: (
		name: string
	) =>
		| { setExtensionData?: ( namespace: string, data: object ) => void }
		| undefined;
	subscribe: ( heard: () => void, name: string ) => void;
}

const CART = 'wc/store/cart';

/**
 * Has the checkout of blocks send the mark of the cart that it shows.
 *
 * @see SHOP-65
 */
export function sendMark(): void {
	const { data } =
		( window as { wp?: { data?: Partial< Stores > } } ).wp ?? {};
	const cart = data?.select?.( CART );
	const checkout = data?.dispatch?.( 'wc/store/checkout' );
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
		data?.subscribe?.( send, CART );
		send();
	}
}

/** Whether there is anything to count: the visitor has a cart, or the page sells something. */
export const hasUseForCart = (): boolean =>
	/woocommerce_items_in_cart=/.test( document.cookie ) ||
	document.querySelector( '[class*=add_to_cart],[class*=wc-block]' ) !== null;

/** Stops the scrolling that WooCommerce has begun: it knows no fixed header. */
export function stopScrolling(): void {
	wrap( document.documentElement )?.stop( true );
	wrap( document.body )?.stop( true );
}
