<?php
declare( strict_types=1 );

namespace Brolga\Leads\Search;

use Brolga\Leads\LeadCount;
use Brolga\Leads\LeadKey;
use Brolga\Leads\LeadQuery;
use Brolga\Leads\LeadStatus;

/**
 * Finds the newest leads that are in several lists at once: one list for each word, and one for the filter.
 * Indexes provide each list in the order of time.
 *
 * Each list is asked for its next few positions. The list whose positions reach furthest back is locally the
 * sparsest, so only its positions are looked up in the other lists. However large the table and however common
 * the words, a search examines a few thousand positions at most, and returns where to continue.
 *
 * @see LEAD-30 PERF-12
 */
final class LeadSearch {

	/** Numbers of positions that one page examines: few at first, which is usually enough. */
	private const CHUNKS = [ 40, 240, 900, 2000, 2000 ];

	/** How many of these pieces are examined if the text of the leads has to be read. */
	private const BROAD_CHUNKS = 3;

	private const COUNT_CHUNKS = [ 60, 120 ];

	public const COUNTED = 100;

	public function __construct(
		private readonly LeadKeysRepository $keys,
		private readonly LeadWordsRepository $words
	) {}

	/** @return array{list<LeadKey>, LeadKey|null} */
	public function page( LeadQuery $query, ?LeadKey $key ): array {
		return $this->look( $query, $key, $query->limit, self::CHUNKS );
	}

	/** @return array<string, LeadCount> */
	public function counts( LeadQuery $query ): array {
		[
			$found,
			$next
		] = $this->look( $query->with_statuses( LeadStatus::cases() ), null, self::COUNTED, self::COUNT_CHUNKS );
		$numbers          = array_count_values( $this->keys->statuses( $found ) );
		$counts           = [];
		foreach ( LeadStatus::cases() as $status ) {
			$counts[ $status->value ] = new LeadCount( $numbers[ $status->value ] ?? 0, null !== $next );
		}
		return $counts;
	}

	/**
	 * @param list<int> $chunks
	 * @return array{list<LeadKey>, LeadKey|null}
	 */
	private function look( LeadQuery $query, ?LeadKey $key, int $limit, array $chunks ): array {
		$beginnings = array_map( $this->words->beginning( ... ), $query->words );
		$broad      = array_filter( $beginnings, static fn ( PrefixSearch $prefix ): bool => $prefix->is_broad );
		$lists      = [];
		foreach ( array_diff_key( $beginnings, $broad ) as $prefix_search ) {
			$lists[] = new WordKeys( $this->words, $prefix_search, $query->dates );
		}
		if ( [] === $lists || ! $query->is_of_all() ) {
			$lists[] = new FilteredKeys( $this->keys, $query );
		}
		[ $leader, $candidates ] = self::sparsest( $lists, $key, $chunks[0] );
		$others                  = array_diff_key( $lists, [ $leader => true ] );
		$found                   = [];
		foreach ( [] === $broad ? $chunks : array_slice( $chunks, 0, self::BROAD_CHUNKS ) as $turn => $size ) {
			$candidates = 0 === $turn ? $candidates : $lists[ $leader ]->below( $key, $size );
			$fitting    = $candidates;
			foreach ( $others as $list ) {
				$fitting = $list->among( $fitting );
			}
			$found = [ ...$found, ...$this->keys->with_words( $fitting, array_column( $broad, 'text' ) ) ];
			if ( count( $found ) >= $limit ) {
				return [ array_slice( $found, 0, $limit ), $found[ $limit - 1 ] ];
			}
			if ( count( $candidates ) < $size ) {
				return [ $found, null ];
			}
			$key = $candidates[ $size - 1 ];
		}
		return [ $found, $key ];
	}

	/**
	 * @param non-empty-list<KeyList> $lists
	 * @return array{int, list<LeadKey>}
	 */
	private static function sparsest( array $lists, ?LeadKey $key, int $size ): array {
		$leader = 0;
		$fewest = $lists[0]->below( $key, $size );
		foreach ( array_slice( $lists, 1, null, true ) as $number => $list ) {
			if ( [] === $fewest ) {
				break;
			}
			$keys = $list->below( $key, $size );
			// A list with fewer keys than asked for is complete, so it narrows the search most.
			if (
				count( $keys ) < count( $fewest )
				|| ( isset( $keys[ $size - 1 ], $fewest[ $size - 1 ] )
					&& $keys[ $size - 1 ]->compare( $fewest[ $size - 1 ] ) > 0 )
			) {
				[ $leader, $fewest ] = [ $number, $keys ];
			}
		}
		return [ $leader, $fewest ];
	}
}
