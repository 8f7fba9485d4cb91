<?php
declare( strict_types=1 );

namespace Brolga\Core\Referrals;

/**
 * What came of a partner's link.
 */
final class Referred {

	/**
	 * @param string $name     The partner's, as it is kept.
	 * @param int    $count    How many.
	 * @param float  $revenue  Of orders.
	 * @param string $currency Its currency; empty: it is about no money.
	 */
	public function __construct(
		public readonly string $name,
		public readonly int $count,
		public readonly float $revenue = 0.0,
		public readonly string $currency = ''
	) {}
}
