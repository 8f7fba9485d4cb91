<?php
declare( strict_types=1 );

namespace Brolga\Shop;

use Brolga\Core\Events\OriginAsked;

/**
 * Collects from other features what an order should store about its buyer: where the visitor came
 * from and which A/B test variants they saw.
 *
 * @see TRACK-18 AB-67
 */
final class OrderOriginAsked extends OriginAsked {

	/** @param string $currency The order's; empty if unknown. */
	public function __construct( public readonly string $currency = '' ) {}

	/** @param array<string, string> $notes */
	protected function filtered( array $notes ): mixed {
		/**
		 * Filters what is stored with an order about where the buyer came from. Runs in the request that places the
		 * order.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, string> $origin Texts by name.
		 *
		 * @example
		 * add_filter(
		 * 	'brolga_order_origin',
		 * 	static fn ( array $origin ): array => $origin + [ 'shop' => my_nearest_shop() ]
		 * );
		 */
		return apply_filters( 'brolga_order_origin', $notes );
	}
}
