<?php
declare( strict_types=1 );

namespace Brolga\Shop\Product;

use WC_Product;

/**
 * Finds the product that is being rendered. It reuses the object that WooCommerce has created for
 * its templates, since creating another takes as long as a small query.
 *
 * @see PERF-25
 */
final class ProductAtHand {

	public static function get(): ?WC_Product {
		$id      = get_the_ID();
		$product = $GLOBALS['product'] ?? null;
		if ( ! $product instanceof WC_Product || $product->get_id() !== $id ) {
			$product = wc_get_product( $id );
		}
		return $product instanceof WC_Product ? $product : null;
	}
}
