<?php
declare( strict_types=1 );

namespace Brolga\Shop;

use Brolga\Core\Events\Event;

/**
 * Event: an order was placed that has stored where its buyer came from.
 *
 * @see AB-67
 */
final class OrderConfirmed implements Event {

	/** @param array<string, string> $origin */
	public function __construct(
		public readonly int $id,
		public readonly float $total,
		public readonly string $currency,
		public readonly array $origin
	) {}

	public function announce(): void {
		/**
		 * Fires when an order is confirmed, with where its buyer came from. Fires once per order, or twice if two
		 * requests confirm it at the same moment.
		 *
		 * @since 0.1.0
		 *
		 * @param int                   $id       The order's ID.
		 * @param float                 $total    The total, with tax and shipping.
		 * @param string                $currency The currency code.
		 * @param array<string, string> $origin   The values of `brolga_order_origin`.
		 *
		 * @example
		 * add_action(
		 * 	'brolga_order_confirmed',
		 * 	static function ( int $id, float $total, string $currency, array $origin ): void {
		 * 		my_report_add( $id, $total, $origin['source'] ?? '' );
		 * 	},
		 * 	10,
		 * 	4
		 * );
		 */
		do_action( 'brolga_order_confirmed', $this->id, $this->total, $this->currency, $this->origin );
	}
}
