<?php
declare( strict_types=1 );

namespace Brolga\Search;

use Brolga\Core\Database\Connection;

/**
 * Counts searches without results. Each change is a single statement that adds to the stored
 * value, so that no count is lost when several web nodes count at once.
 *
 * @see SEARCH-11 SEARCH-16 SEARCH-17
 */
final class MissedSearchRepository {

	public function __construct( private readonly Connection $db ) {}

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

	/** Stores a search's words once enough visitors made it. Returns whether this call did so. */
	public function reveal( string $hash, string $words, int $visitors ): bool {
		return 1 === $this->db->execute(
			"UPDATE {$this->table()} SET words = %s WHERE search_hash = %s AND words = '' AND visitors >= %d",
			$words,
			$hash,
			$visitors
		);
	}

	public function is_readable( string $hash ): bool {
		return null !== $this->db->value(
			"SELECT 1 FROM {$this->table()} WHERE search_hash = %s AND words <> ''",
			$hash
		);
	}

	/** @return array<string, array{times: int, at: int}> */
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

	/** @return list<string> Hashes of the deleted searches, which are all but the latest ones. */
	public function forget( int $most, int $since ): array {
		$last = (int) $this->db->value(
			"SELECT last_at FROM {$this->table()} ORDER BY last_at DESC LIMIT 1 OFFSET %d",
			$most
		);
		$last = max( $last, $since );
		$gone = [];
		foreach ( $this->db->rows( "SELECT search_hash FROM {$this->table()} WHERE last_at <= %d", $last ) as $row ) {
			$hash = (string) $row['search_hash'];
			// Unless the search was repeated in the meantime.
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

	private function table(): string {
		return $this->db->table( 'missed_searches' );
	}
}
