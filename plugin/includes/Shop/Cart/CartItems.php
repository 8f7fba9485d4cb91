<?php
declare( strict_types=1 );

namespace Brolga\Shop\Cart;

use Brolga\Core\Support\Module;

/**
 * Tells pages with blocks that depend on the cart what lies in it: products and their categories, with those
 * above them. Only requests that ask for it pay for it.
 *
 * @see VIS-6
 */
final class CartItems implements Module {

	/** Namespace in the Store API's cart, and the query argument that asks for the items. */
	public const NAME = 'brolga_items';

	public function register(): void {
		add_action( 'rest_api_init', self::extend( ... ) );
	}

	private static function extend(): void {
		if ( ! function_exists( 'woocommerce_store_api_register_endpoint_data' ) ) {
			return;
		}
		woocommerce_store_api_register_endpoint_data(
			[
				'endpoint'        => 'cart',
				'namespace'       => self::NAME,
				'schema_callback' => static fn (): array => [
					'items' => [
						'description' => 'The products in the cart, such as p12, and their categories, such as c7.',
						'type'        => 'array',
						'context'     => [ 'view' ],
					],
				],
				// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Asks for one's own cart.
				'data_callback'   => static fn (): array => isset( $_GET[ self::NAME ] )
					? [ 'items' => self::items() ]
					: [],
			]
		);
	}

	/** @return list<string> */
	private static function items(): array {
		$items = [];
		foreach ( WC()->cart->get_cart() as $line ) {
			$id = is_array( $line ) ? $line['product_id'] ?? 0 : 0;
			if ( ! is_int( $id ) || $id < 1 ) {
				continue;
			}
			$items[] = "p{$id}";
			foreach ( array_filter( wc_get_product_term_ids( $id, 'product_cat' ), is_int( ... ) ) as $category ) {
				$items[] = "c{$category}";
				$above_it = get_ancestors( $category, 'product_cat', 'taxonomy' );
				foreach ( array_filter( $above_it, is_int( ... ) ) as $above ) {
					$items[] = "c{$above}";
				}
			}
		}
		return array_values( array_unique( $items ) );
	}
}
