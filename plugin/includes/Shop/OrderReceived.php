<?php
declare( strict_types=1 );

namespace Brolga\Shop;

use Brolga\Core\Conditional;
use Brolga\Core\Page\IslandData;
use WC_Order;
use WC_Order_Item_Product;
use WC_Product;

/**
 * The page after an order: a test's shop goal is reached there, and the first
 * view tells the page's scripts what was bought.
 *
 * @see SHOP-10 AB-12
 */
final class OrderReceived implements Conditional, IslandData {

	/** Where an order notes that a page has told of it. */
	private const TOLD = '_brolga_told';

	/** What the seed calls the page that a shop goal is reached on. */
	private const GOAL = 'et_pb_ab_shop_conversion';

	public function __construct( private readonly Shop $shop ) {}

	/**
	 * Not in wp-admin.
	 */
	public function can_register(): bool {
		return ! is_admin();
	}

	/**
	 * Waits for the page.
	 */
	public function register(): void {
		add_filter( 'body_class', $this->mark( ... ) );
	}

	/**
	 * Marks the page as the place where a shop goal is reached.
	 *
	 * @param list<string> $classes Of the body.
	 * @return list<string>
	 */
	private function mark( array $classes ): array {
		return null === $this->order() ? $classes : [ ...$classes, self::GOAL ];
	}

	/**
	 * What was bought, at the first view of its page.
	 *
	 * @return array<string, mixed>
	 */
	public function island(): array {
		$order = $this->order();
		if ( null === $order || '' !== $order->get_meta( self::TOLD ) ) {
			return [];
		}
		$order->update_meta_data( self::TOLD, '1' );
		$order->save_meta_data();
		$items = [];
		foreach ( $order->get_items() as $item ) {
			$product = $item instanceof WC_Order_Item_Product ? $item->get_product() : null;
			$items[] = [
				'item_id'   => $product instanceof WC_Product && '' !== $product->get_sku() ? $product->get_sku() : (string) $item->get_id(),
				'item_name' => $item->get_name(),
				'quantity'  => $item->get_quantity(),
				'price'     => (float) wc_format_decimal( $order->get_item_total( $item, true ), 2 ),
			];
		}

		return [
			'shop_order' => [
				'order'    => $order->get_order_number(),
				'value'    => wc_format_decimal( $order->get_total(), 2 ),
				'tax'      => wc_format_decimal( $order->get_total_tax(), 2 ),
				'shipping' => wc_format_decimal( $order->get_shipping_total(), 2 ),
				'currency' => $order->get_currency(),
				'items'    => (string) wp_json_encode( $items ),
			],
		];
	}

	/**
	 * The order whose page this is: it was received, and the visitor has its key.
	 */
	private function order(): ?WC_Order {
		if ( ! $this->shop->is_running() || ! is_order_received_page() ) {
			return null;
		}
		$id    = get_query_var( 'order-received' );
		$order = is_numeric( $id ) ? wc_get_order( (int) $id ) : null;
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- The order's own key, compared alone.
		$key = $_GET['key'] ?? '';

		return $order instanceof WC_Order && is_string( $key ) && $order->key_is_valid( $key ) && ! $order->has_status( [ 'failed', 'cancelled' ] ) ? $order : null;
	}
}
