<?php
declare( strict_types=1 );

namespace Brolga\Forms\Uploads;

use Brolga\Core\Database\StorageUnavailable;

/**
 * Knows which of the leads that files belong to are still there.
 */
interface FileOwners {

	/**
	 * Those that are there.
	 *
	 * @param list<int> $ids Leads.
	 * @return list<int>
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function present( array $ids ): array;
}
