/**
 * The cart of blocks takes the nearest number that can be had without a word;
 * this says why.
 *
 * @see SHOP-81
 */
import { noteInCart } from '../woocommerce';

const FIELD = '.wc-block-components-quantity-selector__input';

/**
 * Listens to the quantities of the cart of blocks.
 *
 * @param sentence What is said, with {name} and {quantity}.
 * @param signal   Ends it.
 */
export function sayMost( sentence: string, signal: AbortSignal ): void {
	// Before the cart's own script has put its number there.
	document.addEventListener(
		'focusout',
		( { target } ) => {
			if (
				target instanceof HTMLInputElement &&
				target.matches( FIELD ) &&
				target.max !== '' &&
				Number( target.value ) > Number( target.max )
			) {
				const name =
					target
						.closest( '.wc-block-cart-items__row' )
						?.querySelector( '.wc-block-components-product-name' )
						?.textContent.trim() ?? '';
				noteInCart(
					sentence
						.replace( '{quantity}', () => target.max )
						.replace( '{name}', () => name )
				);
			}
		},
		{ signal, capture: true }
	);
}
