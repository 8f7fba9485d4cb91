<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Results;

/**
 * Groups of networks without whose visitors a test would have a different result.
 *
 * @see AB-115
 */
final class InfluentialOrigins {

	/**
	 * @param list<int> $origins At least one.
	 * @param Assessment $without The result without them.
	 */
	public function __construct(
		public readonly array $origins,
		public readonly int $visitors,
		public readonly int $conversions,
		public readonly Assessment $without
	) {}
}
