<?php
declare( strict_types=1 );

namespace Brolga\Shop\Orders;

use Brolga\Shop\Shop;
use WC_Order;
use WC_Order_Item_Product;
use WC_Product;

/**
 * The order that this request's page confirms, and products in the form that tracking services expect: with one
 * ID in the cart and in the order.
 *
 * @see SHOP-10 TRACK-19
 *
 * @phpstan-type Item array{item_id: string, item_name: string, price: float, quantity: float|int}
 */
final class ConfirmedOrder {

	/** Order statuses that mean that nothing was bought, although the confirmation page exists. */
	private const NOT_PLACED = [ 'failed', 'cancelled' ];

	public function __construct( private readonly Shop $shop ) {}

	/**
	 * Returns the order of the current confirmation page; null on other pages, if nothing was
	 * bought, or if the URL lacks the order's key.
	 */
	public function find(): ?WC_Order {
		if ( ! $this->shop->is_running() || ! is_order_received_page() ) {
			return null;
		}
		$id    = get_query_var( 'order-received' );
		$order = is_numeric( $id ) ? wc_get_order( (int) $id ) : null;
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- The order's own proof, compared with it alone.
		$key = $_GET['key'] ?? '';

		return $order instanceof WC_Order
			&& is_string( $key )
			&& $order->key_is_valid( $key )
			&& ! $order->has_status( self::NOT_PLACED )
			? $order
			: null;
	}

	/** @return list<Item> The order's items, including products that were deleted since. */
	public static function items( WC_Order $order ): array {
		$items = [];
		foreach ( $order->get_items() as $line ) {
			if ( ! $line instanceof WC_Order_Item_Product ) {
				continue;
			}
			$product = $line->get_product();
			$is_sold = $product instanceof WC_Product;
			$items[] = self::item(
				$is_sold ? $product->get_sku() : '',
				$is_sold ? $product->get_id() : $line->get_id(),
				$line->get_name(),
				(float) $order->get_item_total( $line, true ),
				$line->get_quantity()
			);
		}
		return $items;
	}

	/** @return Item */
	public static function added( WC_Product $product, float|int $quantity ): array {
		return self::item(
			$product->get_sku(),
			$product->get_id(),
			$product->get_name(),
			(float) $product->get_price(),
			$quantity
		);
	}

	/**
	 * Returns a product as tracking services expect it, with its SKU or else its id.
	 *
	 * @param float|int $quantity May be fractional, since some shops sell by weight.
	 * @return Item
	 */
	private static function item( string $sku, int $id, string $name, float $price, float|int $quantity ): array {
		return [
			'item_id'   => '' === $sku ? (string) $id : $sku,
			'item_name' => $name,
			'price'     => round( $price, wc_get_price_decimals() ),
			'quantity'  => $quantity,
		];
	}
}
