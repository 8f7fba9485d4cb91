<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

use Brolga\AbTests\Goals\Goal;
use Brolga\AbTests\Goals\GoalKinds;
use Brolga\Core\Database\Connection;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;
use Brolga\Core\Support\Later;
use Closure;

/**
 * The registry of tests. What blocks say comes in by sync(), what becomes of a
 * test by set_status().
 *
 * @see AB-1 AB-17
 */
final class TestRepository {

	/** Where it is kept whether there is any test. */
	public const HAS_ANY = 'brolga_has_tests';

	/** Where it is kept which pages and forms are goals of tests that run. */
	public const GOAL_PLACES = 'brolga_test_goals';

	/**
	 * What was read in this request, by post: a page asks for its tests one by one.
	 *
	 * @var array<int, list<StoredTest>>
	 */
	private array $read = [];

	/**
	 * @param Closure(): GoalKinds $goals Knows which goals there are; asked where a test is read.
	 */
	public function __construct(
		private readonly Connection $db,
		private readonly Clock $clock,
		#[Later( GoalKinds::class )] private readonly Closure $goals
	) {}

	/**
	 * A test that visitors take part in now, or null.
	 */
	public function running( TestKey $key ): ?Test {
		$stored = $this->find( $key );
		return null !== $stored && $stored->is_running( $this->clock->now() ) ? $stored->test : null;
	}

	/**
	 * A test, whatever has become of it, or null.
	 */
	public function find( TestKey $key ): ?StoredTest {
		foreach ( $this->all_of_post( $key->post ) as $stored ) {
			if ( $stored->test->key->number === $key->number ) {
				return $stored;
			}
		}
		return null;
	}

	/**
	 * The tests of a post, by number: one query a request.
	 *
	 * @param int $post The post that stores them.
	 * @return list<StoredTest>
	 */
	public function all_of_post( int $post ): array {
		return $this->read[ $post ] ??= $this->from_rows(
			$this->db->rows( "SELECT * FROM {$this->table()} WHERE post_id = %d ORDER BY number", $post )
		);
	}

	/**
	 * Reads the tests of several posts at once, for find() and running().
	 *
	 * @param list<int> $posts The posts.
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

	/**
	 * All tests there are and were, the newest first.
	 *
	 * @return list<StoredTest>
	 */
	public function list(): array {
		return $this->from_rows( $this->db->rows(
			"SELECT * FROM {$this->table()} ORDER BY CASE WHEN started_at IS NULL THEN 0 ELSE 1 END, started_at DESC, "
				. 'post_id DESC, number'
		) );
	}

	/**
	 * The tests that may run now, the newest first.
	 *
	 * @return list<StoredTest>
	 */
	public function live(): array {
		return $this->from_rows( $this->db->rows(
			"SELECT * FROM {$this->table()} WHERE status = %s AND is_live = 1 "
				. 'ORDER BY started_at DESC, post_id DESC, number',
			TestStatus::Running->value
		) );
	}

	/**
	 * Whether any test may run now.
	 */
	public function is_any_live(): bool {
		return null !== $this->db->value(
			"SELECT 1 FROM {$this->table()} WHERE status = %s AND is_live = 1 LIMIT 1",
			TestStatus::Running->value
		);
	}

	/**
	 * Whether there is, or was, any test that was not left a draft. Every page asks:
	 * the answer is kept where WordPress reads it anyway.
	 */
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
	 * The keys of tests that may run now by the pages and forms that are their goals. Every page asks: the answer is
	 * kept where WordPress reads it anyway.
	 *
	 * @see AB-170 AB-171
	 * @return array{pages: array<array-key, list<string>>, forms: array<array-key, list<string>>}
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

	/**
	 * Lists of keys by what they are the goals of.
	 *
	 * @param mixed $kept As it was kept.
	 * @return array<array-key, list<string>>
	 */
	private static function keys( mixed $kept ): array {
		return array_map(
			static fn ( array $keys ): array => array_values( array_filter( $keys, is_string( ... ) ) ),
			array_filter( is_array( $kept ) ? $kept : [], is_array( ... ) )
		);
	}

