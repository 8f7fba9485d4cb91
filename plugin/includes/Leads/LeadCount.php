<?php
declare( strict_types=1 );

namespace Brolga\Leads;

/**
 * A number of leads, counted up to a limit: whether a tab shows 1,000 or 900,000 makes no
 * difference to users, but much to the database.
 */
final class LeadCount {

	public function __construct(
		public readonly int $number,
		public readonly bool $more
	) {}
}
