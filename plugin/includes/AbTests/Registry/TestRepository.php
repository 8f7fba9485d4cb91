<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

use Brolga\AbTests\Goals\Goal;
use Brolga\AbTests\Goals\GoalKinds;
use Brolga\Core\Database\Connection;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;
use Brolga\Core\Support\LazyInject;
use Closure;

/**
 * The registry of tests: sync() reads them from their blocks, set_status() changes their status.
 *
 * @see AB-1 AB-17
 */
final class TestRepository {

	public const HAS_ANY = 'brolga_has_tests';

	public const GOAL_PLACES = 'brolga_test_goals';

	/** @var array<int, list<StoredTest>> By post; a page requests its tests one by one. */
	private array $read = [];

	/** @param Closure(): GoalKinds $goals */
	public function __construct(
		private readonly Connection $db,
		private readonly Clock $clock,
		#[LazyInject( GoalKinds::class )] private readonly Closure $goals
	) {}

	public function running( TestKey $key ): ?Test {
		$stored = $this->find( $key );
		return null !== $stored && $stored->is_running( $this->clock->now() ) ? $stored->test : null;
	}

	public function find( TestKey $key ): ?StoredTest {
		foreach ( $this->all_of_post( $key->post ) as $stored ) {
			if ( $stored->test->key->number === $key->number ) {
				return $stored;
			}
		}
		return null;
	}

	/** @return list<StoredTest> From one query per post and request. */
	public function all_of_post( int $post ): array {
		return $this->read[ $post ] ??= $this->from_rows(
			$this->db->rows( "SELECT * FROM {$this->table()} WHERE post_id = %d ORDER BY number", $post )
		);
	}

	/**
	 * Loads the tests of several posts with one query, for find() and running().
	 *
	 * @param list<int> $posts
	 */
	public function prime( array $posts ): void {
		$posts = array_values( array_diff( array_unique( $posts ), array_keys( $this->read ) ) );
		if ( [] === $posts ) {
			return;
		}
		$marks       = implode( ', ', array_fill( 0, count( $posts ), '%d' ) );
		$this->read += array_fill_keys( $posts, [] );
		foreach ( $this->from_rows(
			$this->db->rows(
				"SELECT * FROM {$this->table()} WHERE post_id IN ({$marks}) ORDER BY post_id, number",
				...$posts
			)
		) as $stored ) {
			$this->read[ $stored->test->key->post ][] = $stored;
		}
	}

	/** @return list<StoredTest> */
	public function list(): array {
		return $this->from_rows( $this->db->rows(
			"SELECT * FROM {$this->table()} ORDER BY CASE WHEN started_at IS NULL THEN 0 ELSE 1 END, started_at DESC, "
				. 'post_id DESC, number'
		) );
	}

	/** @return list<StoredTest> Tests that may be running, unless their targeting excludes the current time. */
	public function live(): array {
		$rows = $this->db->rows(
			"SELECT * FROM {$this->table()} WHERE status = %s AND is_live = 1 "
				. 'ORDER BY started_at DESC, post_id DESC, number',
			TestStatus::Running->value
		);
		return array_values( array_filter(
			$this->from_rows( $rows ),
			static fn ( StoredTest $stored ): bool => $stored->has_goal
		) );
	}

	public function is_any_live(): bool {
		return null !== $this->db->value(
			"SELECT 1 FROM {$this->table()} WHERE status = %s AND is_live = 1 LIMIT 1",
			TestStatus::Running->value
		);
	}

	/** Whether there has been a test other than drafts. Autoloaded, because every page needs it. */
	public function has_any(): bool {
		$kept = get_option( self::HAS_ANY );
		if ( '1' !== $kept && '0' !== $kept ) {
			$kept = null === $this->db->value(
				"SELECT 1 FROM {$this->table()} WHERE status <> %s LIMIT 1",
				TestStatus::Draft->value
			)
				? '0'
				: '1';
			update_option( self::HAS_ANY, $kept, true );
		}
		return '1' === $kept;
	}

