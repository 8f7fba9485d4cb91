<?php
/**
 * Places in the order of time.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Forms;

use Brolga\Database\StorageUnavailable;

/**
 * The places of all enquiries that have something in common, such as a status or
 * a word. A search asks for what stands in several such lists.
 */
interface PlaceList {

	/**
	 * The newest of them.
	 *
	 * @param EntryPlace|null $place Only what stands below it.
	 * @param int             $limit How many.
	 * @return list<EntryPlace>
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function below( ?EntryPlace $place, int $limit ): array;

	/**
	 * Those of some places that stand here, in the same order.
	 *
	 * @param list<EntryPlace> $places Some places.
	 * @return list<EntryPlace>
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function among( array $places ): array;
}
