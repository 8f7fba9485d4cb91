<?php
declare( strict_types=1 );

namespace Brolga\Forms\Uploads;


/**
 * Knows which of the leads that files belong to are still there.
 */
interface FileOwners {

	/**
	 * Those that are there.
	 *
	 * @param list<int> $ids Leads.
	 * @return list<int>
	 */
	public function present( array $ids ): array;
}
