<?php
declare( strict_types=1 );

namespace Brolga\Core\Referrals;

/** The results of one partner's link. */
final class Referred {

	/**
	 * @param float $revenue Total of the orders.
	 * @param string $currency The currency of the revenue; empty: the figures are not about money.
	 */
	public function __construct(
		public readonly string $name,
		public readonly int $count,
		public readonly float $revenue = 0.0,
		public readonly string $currency = ''
	) {}
}
