<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Results;

use Brolga\AbTests\Records\Counted;
use Brolga\AbTests\Records\CountRepository;
use Brolga\AbTests\Registry\Test;
use Brolga\AbTests\Registry\TestKey;
use Brolga\Core\Database\Connection;
use Brolga\Core\Support\Clock;
use DateTimeImmutable;
use DateTimeZone;

/**
 * The counts of tests. Past hours are merged into one row per test, so that only the last hours
 * are read from the counters.
 *
 * @see AB-26
 */
final class HistoryRepository {

	/** Seconds for which a past hour can still get counts, from slow queries or clocks that differ. */
	private const LATE = 120;

	/** Hours before the current one that may be read from the counters rather than merged. */
	private const OPEN_HOURS = 1;

	/** Hours merged at once, so that the counters of a large site fit into memory. */
	private const SPAN = 168;

	private const TESTS = 100;

	public function __construct(
		private readonly Connection $db,
		private readonly Clock $clock
	) {}

	/**
	 * @param list<TestKey> $keys
	 * @return array<string, History> By TestKey::format().
	 */
	public function of( array $keys ): array {
		$found = [];
		foreach ( array_chunk( $keys, self::TESTS ) as $some ) {
			$found += $this->read( $some );
		}
		return $found;
	}

	/**
	 * @param list<Test> $tests
	 * @return array<string, TestTotals> By TestKey::format().
	 */
	public function totals( array $tests ): array {
		$found = [];
		foreach ( array_chunk( $tests, self::TESTS ) as $some ) {
			$found += $this->sum_up( $some );
		}
		return $found;
	}

	/** @param list<TestKey> $keys */
	public function add_up( array $keys ): void {
		foreach ( array_chunk( $keys, self::TESTS ) as $some ) {
			$kept = $this->kept( $some );
			foreach ( $some as $key ) {
				$before = $kept[ $key->format() ] ?? null;
				if ( null === $before || $before[0] < $this->over() ) {
					$this->advance( $key, $before );
				}
			}
		}
	}

	public function erase( TestKey $key ): void {
		foreach ( [ 'experiment_history', 'experiment_counts', 'experiment_origins' ] as $table ) {
			$this->db->execute(
				"DELETE FROM {$this->db->table( $table )} WHERE post_id = %d AND number = %d",
				$key->post,
				$key->number
			);
		}
	}

	/**
	 * @param list<TestKey> $keys
	 * @return array<string, History>
	 */
	private function read( array $keys ): array {
		$kept  = $this->kept( $keys );
		$found = [];
		$from  = [];
		foreach ( $keys as $key ) {
			$name = $key->format();
			if ( ! isset( $kept[ $name ] ) || $kept[ $name ][0] < $this->over() - self::OPEN_HOURS ) {
				$kept[ $name ] = $this->advance( $key, $kept[ $name ] ?? null );
			}
			[ $from[ $name ], $found[ $name ] ] = $kept[ $name ];
		}
		$this->add( $found, $keys, $from, PHP_INT_MAX );
		return $found;
	}

	/**
	 * Reads a short row per test, and the sums of the hours not yet merged.
	 *
	 * @param non-empty-list<Test> $tests
	 * @return array<string, TestTotals>
	 */
	private function sum_up( array $tests ): array {
		$keys  = array_map( static fn ( Test $test ): TestKey => $test->key, $tests );
		$found = [];
		$from  = [];
		foreach ( $this->db->rows(
			"SELECT post_id, number, until_hour, totals FROM {$this->db->table( 'experiment_history' )} WHERE "
				. "{$this->marks( $keys, '(post_id = %d AND number = %d)' )}",
			...self::values( $keys )
		) as $row ) {
			$totals = TestTotals::decode( (string) $row['totals'] );
			if ( null !== $totals && (int) $row['until_hour'] >= $this->over() - self::OPEN_HOURS ) {
				$name           = self::name( $row );
				$from[ $name ]  = (int) $row['until_hour'];
				$found[ $name ] = $totals;
			}
		}
		$behind = array_values(
			array_filter( $keys, static fn ( TestKey $key ): bool => ! isset( $found[ $key->format() ] ) )
		);
		$kept   = $this->kept( $behind );
		foreach ( $behind as $key ) {
			$name                               = $key->format();
			[ $from[ $name ], $history ]        = $this->advance( $key, $kept[ $name ] ?? null );
			$found[ $name ]                     = TestTotals::of( $history );
		}
		$records = [];
		foreach ( $tests as $test ) {
			$records[ $test->key->format() ] = Counted::of( $test->goal->record() )->value;
		}
		// Grouped in the order of the counters' index, so that the database does not sort.
		$rows = $this->db->rows(
			'SELECT post_id, number, hour, variant, SUM(CASE WHEN record = %d THEN count ELSE 0 END) AS visitors, '
				. 'SUM(CASE WHEN record = %d THEN 0 ELSE count END) AS converted, SUM(value) AS total FROM '
				. "{$this->db->table( 'experiment_counts' )} WHERE "
				. "{$this->marks( $keys, '(post_id = %d AND number = %d AND hour >= %d AND record IN (%d, %d))' )} "
				. 'GROUP BY post_id, number, hour, variant',
			Counted::Visitors->value,
			Counted::Visitors->value,
			...array_merge( ...array_map(
				static fn ( Test $test ): array => [
					$test->key->post,
					$test->key->number,
					$from[ $test->key->format() ] ?? 0,
					Counted::Visitors->value,
					$records[ $test->key->format() ],
				],
				$tests
			) )
		);
		$zone = wp_timezone();
		$days = [];
		foreach ( $rows as $row ) {
			$name           = self::name( $row );
			$hour           = (int) $row['hour'];
			$days[ $hour ] ??= self::day( $hour, $zone );
			if ( isset( $found[ $name ], $records[ $name ] ) ) {
				$found[ $name ]->add(
					$days[ $hour ],
					(int) $row['variant'],
					Counted::Visitors->value,
					(int) $row['visitors'],
					0
				);
				$found[ $name ]->add(
					$days[ $hour ],
					(int) $row['variant'],
					$records[ $name ],
					(int) $row['converted'],
					(int) $row['total']
				);
			}
		}
		return $found;
	}

