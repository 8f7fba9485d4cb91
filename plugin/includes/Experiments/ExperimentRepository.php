<?php
declare( strict_types=1 );

namespace Brolga\Experiments;

use Brolga\Core\Clock;
use Brolga\Core\Database\Connection;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\InvalidJson;
use Brolga\Core\Json;

/**
 * The registry of tests. What blocks say comes in by sync(), what becomes of a
 * test by set_status().
 *
 * @see AB-1 AB-17
 */
final class ExperimentRepository {

	/** Where it is kept whether there is any test. */
	public const HAS_ANY = 'brolga_has_tests';

	/**
	 * What was read in this request, by post: a page asks for its tests one by one.
	 *
	 * @var array<int, list<StoredExperiment>>
	 */
	private array $read = [];

	public function __construct(
		private readonly Connection $db,
		private readonly Clock $clock
	) {}

	/**
	 * A test that visitors take part in now, or null.
	 *
	 * @param TestKey $key Which test.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function running( TestKey $key ): ?Experiment {
		$stored = $this->find( $key );
		return null !== $stored && $stored->is_running( $this->clock->now() ) ? $stored->experiment : null;
	}

	/**
	 * A test, whatever has become of it, or null.
	 *
	 * @param TestKey $key Which test.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function find( TestKey $key ): ?StoredExperiment {
		foreach ( $this->all_of_post( $key->post ) as $stored ) {
			if ( $stored->experiment->key->number === $key->number ) {
				return $stored;
			}
		}
		return null;
	}

	/**
	 * The tests of a post, by number: one query a request.
	 *
	 * @param int $post The post that stores them.
	 * @return list<StoredExperiment>
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function all_of_post( int $post ): array {
		return $this->read[ $post ] ??= self::from_rows( $this->db->rows( "SELECT * FROM {$this->table()} WHERE post_id = %d ORDER BY number", $post ) );
	}

	/**
	 * Reads the tests of several posts at once, for find() and running().
	 *
	 * @param list<int> $posts The posts.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function prime( array $posts ): void {
		$posts = array_values( array_diff( array_unique( $posts ), array_keys( $this->read ) ) );
		if ( [] === $posts ) {
			return;
		}
		$marks       = implode( ', ', array_fill( 0, count( $posts ), '%d' ) );
		$this->read += array_fill_keys( $posts, [] );
		foreach ( self::from_rows( $this->db->rows( "SELECT * FROM {$this->table()} WHERE post_id IN ({$marks}) ORDER BY post_id, number", ...$posts ) ) as $stored ) {
			$this->read[ $stored->experiment->key->post ][] = $stored;
		}
	}

	/**
	 * All tests there are and were, the newest first.
	 *
	 * @return list<StoredExperiment>
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function list(): array {
		return self::from_rows( $this->db->rows( "SELECT * FROM {$this->table()} ORDER BY CASE WHEN started_at IS NULL THEN 0 ELSE 1 END, started_at DESC, post_id DESC, number" ) );
	}

	/**
	 * Whether any test may run now.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function is_any_live(): bool {
		return null !== $this->db->value( "SELECT 1 FROM {$this->table()} WHERE status = %s AND is_live = 1 LIMIT 1", TestStatus::Running->value );
	}

	/**
	 * Whether there is, or was, any test. Every page asks: the answer is kept where
	 * WordPress reads it anyway.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function has_any(): bool {
		$kept = get_option( self::HAS_ANY );
		if ( '1' !== $kept && '0' !== $kept ) {
			$kept = null === $this->db->value( "SELECT 1 FROM {$this->table()} LIMIT 1" ) ? '0' : '1';
			update_option( self::HAS_ANY, $kept, true );
		}
		return '1' === $kept;
	}

	/**
	 * Says what has become of a test. Whoever calls it drops the pages that show
	 * the test: see TestPages.
	 *
	 * @param TestKey    $key    Which test.
	 * @param TestStatus $status What has become of it.
	 * @param int|null   $winner The number of the variant that was promoted; null leaves what was said.
	 * @return bool Whether there is such a test.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function set_status( TestKey $key, TestStatus $status, ?int $winner = null ): bool {
		unset( $this->read[ $key->post ] );
		if ( null === $this->find( $key ) ) {
			return false;
		}
		$stopped = TestStatus::Running === $status ? null : $this->clock->timestamp();
		$this->db->execute(
			"UPDATE {$this->table()} SET status = %s, stopped_at = CASE WHEN %d = 1 THEN COALESCE(stopped_at, %d) ELSE NULL END, winner = COALESCE(%d, winner) WHERE post_id = %d AND number = %d",
			$status->value,
			null === $stopped ? 0 : 1,
			$stopped ?? 0,
			$winner,
			$key->post,
			$key->number
		);
		unset( $this->read[ $key->post ] );
		return true;
	}

	/**
	 * Keeps what the owner was told of a test, so that it is told once.
	 *
	 * @param TestKey $key    Which test.
	 * @param string  $notice A word of the reports.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function set_notice( TestKey $key, string $notice ): void {
		$this->db->execute( "UPDATE {$this->table()} SET notice = %s WHERE post_id = %d AND number = %d", $notice, $key->post, $key->number );
		unset( $this->read[ $key->post ] );
	}

	/**
	 * Says when a test began: its visitors came with it from elsewhere.
	 *
	 * @param TestKey $key    Which test.
	 * @param int     $moment In seconds since 1970.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function start_at( TestKey $key, int $moment ): void {
		$this->db->execute( "UPDATE {$this->table()} SET started_at = %d WHERE post_id = %d AND number = %d", $moment, $key->post, $key->number );
		unset( $this->read[ $key->post ] );
	}

	/**
	 * Forgets a test.
	 *
	 * @param TestKey $key Which test.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function delete( TestKey $key ): void {
		$this->db->execute( "DELETE FROM {$this->table()} WHERE post_id = %d AND number = %d", $key->post, $key->number );
		delete_option( self::HAS_ANY );
		unset( $this->read[ $key->post ] );
	}

	/**
	 * Brings the registry to what a post has in it now. Tests that are no longer
	 * there stay, for their counts can still be read, and are not live.
	 *
	 * @param int              $post    The post.
	 * @param list<Experiment> $found   The tests of its blocks.
	 * @param bool             $is_live Whether visitors can see the post.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function sync( int $post, array $found, bool $is_live ): void {
		unset( $this->read[ $post ] );
		$stored  = $this->all_of_post( $post );
		$numbers = array_map( static fn ( Experiment $experiment ): int => $experiment->key->number, $found );
		foreach ( $stored as $old ) {
			if ( $old->is_live && ! in_array( $old->experiment->key->number, $numbers, true ) ) {
				$this->db->execute( "UPDATE {$this->table()} SET is_live = 0 WHERE post_id = %d AND number = %d", $post, $old->experiment->key->number );
			}
		}
		foreach ( $found as $experiment ) {
			$this->save( $experiment, $is_live );
		}
		unset( $this->read[ $post ] );
	}

	/**
	 * Writes down what a block says. A test that visitors see for the first time
	 * starts.
	 *
	 * @param Experiment $experiment The test.
	 * @param bool       $is_live    Whether visitors can see it.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	private function save( Experiment $experiment, bool $is_live ): void {
		$said    = [ $experiment->name, $experiment->goal->value, Json::encode( $experiment->variants ), Json::encode( $experiment->target ), $is_live ? 1 : 0 ];
		$started = $is_live ? $this->clock->timestamp() : null;
		$this->db->execute(
			"INSERT INTO {$this->table()} (post_id, number, name, goal, variants, target, is_live, started_at, status) VALUES (%d, %d, %s, %s, %s, %s, %d, %d, %s)
			ON DUPLICATE KEY UPDATE name = %s, goal = %s, variants = %s, target = %s, is_live = %d, started_at = COALESCE(started_at, %d)",
			$experiment->key->post,
			$experiment->key->number,
			...[ ...$said, $started, TestStatus::Running->value, ...$said, $started ]
		);
		if ( '1' !== get_option( self::HAS_ANY ) ) {
			update_option( self::HAS_ANY, '1', true );
		}
	}

	/**
	 * Tests of rows. A row that cannot be read is none.
	 *
	 * @param list<array<string, string|null>> $rows The rows.
	 * @return list<StoredExperiment>
	 */
	private static function from_rows( array $rows ): array {
		return array_values( array_filter( array_map( self::from_row( ... ), $rows ) ) );
	}

	/**
	 * A test of a row, or null where it cannot be read.
	 *
	 * @param array<string, string|null> $row The row.
	 */
	private static function from_row( array $row ): ?StoredExperiment {
		$goal   = Goal::tryFrom( (string) $row['goal'] );
		$status = TestStatus::tryFrom( (string) $row['status'] );
		try {
			$variants = Variant::of_stored( Json::items( (string) $row['variants'] ) );
			$target   = Targeting::of( Json::map( (string) $row['target'] ) );
		} catch ( InvalidJson ) {
			return null;
		}
		if ( null === $goal || null === $status || [] === $variants ) {
			return null;
		}
		$number = static fn ( string $column ): ?int => null === $row[ $column ] ? null : (int) $row[ $column ];
		return new StoredExperiment(
			new Experiment( new TestKey( (int) $row['post_id'], (int) $row['number'] ), (string) $row['name'], $goal, $variants, $target ),
			$status,
			'1' === $row['is_live'],
			$number( 'started_at' ),
			$number( 'stopped_at' ),
			$number( 'winner' ),
			(string) $row['notice']
		);
	}

	/**
	 * The table's name on the current site.
	 */
	private function table(): string {
		return $this->db->table( 'experiments' );
	}
}
