<?php
declare( strict_types=1 );

namespace Brolga\Leads\Search;

use Brolga\Core\Database\StorageUnavailable;

/**
 * The places of all enquiries that have something in common, such as a status or
 * a word. A search asks for what stands in several such lists.
 */
interface KeyList {

	/**
	 * The newest of them.
	 *
	 * @param EntryKey|null $place Only what stands below it.
	 * @param int             $limit How many.
	 * @return list<EntryKey>
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function below( ?EntryKey $place, int $limit ): array;

	/**
	 * Those of some places that stand here, in the same order.
	 *
	 * @param list<EntryKey> $places Some places.
	 * @return list<EntryKey>
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function among( array $places ): array;
}
