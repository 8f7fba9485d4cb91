<?php
declare( strict_types=1 );

namespace Brolga\Shop\Tracking;

use Brolga\Core\Support\Module;
use Brolga\Shop\Orders\ConfirmedOrder;
use Brolga\Shop\Orders\ToldOrders;
use Brolga\Shop\Shop;
use WC_Meta_Data;
use WC_Order;

/**
 * What the shop has done for a visitor, for whoever tells services of it: where
 * a page asks what has changed in the cart, and the order that was placed.
 * Orders remember where their visitor came from.
 *
 * @see TRACK-18 TRACK-19 TRACK-30 TRACK-31
 *
 * @phpstan-import-type Item from ConfirmedOrder
 */
final class ShopTracking implements Module {

	/** How an order's origin is stored, before its name. */
	private const META = '_brolga_';

	public function __construct(
		private readonly Shop $shop,
		private readonly ConfirmedOrder $confirmed,
		private readonly CartChanges $changes,
		private readonly ToldOrders $orders
	) {}

	/**
	 * Waits for the shop, and for pages that ask.
	 */
	public function register(): void {
		add_filter( 'brolga_tracked_shop', $this->tell( ... ) );
		add_action( 'woocommerce_checkout_create_order', self::remember( ... ) );
		add_action( 'woocommerce_store_api_checkout_update_order_meta', self::remember( ... ) );
	}

	/**
	 * What there is to tell on this page.
	 *
	 * @param mixed $told What others tell.
	 */
	private function tell( mixed $told ): mixed {
		if ( ! is_array( $told ) || ! $this->shop->is_running() ) {
			return $told;
		}
		$order = $this->placed();
		return $told + [ 'cart' => $this->changes->route() ] + ( null === $order ? [] : [ 'order' => $order ] );
	}

	/**
	 * Has an order remember where its visitor came from.
	 *
	 * @param mixed $order The order, which is saved by whoever asks.
	 */
	private static function remember( mixed $order ): void {
		if ( ! $order instanceof WC_Order ) {
			return;
		}
		/**
		 * Filters what is stored with an order about where the buyer came from. Runs in the request that places the order.
		 *
		 * @param array<string, string> $origin Texts by name.
		 */
		$origin = apply_filters( 'brolga_order_origin', [] );
		foreach ( is_array( $origin ) ? $origin : [] as $name => $value ) {
			if ( is_string( $value ) ) {
				$order->update_meta_data( self::META . $name, $value );
			}
		}
	}

	/**
	 * What an order remembers of where its visitor came from.
	 *
	 * @param WC_Order $order The order.
	 * @return array<string, string> By name.
	 */
	public static function origin( WC_Order $order ): array {
		$origin = [];
		foreach ( $order->get_meta_data() as $meta ) {
			$stored = $meta instanceof WC_Meta_Data ? $meta->get_data() : [];
			$name   = $stored['key'] ?? '';
			$value  = $stored['value'] ?? null;
			if ( is_string( $name ) && is_string( $value ) && str_starts_with( $name, self::META ) ) {
				$origin[ substr( $name, strlen( self::META ) ) ] = $value;
			}
		}
		return $origin;
	}

	/**
	 * The order that this page confirms; without a token it was told, and only the
	 * browser that did so knows whether anybody heard it.
	 *
	 * @return array{id: string, token: string, currency: string, value: float, tax: float, shipping: float, items: list<Item>}|null
	 */
	private function placed(): ?array {
		$order = $this->confirmed->find();
		return null === $order ? null : [
			'id'       => $order->get_order_number(),
			'token'    => $this->orders->token( $order ),
			'currency' => $order->get_currency(),
			'value'    => (float) $order->get_total(),
			'tax'      => round( (float) $order->get_total_tax(), 2 ),
			'shipping' => round( (float) $order->get_shipping_total(), 2 ),
			'items'    => ConfirmedOrder::items( $order ),
		];
	}
}
