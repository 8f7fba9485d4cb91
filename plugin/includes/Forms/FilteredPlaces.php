<?php
/**
 * Where the enquiries of a filter stand.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Forms;

use Brolga\Database\StorageUnavailable;

/**
 * The enquiries of some statuses, of one form or all, and of some days.
 */
final class FilteredPlaces implements PlaceList {

	/**
	 * Keeps the question.
	 *
	 * @param EntryPlacesRepository $places Where enquiries stand.
	 * @param EntryQuery            $query  The filter; its words do not count.
	 */
	public function __construct(
		private readonly EntryPlacesRepository $places,
		private readonly EntryQuery $query
	) {}

	/**
	 * The newest of them.
	 *
	 * @param EntryPlace|null $place Only what stands below it.
	 * @param int             $limit How many.
	 * @return list<EntryPlace>
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function below( ?EntryPlace $place, int $limit ): array {
		return $this->places->newest( $this->query, $place, $limit );
	}

	/**
	 * Those of some places that stand here.
	 *
	 * @param list<EntryPlace> $places Some places.
	 * @return list<EntryPlace>
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function among( array $places ): array {
		return $this->places->among( $this->query, $places );
	}
}
