/**
 * The cart and the checkout made of shortcodes, as older shops have them.
 */
import type { Page } from '@playwright/test';
import { evaluate } from './fixtures';

/** The pages, at `/SLUG-cart/` and `/SLUG-checkout/`. */
export interface ClassicPages {
	/** Gives the shop its own pages back. */
	readonly putBack: () => void;
}

/**
 * Makes them, and has the shop use them.
 *
 * @param slug What their addresses begin with.
 */
export function useClassicPages( slug: string ): ClassicPages {
	const [ cart, checkout ] = evaluate(
		`// As the checkout made of blocks has left it, which WooCommerce asks first where another test has been there.
		update_option( 'woocommerce_checkout_phone_field', 'optional' );
		$old = array( get_option( 'woocommerce_cart_page_id' ), get_option( 'woocommerce_checkout_page_id' ) );
		foreach ( array( 'cart', 'checkout' ) as $page ) {
			update_option( "woocommerce_{$page}_page_id", wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => "Classic $page", 'post_name' => "${ slug }-$page", 'post_content' => "<!-- wp:shortcode -->[woocommerce_$page]<!-- /wp:shortcode -->" ) ) );
		}
		return $old;`,
		{ shop: true }
	) as [ string, string ];
	return {
		putBack() {
			evaluate(
				`foreach ( array( 'cart' => ${ cart }, 'checkout' => ${ checkout } ) as $page => $id ) {
					$now = (int) get_option( "woocommerce_{$page}_page_id" );
					if ( $now !== $id ) {
						wp_delete_post( $now, true );
						update_option( "woocommerce_{$page}_page_id", $id );
					}
				}`,
				{ shop: true }
			);
		},
	};
}

/**
 * Agrees to the terms that the checkout of shortcodes asks for.
 *
 * @param page With the checkout.
 */
export const agree = ( page: Page ): Promise< void > =>
	page.getByLabel( /I have read and agree/ ).check();
