<?php
declare( strict_types=1 );

namespace Brolga\Shop;

use Brolga\Core\Module;
use WC_Cart;
use WP_Error;

/**
 * Nobody orders what they have not seen: the classic checkout carries a mark of
 * the cart that it shows. Where another tab has changed the cart since, the
 * buyer is asked to look again.
 *
 * @see SHOP-41
 */
final class SeenCart implements Module {

	private const FIELD = 'brolga_cart';

	/**
	 * Waits for the classic checkout.
	 */
	public function register(): void {
		// Within the part that WooCommerce draws anew after each recalculation.
		add_action( 'woocommerce_review_order_before_submit', $this->put( ... ) );
		add_action( 'woocommerce_after_checkout_validation', $this->check( ... ), 10, 2 );
	}

	/**
	 * A mark of what is in a cart, and how many of each.
	 *
	 * @param WC_Cart $cart The buyer's.
	 */
	public static function mark( WC_Cart $cart ): string {
		$lines = [];
		foreach ( $cart->get_cart() as $key => $line ) {
			$lines[ $key ] = is_array( $line ) && is_numeric( $line['quantity'] ?? null ) ? (float) $line['quantity'] : 0.0;
		}
		ksort( $lines );
		return md5( (string) wp_json_encode( $lines ) );
	}

	/**
	 * Prints the mark.
	 */
	private function put(): void {
		printf( '<input type="hidden" name="%s" value="%s">', esc_attr( self::FIELD ), esc_attr( self::mark( WC()->cart ) ) );
	}

	/**
	 * Compares it. A checkout without the mark, which another plugin has drawn, is let through.
	 *
	 * @param mixed $data   What was sent.
	 * @param mixed $errors Takes what is wrong.
	 */
	private function check( mixed $data, mixed $errors ): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- WooCommerce has checked the nonce; compared with the mark alone.
		$seen = $_POST[ self::FIELD ] ?? '';
		if ( ! $errors instanceof WP_Error || ! is_string( $seen ) || '' === $seen || hash_equals( self::mark( WC()->cart ), $seen ) ) {
			return;
		}
		$errors->add( self::FIELD, __( 'Your cart has changed since you opened this page. Please check your order, then place it again.', 'brolga' ) );
		// Has the page's script draw the order anew.
		WC()->session->set( 'refresh_totals', true );
	}
}
