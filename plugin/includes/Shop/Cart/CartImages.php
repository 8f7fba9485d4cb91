<?php
declare( strict_types=1 );

namespace Brolga\Shop\Cart;

use Brolga\Core\Support\Module;

/**
 * Shows the shop's placeholder in the cart for a product without an image, as product lists do.
 * Tested with WooCommerce 10.2, whose cart shows no image for such a product.
 *
 * @see SHOP-734
 */
final class CartImages implements Module {

	public function register(): void {
		add_filter( 'woocommerce_store_api_cart_item_images', self::fill( ... ) );
	}

	private static function fill( mixed $images ): mixed {
		$placeholder = get_option( 'woocommerce_placeholder_image' );
		if ( [] !== $images || ! is_numeric( $placeholder ) ) {
			return $images;
		}
		return [
			(object) [
				'id'        => (int) $placeholder,
				'src'       => wc_placeholder_img_src( 'woocommerce_single' ),
				'thumbnail' => wc_placeholder_img_src(),
				'srcset'    => '',
				'sizes'     => '',
				'name'      => '',
				'alt'       => '',
			],
		];
	}
}
