<?php
declare( strict_types=1 );

namespace Brolga\Leads\Search;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Leads\EntryQuery;

/**
 * The enquiries of some statuses, of one form or all, and of some days.
 */
final class FilteredKeys implements KeyList {

	public function __construct(
		private readonly EntryKeysRepository $places,
		private readonly EntryQuery $query
	) {}

	/**
	 * The newest of them.
	 *
	 * @param EntryKey|null $place Only what stands below it.
	 * @param int             $limit How many.
	 * @return list<EntryKey>
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function below( ?EntryKey $place, int $limit ): array {
		return $this->places->newest( $this->query, $place, $limit );
	}

	/**
	 * Those of some places that stand here.
	 *
	 * @param list<EntryKey> $places Some places.
	 * @return list<EntryKey>
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function among( array $places ): array {
		return $this->places->among( $this->query, $places );
	}
}
