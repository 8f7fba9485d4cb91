<?php
declare( strict_types=1 );

namespace Brolga\Experiments;

/**
 * How often something happened to a variant on a day.
 */
final class DayCount {

	/**
	 * @param string  $day     `2026-11-21`, on the site's clock.
	 * @param int     $variant The variant's number.
	 * @param Counted $record  What happened.
	 * @param int     $count   How often.
	 * @param int     $value   Money in cents, where the record is an order.
	 */
	public function __construct(
		public readonly string $day,
		public readonly int $variant,
		public readonly Counted $record,
		public readonly int $count,
		public readonly int $value = 0
	) {}
}
