/**
 * The cart's page shows the cart as it is, whichever tab has changed it.
 *
 * @see SHOP-400
 */
import { cartHash } from '../kept-count';
import { cartPage, onCartChange, onOwnChange } from '../woocommerce';

/** How long the page takes to draw an answer whose cookies have been set, in milliseconds. */
const DRAWN = 400;

const hash = (): string => cartHash( document.cookie );

/**
 * Has the page drawn anew when its visitor sees it and the cart is another.
 *
 * @param signal Ends it.
 */
export function followCart( signal: AbortSignal ): void {
	let shown = hash();
	let timer = 0;
	const drawn = (): void => {
		shown = hash();
	};
	const page = cartPage( drawn );
	if ( ! page ) {
		return;
	}
	const look = (): void => {
		window.clearTimeout( timer );
		timer = window.setTimeout( () => {
			if ( document.hidden || hash() === shown ) {
				return;
			}
			if ( page.isBusy() ) {
				look();
			} else {
				drawn();
				page.draw();
			}
		}, DRAWN );
	};
	onOwnChange( drawn, signal );
	onCartChange( look, signal );
	signal.addEventListener( 'abort', () => window.clearTimeout( timer ) );
}
