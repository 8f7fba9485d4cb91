<?php
declare( strict_types=1 );

namespace Brolga\Shop\Tracking;

use Brolga\Shop\Orders\ConfirmedOrder;
use Brolga\Shop\Orders\ReportedOrders;
use Brolga\Shop\Shop;

/**
 * The shop's events for tracking services: where a page fetches changes of the cart, and the order that was
 * placed.
 *
 * @see TRACK-19 TRACK-30 TRACK-31
 *
 * @phpstan-import-type Item from ConfirmedOrder
 */
final class ShopTracking {

	public function __construct(
		private readonly Shop $shop,
		private readonly ConfirmedOrder $confirmed,
		private readonly CartChanges $changes,
		private readonly ReportedOrders $orders
	) {}

	/** @return array<string, mixed> */
	public function told(): array {
		if ( ! $this->shop->is_running() ) {
			return [];
		}
		$order = $this->placed();
		return [ 'cart' => $this->changes->route() ] + ( null === $order ? [] : [ 'order' => $order ] );
	}

	/**
	 * Returns the order that this page confirms. An empty token means that the order was already
	 * claimed; only the browser that claimed it knows whether it was reported.
	 *
	 * @return array{
	 *     id: string,
	 *     token: string,
	 *     currency: string,
	 *     value: float,
	 *     tax: float,
	 *     shipping: float,
	 *     items: list<Item>,
	 * }|null
	 */
	private function placed(): ?array {
		$order = $this->confirmed->find();
		return null === $order ? null : [
			'id'       => $order->get_order_number(),
			'token'    => $this->orders->token( $order ),
			'currency' => $order->get_currency(),
			'value'    => (float) $order->get_total(),
			'tax'      => round( (float) $order->get_total_tax(), wc_get_price_decimals() ),
			'shipping' => round( (float) $order->get_shipping_total(), wc_get_price_decimals() ),
			'items'    => ConfirmedOrder::items( $order ),
		];
	}
}
