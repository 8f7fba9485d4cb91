<?php
declare( strict_types=1 );

namespace Brolga\Experiments;

/**
 * Who takes part in a test, and when. Whoever does not sees the control and is
 * not counted.
 */
final class Targeting {

	/**
	 * @param string $device   `phone`, `tablet` or `desktop`; empty: all.
	 * @param string $campaign The `utm_campaign` a visitor came with; empty: any.
	 * @param string $visitors `new` or `returning`; empty: all.
	 * @param string $starts   The first moment, `2026-11-21T09:00:00` on the site's clock; empty: at once.
	 * @param string $ends     The first moment that is too late, on the site's clock; empty: never.
	 * @param string $group    Tests with the same group exclude each other: a visitor takes part in one of them; empty: none.
	 */
	public function __construct(
		public readonly string $device = '',
		public readonly string $campaign = '',
		public readonly string $visitors = '',
		public readonly string $starts = '',
		public readonly string $ends = '',
		public readonly string $group = ''
	) {}
}