	/** Returns the first hour that can still get counts. */
	private function over(): int {
		return CountRepository::hour( $this->clock->timestamp() - self::LATE );
	}

	/**
	 * Merges a test's past hours.
	 *
	 * @param array{int, History}|null $kept The merged counts so far; null: none.
	 * @return array{int, History} The first hour not merged, and the counts before it.
	 */
	private function advance( TestKey $key, ?array $kept ): array {
		$over                = $this->over();
		[ $until, $history ] = $kept ?? [ min( $over, $this->first_hour( $key ) ?? $over ), new History() ];
		while ( $until < $over ) {
			$next  = min( $over, $until + self::SPAN );
			$found = [ $key->format() => $history ];
			$this->add( $found, [ $key ], [ $key->format() => $until ], $next );
			$until = $next;
		}
		$values = [ $until, $history->encode(), TestTotals::of( $history )->encode() ];
		$this->db->execute(
			"INSERT INTO {$this->db->table( 'experiment_history' )} (post_id, number, until_hour, counts, totals) "
				. 'VALUES (%d, %d, %d, %s, %s) ON DUPLICATE KEY UPDATE until_hour = %d, counts = %s, totals = %s',
			$key->post,
			$key->number,
			...$values,
			...$values
		);
		return [ $until, $history ];
	}

	/**
	 * @param list<TestKey> $keys
	 * @return array<string, array{int, History}> The first hour not merged, and the counts before it, by test.
	 */
	private function kept( array $keys ): array {
		if ( [] === $keys ) {
			return [];
		}
		$kept = [];
		foreach ( $this->db->rows(
			"SELECT post_id, number, until_hour, counts FROM {$this->db->table( 'experiment_history' )} WHERE "
				. "{$this->marks( $keys, '(post_id = %d AND number = %d)' )}",
			...self::values( $keys )
		) as $row ) {
			$kept[ self::name( $row ) ] = [ (int) $row['until_hour'], History::decode( (string) $row['counts'] ) ];
		}
		return $kept;
	}

	private function first_hour( TestKey $key ): ?int {
		$hour = $this->db->value(
			"SELECT MIN(hour) FROM {$this->db->table( 'experiment_counts' )} WHERE post_id = %d AND number = %d",
			$key->post,
			$key->number
		);
		return null === $hour ? null : (int) $hour;
	}

	/**
	 * Uses one query.
	 *
	 * @param array<string, int> $from First hour of each test.
	 * @param int $before The hour after the last.
	 * @param array<string, History> $found
	 * @param list<TestKey> $keys
	 */
	private function add( array $found, array $keys, array $from, int $before ): void {
		if ( [] === $keys ) {
			return;
		}
		$values = [];
		foreach ( $keys as $key ) {
			$values = [ ...$values, $key->post, $key->number, $from[ $key->format() ], min( $before, 4294967295 ) ];
		}
		$marks = implode(
			' OR ',
			array_fill( 0, count( $keys ), '(post_id = %d AND number = %d AND hour >= %d AND hour < %d)' )
		);
		$zone  = wp_timezone();
		$days  = [];
		foreach ( $this->db->rows(
			'SELECT post_id, number, hour, variant, record, device, source, SUM(count) AS counted, SUM(value) AS '
				. "total FROM {$this->db->table( 'experiment_counts' )} WHERE {$marks} GROUP BY post_id, number, "
				. 'hour, variant, record, device, source',
			...$values
		) as $row ) {
			$hour = (int) $row['hour'];
			$days[ $hour ] ??= self::day( $hour, $zone );
			$key             = ( new TestKey( (int) $row['post_id'], (int) $row['number'] ) )->format();
			if ( isset( $found[ $key ] ) ) {
				$found[ $key ]->add(
					$days[ $hour ],
					(int) $row['variant'],
					(int) $row['record'],
					(int) $row['device'],
					(int) $row['source'],
					(int) $row['counted'],
					(int) $row['total']
				);
			}
		}
	}

	/** @param list<TestKey> $keys */
	private function marks( array $keys, string $one ): string {
		return implode( ' OR ', array_fill( 0, count( $keys ), $one ) );
	}

	/**
	 * @param list<TestKey> $keys
	 * @return list<int>
	 */
	private static function values( array $keys ): array {
		return array_merge( ...array_map( static fn ( TestKey $key ): array => [ $key->post, $key->number ], $keys ) );
	}

	/** @param array<string, string|null> $row */
	private static function name( array $row ): string {
		return ( new TestKey( (int) $row['post_id'], (int) $row['number'] ) )->format();
	}

	/** Returns an hour's day in the site's time zone. An hour that spans midnight counts for the earlier. */
	private static function day( int $hour, DateTimeZone $zone ): string {
		return ( new DateTimeImmutable( '@' . $hour * CountRepository::SECONDS_AN_HOUR ) )->setTimezone( $zone )
			->format( 'Y-m-d' );
	}
}
