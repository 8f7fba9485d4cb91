/**
 * `@brolga/shop`: what WooCommerce's own pages do beyond WooCommerce. Loaded on
 * them alone.
 *
 * @see SHOP-1 SHOP-3 SHOP-5 SHOP-6 SHOP-7 SHOP-10 SHOP-24 SHOP-27 SHOP-65
 */
import { announce, config } from '@brolga/runtime';
import { hear, onAdded, sendMark } from '../../shop/woocommerce';
import { copyAddress } from './address';
import { openReviews } from './reviews';
import { showErrors } from './errors';
import { stickToBuying } from './sticky';

const { signal } = new AbortController();

/** The cart, emptied, shows no totals and says what it says aloud. */
function emptied(): void {
	for ( const totals of document.querySelectorAll< HTMLElement >(
		'.cart-collaterals, .cart_totals'
	) ) {
		totals.hidden = true;
	}
	const message = document.querySelector< HTMLElement >(
		'.cart-empty, .wc-empty-cart-message'
	);
	message?.setAttribute( 'role', 'status' );
	if ( message ) {
		message.tabIndex = -1;
		message.focus();
	}
}

hear( 'wc_cart_emptied', emptied, signal );
hear( 'checkout_error', () => showErrors(), signal );
hear(
	'updated_checkout',
	( data ) => {
		if ( ( Object( data ) as { result?: unknown } ).result === 'failure' ) {
			showErrors();
		}
	},
	signal
);
copyAddress( document, signal );
openReviews( signal );
stickToBuying( signal );
sendMark();

// SHOP-24: what was added is shown where the owner wants it, and the page has a link to the cart.
onAdded( () => {
	const link = document.querySelector< HTMLAnchorElement >(
		'[data-brolga-drawer="added"]'
	);
	if ( link ) {
		void import( /* webpackIgnore: true */ '@brolga/cart' ).then(
			( { open } ) => open( link ),
			// It is in the cart all the same, and the count says so.
			() => undefined
		);
	}
}, signal );

const { shop_order: order, tracking } = config< {
	shop_order: Readonly< Record< string, string > >;
	tracking: object;
} >();
// TRACK-19: a page that tells services announces it when they are there to hear.
if ( ! tracking ) {
	onAdded( () => void announce( 'add_to_cart', '' ), signal );
	if ( order ) {
		void announce( 'purchase', '', order );
	}
}
