<?php
declare( strict_types=1 );

namespace Brolga\Leads\Search;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Leads\EntryCount;
use Brolga\Leads\EntryQuery;
use Brolga\Leads\EntryStatus;

/**
 * Finds the newest enquiries that stand in several lists at once: one for each
 * word, and one of the filter. All of them are in the order of time, and
 * indexes have them.
 *
 * Each list is asked for its next few places; the one that reaches furthest back
 * with them is the sparsest hereabouts and leads: only its places are looked up
 * in the others. However large the table and however common the words, a search
 * looks at a few thousand places at most, and says where the next one goes on.
 *
 * @see LEAD-30 PERF-12
 */
final class EntrySearch {

	/** How many places one page looks at: a few first, as most often they are enough. */
	private const CHUNKS = [ 40, 240, 900, 2000, 2000 ];

	/** So many of these where the enquiries themselves have to be read. */
	private const BROAD_CHUNKS = 3;

	/** How many it looks at to count. */
	private const COUNT_CHUNKS = [ 60, 120 ];

	/** How many the counts of a search count up to. */
	public const COUNTED = 100;

	public function __construct(
		private readonly EntryKeysRepository $places,
		private readonly EntryWordsRepository $words
	) {}

	/**
	 * The places of a page, and where the next one goes on; null: there is none.
	 *
	 * @param EntryQuery      $query With words.
	 * @param EntryKey|null $place Only what stands below it.
	 * @return array{list<EntryKey>, EntryKey|null}
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function page( EntryQuery $query, ?EntryKey $place ): array {
		return $this->look( $query, $place, $query->limit, self::CHUNKS );
	}

	/**
	 * How many of the newest ones that are found have each status.
	 *
	 * @param EntryQuery $query With words; its status does not count.
	 * @return array<string, EntryCount> By status.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function counts( EntryQuery $query ): array {
		[ $found, $next ] = $this->look( $query->with_statuses( EntryStatus::cases() ), null, self::COUNTED, self::COUNT_CHUNKS );
		$numbers          = array_count_values( $this->places->statuses( $found ) );
		$counts           = [];
		foreach ( EntryStatus::cases() as $status ) {
			$counts[ $status->value ] = new EntryCount( $numbers[ $status->value ] ?? 0, null !== $next );
		}
		return $counts;
	}

	/**
	 * The newest places that are in all lists, and where to look on.
	 *
	 * @param EntryQuery      $query  With words.
	 * @param EntryKey|null $place  Only what stands below it.
	 * @param int             $limit  How many.
	 * @param list<int>       $chunks How many places are looked at, one time after the other.
	 * @return array{list<EntryKey>, EntryKey|null}
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	private function look( EntryQuery $query, ?EntryKey $place, int $limit, array $chunks ): array {
		$beginnings = array_map( $this->words->beginning( ... ), $query->words );
		$broad      = array_filter( $beginnings, static fn ( Beginning $beginning ): bool => $beginning->is_broad );
		$lists      = [];
		foreach ( array_diff_key( $beginnings, $broad ) as $beginning ) {
			$lists[] = new WordKeys( $this->words, $beginning, $query->dates );
		}
		if ( [] === $lists || ! $query->is_of_all() ) {
			$lists[] = new FilteredKeys( $this->places, $query );
		}
		[ $leader, $candidates ] = self::sparsest( $lists, $place, $chunks[0] );
		$others                  = array_diff_key( $lists, [ $leader => true ] );
		$found                   = [];
		foreach ( [] === $broad ? $chunks : array_slice( $chunks, 0, self::BROAD_CHUNKS ) as $turn => $size ) {
			$candidates = 0 === $turn ? $candidates : $lists[ $leader ]->below( $place, $size );
			$fitting    = $candidates;
			foreach ( $others as $list ) {
				$fitting = $list->among( $fitting );
			}
			$found = [ ...$found, ...$this->places->with_words( $fitting, array_column( $broad, 'text' ) ) ];
			if ( count( $found ) >= $limit ) {
				return [ array_slice( $found, 0, $limit ), $found[ $limit - 1 ] ];
			}
			if ( count( $candidates ) < $size ) {
				return [ $found, null ];
			}
			$place = $candidates[ $size - 1 ];
		}
		return [ $found, $place ];
	}

	/**
	 * The list that reaches furthest back with its next places, and these.
	 *
	 * @param non-empty-list<KeyList> $lists Some lists.
	 * @param EntryKey|null           $place Only what stands below it.
	 * @param int                       $size  How many places.
	 * @return array{int, list<EntryKey>}
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	private static function sparsest( array $lists, ?EntryKey $place, int $size ): array {
		$leader = 0;
		$fewest = $lists[0]->below( $place, $size );
		foreach ( array_slice( $lists, 1, null, true ) as $number => $list ) {
			if ( [] === $fewest ) {
				break;
			}
			$places = $list->below( $place, $size );
			// One that has come to its end reaches further back than any other.
			if ( count( $places ) < count( $fewest ) || ( isset( $places[ $size - 1 ], $fewest[ $size - 1 ] ) && $places[ $size - 1 ]->compare( $fewest[ $size - 1 ] ) > 0 ) ) {
				[ $leader, $fewest ] = [ $number, $places ];
			}
		}
		return [ $leader, $fewest ];
	}
}
