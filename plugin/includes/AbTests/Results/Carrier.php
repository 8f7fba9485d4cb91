<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Results;

/**
 * Origins without which a test’s result would be another.
 *
 * @see AB-115
 */
final class Carrier {

	/**
	 * @param list<int>  $origins     Which; at least one.
	 * @param int        $visitors    Who came from there.
	 * @param int        $conversions Who converted.
	 * @param Assessment $without     What is left.
	 */
	public function __construct(
		public readonly array $origins,
		public readonly int $visitors,
		public readonly int $conversions,
		public readonly Assessment $without
	) {}
}
