<?php
declare( strict_types=1 );

namespace Brolga\Leads\Search;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Leads\DateRange;

/**
 * The enquiries of some days in which something begins with some letters.
 */
final class WordKeys implements KeyList {

	public function __construct(
		private readonly EntryWordsRepository $words,
		private readonly Beginning $beginning,
		private readonly DateRange $dates
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
		return $this->words->places( $this->beginning, $this->dates, $place, $limit );
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
		return $this->words->among( $this->beginning, $places );
	}
}
