<?php
declare( strict_types=1 );

namespace Brolga\Shop\Cart;

use Brolga\Core\Support\Module;

/**
 * A product without an image has the shop's placeholder in the cart, as in its lists.
 *
 * Tested with WooCommerce 10.2, whose cart has no image of such a product.
 *
 * @see SHOP-734
 */
final class CartImages implements Module {

	public function register(): void {
		add_filter( 'woocommerce_store_api_cart_item_images', self::fill( ... ) );
	}

	/**
	 * The images of a line, of which there is one at least where the shop has a placeholder.
	 *
	 * @param mixed $images As WooCommerce tells them.
	 */
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