	/**
	 * Forgets where goals are, until somebody asks.
	 */
	private static function forget_places(): void {
		delete_option( self::GOAL_PLACES );
	}

	private static function keep_any(): void {
		if ( '1' !== get_option( self::HAS_ANY ) ) {
			update_option( self::HAS_ANY, '1', true );
		}
	}

	/**
	 * Says what has become of a test. One that visitors can see starts with it, if it
	 * has not yet. Whoever calls it drops the pages that show
	 * the test: see TestPages.
	 *
	 * @param TestStatus $status What has become of it.
	 * @param int|null   $winner The number of the variant that was promoted; null leaves what was said.
	 * @return bool Whether there is such a test.
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
	 * Keeps what the owner was told of a test, so that it is told once.
	 *
	 * @param string $notice A word of the reports.
	 * @return bool Whether it is news: of several processes that find it, one is told so.
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

	/**
	 * Says which origins a test's results leave out.
	 *
	 * @param list<string> $origins Groups of networks, as OriginRepository names them.
	 */
	public function leave_out( TestKey $key, array $origins ): void {
		$this->db->execute(
			"UPDATE {$this->table()} SET left_out = %s WHERE post_id = %d AND number = %d",
			implode( ' ', $origins ),
			$key->post,
			$key->number
		);
		unset( $this->read[ $key->post ] );
	}

	/**
	 * Says when a test began: its visitors came with it from elsewhere.
	 *
	 * @param int $moment In seconds since 1970.
	 */
	public function start_at( TestKey $key, int $moment ): void {
		$this->db->execute(
			"UPDATE {$this->table()} SET started_at = %d WHERE post_id = %d AND number = %d",
			$moment,
			$key->post,
			$key->number
		);
		unset( $this->read[ $key->post ] );
	}

	/**
	 * Forgets a test.
	 */
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
	 * Brings the registry to what a post has in it now. Tests that are no longer
	 * there stay, for their counts can still be read, and are not live; of one that
	 * never started there is nothing to read.
	 *
	 * @param list<Test> $found   The tests of its blocks.
	 * @param bool       $is_live Whether visitors can see the post.
	 */
	public function sync( int $post, array $found, bool $is_live ): void {
		unset( $this->read[ $post ] );
		$stored  = $this->all_of_post( $post );
		$numbers = array_map( static fn ( Test $test ): int => $test->key->number, $found );
		foreach ( $stored as $old ) {
			if ( in_array( $old->test->key->number, $numbers, true ) ) {
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
	 * Writes down what a block says. A test that visitors see for the first time
	 * starts, unless it is a draft; a draft becomes what its block says, and whatever
	 * was started is never a draft again. A variant that was promoted is so for as long
	 * as the test is gone.
	 *
	 * @see AB-133
	 *
	 * @param bool $is_live Whether visitors can see it.
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
		// MySQL works from left to right, SQLite by what stood there: the status is asked before it changes.
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
	 * Tests of rows. A row that cannot be read is none.
	 *
	 * @param list<array<string, string|null>> $rows The rows.
	 * @return list<StoredTest>
	 */
	private function from_rows( array $rows ): array {
		return array_values( array_filter( array_map( $this->from_row( ... ), $rows ) ) );
	}

	/**
	 * A test of a row, or null where it cannot be read: as long as the plugin is away
	 * that knows its goal, nothing is shown or counted of it.
	 *
	 * @see EXT-3
	 *
	 * @param array<string, string|null> $row The row.
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
		if ( null === ( $this->goals )()->find( $goal ) || null === $status || [] === $variants ) {
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
				place: GoalPlace::of( $said )
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
				)
		);
	}

	/**
	 * The table's name on the current site.
	 */
	private function table(): string {
		return $this->db->table( 'experiments' );
	}
}