	/**
	 * Returns the keys of tests by their goals. Autoloaded, because every page needs it.
	 *
	 * @return array{pages: array<array-key, list<string>>, forms: array<array-key, list<string>>}
	 * @see AB-170 AB-171
	 */
	public function goal_places(): array {
		$none = [ 'pages' => [], 'forms' => [] ];
		if ( ! $this->has_any() ) {
			return $none;
		}
		$kept = get_option( self::GOAL_PLACES );
		try {
			$kept = is_string( $kept ) ? Json::map( $kept ) : null;
		} catch ( InvalidJson ) {
			$kept = null;
		}
		if ( null === $kept ) {
			$kept = $none;
			foreach ( $this->live() as $stored ) {
				$place = $stored->test->place->as_for( $stored->test->goal );
				$key   = $stored->test->key->format();
				if ( $place->page > 0 ) {
					$kept['pages'][ $place->page ][] = $key;
				}
				foreach ( $place->forms as $uid ) {
					$kept['forms'][ $uid ][] = $key;
				}
			}
			update_option( self::GOAL_PLACES, Json::encode( $kept ), true );
		}
		return [ 'pages' => self::keys( $kept['pages'] ?? null ), 'forms' => self::keys( $kept['forms'] ?? null ) ];
	}

	/** @return array<array-key, list<string>> */
	private static function keys( mixed $kept ): array {
		return array_map(
			static fn ( array $keys ): array => array_values( array_filter( $keys, is_string( ... ) ) ),
			array_filter( is_array( $kept ) ? $kept : [], is_array( ... ) )
		);
	}

	private static function forget_places(): void {
		delete_option( self::GOAL_PLACES );
	}

	private static function keep_any(): void {
		if ( '1' !== get_option( self::HAS_ANY ) ) {
			update_option( self::HAS_ANY, '1', true );
		}
	}

	/**
	 * Sets a test's status. The caller must purge the pages that show the test, with TestLocations.
	 *
	 * @param int|null $winner Number of the promoted variant; null keeps the stored one.
	 * @return bool Whether the test exists.
	 */
	public function set_status( TestKey $key, TestStatus $status, ?int $winner = null ): bool {
		unset( $this->read[ $key->post ] );
		if ( null === $this->find( $key ) ) {
			return false;
		}
		$now     = $this->clock->timestamp();
		$stopped = TestStatus::Running === $status ? null : $now;
		$this->db->execute(
			"UPDATE {$this->table()} SET status = %s, stopped_at = CASE WHEN %d = 1 THEN COALESCE(stopped_at, %d) "
				. 'ELSE NULL END, started_at = CASE WHEN %d = 0 AND is_live = 1 THEN COALESCE(started_at, %d) ELSE '
				. 'started_at END, winner = COALESCE(%d, winner) WHERE post_id = %d AND number = %d',
			$status->value,
			null === $stopped ? 0 : 1,
			$stopped ?? 0,
			null === $stopped ? 0 : 1,
			$now,
			$winner,
			$key->post,
			$key->number
		);
		self::keep_any();
		self::forget_places();
		unset( $this->read[ $key->post ] );
		return true;
	}

	/**
	 * Stores the code of the last message to the owner, so that it is sent once.
	 *
	 * @return bool Whether it changed. Among processes that store the same code, only one gets true.
	 */
	public function set_notice( TestKey $key, string $notice ): bool {
		unset( $this->read[ $key->post ] );
		return 1 === $this->db->execute(
			"UPDATE {$this->table()} SET notice = %s WHERE post_id = %d AND number = %d AND notice <> %s",
			$notice,
			$key->post,
			$key->number,
			$notice
		);
	}

	/** @param list<string> $origins Groups of networks, as named by OriginRepository::name(). */
	public function leave_out( TestKey $key, array $origins ): void {
		$this->db->execute(
			"UPDATE {$this->table()} SET left_out = %s WHERE post_id = %d AND number = %d",
			implode( ' ', $origins ),
			$key->post,
			$key->number
		);
		unset( $this->read[ $key->post ] );
	}

	/** Sets the start time of a test imported with its counts, as a Unix timestamp. */
	public function start_at( TestKey $key, int $moment ): void {
		$this->db->execute(
			"UPDATE {$this->table()} SET started_at = %d WHERE post_id = %d AND number = %d",
			$moment,
			$key->post,
			$key->number
		);
		unset( $this->read[ $key->post ] );
	}

	public function delete( TestKey $key ): void {
		$this->db->execute(
			"DELETE FROM {$this->table()} WHERE post_id = %d AND number = %d",
			$key->post,
			$key->number
		);
		delete_option( self::HAS_ANY );
		self::forget_places();
		unset( $this->read[ $key->post ] );
	}

