<?php
declare( strict_types=1 );

namespace Brolga\Forms\Uploads;


/** Finds out which of the leads that files belong to still exist. */
interface FileOwners {

	/**
	 * @param list<int> $ids
	 * @return list<int>
	 */
	public function present( array $ids ): array;
}
