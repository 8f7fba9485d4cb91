<?php
declare( strict_types=1 );

namespace Brolga\Shop\Product;

use WC_Product;

/**
 * The product that is being printed. WooCommerce has made it from the database for
 * its own templates; to make another takes as long as a small query.
 *
 * @see PERF-25
 */
final class ProductAtHand {

	/**
	 * WooCommerce's object where it is this post's, else one of its own; none where this is no product.
	 */
	public static function get(): ?WC_Product {
		$id      = get_the_ID();
		$product = $GLOBALS['product'] ?? null;
		if ( ! $product instanceof WC_Product || $product->get_id() !== $id ) {
			$product = wc_get_product( $id );
		}
		return $product instanceof WC_Product ? $product : null;
	}
}
