<?php
declare( strict_types=1 );

namespace Brolga\Shop\Orders;

use Brolga\Core\Page\PageConfig;
use Brolga\Core\Support\Conditional;

/**
 * The order confirmation page: marks it as the goal of A/B tests with a shop goal, and passes the
 * order to the page's scripts until it has been reported once.
 *
 * @see SHOP-10 TRACK-31 AB-12
 */
final class OrderReceived implements Conditional, PageConfig {

	/** Body class of the page that counts as the shop goal. */
	private const GOAL = 'et_pb_ab_shop_conversion';

	public function __construct(
		private readonly ConfirmedOrder $confirmed,
		private readonly ReportedOrders $told
	) {}

	public static function can_register(): bool {
		return ! is_admin();
	}

	public function register(): void {
		add_filter( 'body_class', $this->mark( ... ) );
	}

	/**
	 * @param list<string> $classes
	 * @return list<string>
	 */
	private function mark( array $classes ): array {
		return null === $this->confirmed->find() ? $classes : [ ...$classes, self::GOAL ];
	}

	/**
	 * Returns the order's figures with the token that reporting needs; empty if the order was already reported.
	 *
	 * @return array<string, mixed>
	 */
	public function page_config(): array {
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