	/**
	 * Updates the registry with a post's tests. Tests that are gone from the post stay in the
	 * registry with their counts, but are no longer live; those that never started are deleted. Tests
	 * whose goal belongs to an inactive plugin stay as they are.
	 *
	 * @param bool $is_live Whether visitors can see the post.
	 * @param list<Test> $found
	 */
	public function sync( int $post, array $found, bool $is_live ): void {
		unset( $this->read[ $post ] );
		$stored  = $this->all_of_post( $post );
		$numbers = array_map( static fn ( Test $test ): int => $test->key->number, $found );
		foreach ( $stored as $old ) {
			if ( ! $old->has_goal || in_array( $old->test->key->number, $numbers, true ) ) {
				continue;
			}
			if ( null === $old->started_at ) {
				$this->delete( $old->test->key );
			} elseif ( $old->is_live ) {
				$this->db->execute(
					"UPDATE {$this->table()} SET is_live = 0 WHERE post_id = %d AND number = %d",
					$post,
					$old->test->key->number
				);
			}
		}
		foreach ( $found as $test ) {
			$this->save( $test, $is_live );
		}
		self::forget_places();
		unset( $this->read[ $post ] );
	}

	/**
	 * Saves a block's settings. A new test that visitors can see starts, unless it is a draft. A
	 * draft takes the status from its block; a started test never becomes a draft again. Since the
	 * test is in the post again, it has no promoted variant.
	 *
	 * @see AB-133
	 */
	private function save( Test $test, bool $is_live ): void {
		$said    = [
			$test->name,
			$test->goal->value,
			Json::encode( $test->variants ),
			Json::encode( get_object_vars( $test->target ) + $test->place->values() ),
			$is_live ? 1 : 0,
		];
		$started = $is_live ? $this->clock->timestamp() : null;
		$status  = $test->is_draft ? TestStatus::Draft : TestStatus::Running;
		// MySQL assigns from left to right, SQLite from the old values: read `status` before it changes.
		$this->db->execute(
			"INSERT INTO {$this->table()}
				(post_id, number, name, goal, variants, target, is_live, started_at, status)
			VALUES (%d, %d, %s, %s, %s, %s, %d, %d, %s)
			ON DUPLICATE KEY UPDATE
				name = %s,
				goal = %s,
				variants = %s,
				target = %s,
				is_live = %d,
				winner = NULL,
				started_at = CASE WHEN status = %s THEN started_at ELSE COALESCE(started_at, %d) END,
				status = CASE WHEN status = %s THEN %s ELSE status END",
			$test->key->post,
			$test->key->number,
			...[ ...$said, $test->is_draft ? null : $started, $status->value ],
			...[
				...$said,
				$test->is_draft ? TestStatus::Draft->value : '',
				$started,
				TestStatus::Draft->value,
				$status->value,
			]
		);
		if ( ! $test->is_draft ) {
			self::keep_any();
		}
	}

	/**
	 * @param list<array<string, string|null>> $rows
	 * @return list<StoredTest>
	 */
	private function from_rows( array $rows ): array {
		return array_values( array_filter( array_map( $this->from_row( ... ), $rows ) ) );
	}

	/**
	 * Returns null if the row cannot be read.
	 *
	 * @param array<string, string|null> $row
	 * @see EXT-3
	 */
	private function from_row( array $row ): ?StoredTest {
		$goal   = Goal::named( $row['goal'] );
		$status = TestStatus::tryFrom( (string) $row['status'] );
		try {
			$variants = Variant::of_stored( Json::items( (string) $row['variants'] ) );
			$said     = Json::map( (string) $row['target'] );
		} catch ( InvalidJson ) {
			return null;
		}
		if ( null === $status || [] === $variants ) {
			return null;
		}
		$number = static fn ( string $column ): ?int => null === $row[ $column ] ? null : (int) $row[ $column ];
		return new StoredTest(
			new Test(
				new TestKey( (int) $row['post_id'], (int) $row['number'] ),
				(string) $row['name'],
				$goal,
				$variants,
				Targeting::of( $said ),
				place: GoalTarget::of( $said )
			),
			$status,
			'1' === $row['is_live'],
			$number( 'started_at' ),
			$number( 'stopped_at' ),
			$number( 'winner' ),
			(string) $row['notice'],
			'' === (string) $row['left_out']
				? []
				: array_map(
					static fn ( string $name ): int => (int) hexdec( $name ),
					explode( ' ', (string) $row['left_out'] )
				),
			null !== ( $this->goals )()->find( $goal )
		);
	}

	private function table(): string {
		return $this->db->table( 'experiments' );
	}
}
