<?php
declare( strict_types=1 );

namespace Brolga\Leads;

/**
 * A number that was counted as far as anybody reads it: whether there are 1,000
 * or 900,000 in a tab changes nothing for its owner, but much for the database.
 */
final class LeadCount {

	public function __construct(
		public readonly int $number,
		public readonly bool $more
	) {}
}
