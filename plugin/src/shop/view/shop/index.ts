/**
 * `@brolga/shop`: what WooCommerce's own pages do beyond WooCommerce. Loaded on
 * them alone.
 *
 * @see SHOP-1 SHOP-3 SHOP-5 SHOP-6 SHOP-7 SHOP-10 SHOP-24 SHOP-27 SHOP-65 SHOP-82 SHOP-402 TRACK-31
 */
import { announce, config } from '@brolga/runtime';
import { hear, onAdded, onUnanswered, sendMark } from '../woocommerce';
import { copyAddress } from './address';
import { openReviews } from './reviews';
import { showErrors } from './errors';
import { stickToBuying } from './sticky';

declare module '../../../runtime/events' {
	interface Achievements {
		readonly add_to_cart: true;
	}
}

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

const {
	shop_order: order,
	shop_added: isAdded,
	shop_most: hasCart,
	shop_unanswered: unanswered,
	tracking,
} = config< {
	shop_order: Readonly< Record< string, string > >;
	shop_added: boolean;
	shop_most: string;
	shop_unanswered: string;
	tracking: object;
} >();
// The cart and the checkout say more of their fields where they are made of blocks.
if ( hasCart ) {
	void import( /* webpackIgnore: true */ '@brolga/shop-blocks' ).catch(
		// The shop itself refuses what is wrong.
		() => undefined
	);
}

/** What was added is shown where the owner wants it, and the page has a link to the cart. */
function showCart(): void {
	const link = document.querySelector< HTMLAnchorElement >(
		'[data-brolga-drawer="added"]'
	);
	if ( link ) {
		void import( /* webpackIgnore: true */ '@brolga/cart' )
			.then( ( { open } ) => open( link ) )
			.catch(
				// It is in the cart all the same, and the count says so.
				() => undefined
			);
	}
}
onAdded( showCart, signal );
onUnanswered( ( button ) => {
	const note = Object.assign( document.createElement( 'p' ), {
		className: 'brolga-unanswered',
		textContent: unanswered,
	} );
	note.setAttribute( 'role', 'alert' );
	button.parentElement?.querySelector( `.${ note.className }` )?.remove();
	button.after( note );
}, signal );
// A product's form has loaded its page anew.
if ( isAdded ) {
	showCart();
}
// TRACK-19: a page that tells services announces it when they are there to hear.
if ( ! tracking ) {
	onAdded( () => void announce( 'add_to_cart', '' ), signal );
	if ( order ) {
		void import( /* webpackIgnore: true */ '@brolga/told-order' )
			.then( ( { tellOnce } ) => tellOnce( order ) )
			.catch(
				// The order's next page tells it.
				() => undefined
			);
	}
}
