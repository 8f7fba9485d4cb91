<?php
declare( strict_types=1 );

namespace Brolga\Shop\Orders;

use Brolga\Core\Page\IslandData;
use Brolga\Core\Support\Conditional;

/**
 * The page after an order: a test's shop goal is reached there, and the page's
 * scripts are told what was bought until one has said so.
 *
 * @see SHOP-10 TRACK-31 AB-12
 */
final class OrderReceived implements Conditional, IslandData {

	/** What the seed calls the page that a shop goal is reached on. */
	private const GOAL = 'et_pb_ab_shop_conversion';

	public function __construct(
		private readonly ConfirmedOrder $confirmed,
		private readonly ToldOrders $told
	) {}

	/**
	 * Not in wp-admin.
	 */
	public static function can_register(): bool {
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
		return null === $this->confirmed->find() ? $classes : [ ...$classes, self::GOAL ];
	}

	/**
	 * What was bought, and what the page needs to tell of it first.
	 *
	 * @return array<string, mixed>
	 */
	public function island(): array {
		$order = $this->confirmed->find();
		$token = null === $order ? '' : $this->told->token( $order );
		if ( null === $order || '' === $token ) {
			return [];
		}
		return [
			'shop_order' => [
				'token'    => $token,
				'order_id' => $order->get_order_number(),
				'value'    => wc_format_decimal( $order->get_total(), wc_get_price_decimals() ),
				'tax'      => wc_format_decimal( $order->get_total_tax(), wc_get_price_decimals() ),
				'shipping' => wc_format_decimal( $order->get_shipping_total(), wc_get_price_decimals() ),
				'currency' => $order->get_currency(),
				'items'    => (string) wp_json_encode( ConfirmedOrder::items( $order ) ),
			],
		];
	}
}
