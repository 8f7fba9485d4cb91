<?php
declare( strict_types=1 );

namespace Brolga\Search;

use Brolga\Core\Database\Connection;

/**
 * Counts searches that found nothing. Each change is one statement that adds to
 * what is there, so web nodes that count at the same instant lose nothing of
 * each other, whatever their object caches hold.
 *
 * @see SEARCH-11 SEARCH-16 SEARCH-17
 */
final class MissedSearchRepository {

	public function __construct( private readonly Connection $db ) {}

	/**
	 * Adds to a search.
	 *
	 * @param string $hash     The search's.
	 * @param int    $times    How often it was made.
	 * @param int    $visitors How many visitors made it who had not before.
	 * @param int    $at       When, in seconds since 1970.
	 */
	public function add( string $hash, int $times, int $visitors, int $at ): void {
		$this->db->execute(
			"INSERT INTO {$this->table()} (search_hash, times, visitors, last_at) VALUES (%s, %d, %d, %d) ON DUPLICATE "
				. 'KEY UPDATE times = times + VALUES(times), visitors = visitors + VALUES(visitors), '
				. 'last_at = VALUES(last_at)',
			$hash,
			$times,
			$visitors,
			$at
		);
	}

	/**
	 * Keeps the words of a search, once enough visitors have made it.
	 *
	 * @param string $hash     The search's.
	 * @param int    $visitors How many are enough.
	 * @return bool Whether it is this request that has made it readable.
	 */
	public function reveal( string $hash, string $words, int $visitors ): bool {
		return 1 === $this->db->execute(
			"UPDATE {$this->table()} SET words = %s WHERE search_hash = %s AND words = '' AND visitors >= %d",
			$words,
			$hash,
			$visitors
		);
	}

	/**
	 * Whether the words of a search are kept.
	 *
	 * @param string $hash The search's.
	 */
	public function is_readable( string $hash ): bool {
		return null !== $this->db->value(
			"SELECT 1 FROM {$this->table()} WHERE search_hash = %s AND words <> ''",
			$hash
		);
	}

	/**
	 * The searches whose words are kept, the most frequent first.
	 *
	 * @param int $since Seconds since 1970; what was last searched for before is left out.
	 * @return array<string, array{times: int, at: int}> By their words.
	 */
	public function readable( int $since ): array {
		$searches = [];
		foreach ( $this->db->rows(
			"SELECT words, times, last_at FROM {$this->table()} WHERE words <> '' AND last_at > %d ORDER BY "
				. 'times DESC, last_at DESC',
			$since
		) as $row ) {
			$searches[ (string) $row['words'] ] = [
				'times' => (int) $row['times'],
				'at'    => (int) $row['last_at'],
			];
		}
		return $searches;
	}

	/**
	 * Forgets all but the latest searches.
	 *
	 * @param int $most  How many stay.
	 * @param int $since Seconds since 1970; older ones go in any case.
	 * @return list<string> The hashes of those that are gone.
	 */
	public function forget( int $most, int $since ): array {
		$last = (int) $this->db->value(
			"SELECT last_at FROM {$this->table()} ORDER BY last_at DESC LIMIT 1 OFFSET %d",
			$most
		);
		$last = max( $last, $since );
		$gone = [];
		foreach ( $this->db->rows( "SELECT search_hash FROM {$this->table()} WHERE last_at <= %d", $last ) as $row ) {
			$hash = (string) $row['search_hash'];
			// Unless somebody has searched for it since.
			if ( 1 === $this->db->execute(
				"DELETE FROM {$this->table()} WHERE search_hash = %s AND last_at <= %d",
				$hash,
				$last
			) ) {
				$gone[] = $hash;
			}
		}
		return $gone;
	}

	/**
	 * The table's name on the current site.
	 */
	private function table(): string {
		return $this->db->table( 'missed_searches' );
	}
}
