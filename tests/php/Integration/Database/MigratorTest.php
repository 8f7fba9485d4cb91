<?php
/**
 * The tables, from nothing to today, whatever happens on the way.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Database;

use Brolga\Core\Database\Migration;
use Brolga\Core\Database\MigrationLockRepository;
use Brolga\Core\Database\Migrator;
use Brolga\Core\Database\Schema;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Tests\OwnTablesTestCase;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\FrozenClock;
use Closure;
use RuntimeException;

/**
 * LIFE-2 LIFE-5 LEAD-22
 */
final class MigratorTest extends OwnTablesTestCase {

	private FrozenClock $clock;

	private Schema $schema;

	private MigrationLockRepository $lock;

	private mixed $version_before;

	protected function setUp(): void {
		parent::setUp();
		$this->clock          = new FrozenClock();
		$this->schema         = Built::around( $this->clock )->get( Schema::class );
		$this->lock           = new MigrationLockRepository( $this->connection, $this->clock );
		$this->version_before = get_option( Migrator::OPTION );
		$this->schema->drop();
		delete_option( Migrator::OPTION );
	}

	protected function tearDown(): void {
		$this->lock->release();
		update_option( Migrator::OPTION, $this->version_before, true );
		parent::tearDown();
	}

	/**
	 * LIFE-2 LEAD-22
	 */
	public function test_an_empty_site_gets_all_tables(): void {
		$migrator = $this->migrator();
		self::assertSame( 0, $migrator->version() );
		self::assertTrue( $migrator->migrate() );
		self::assertSame( Schema::VERSION, $migrator->version() );
		foreach ( $this->schema->names() as $table ) {
			self::assertSame(
				'0',
				$this->connection->value( "SELECT COUNT(*) FROM {$this->connection->table( $table )}" )
			);
		}
		self::assertSame( $this->prefix . 'brolga_entries', $this->connection->table( 'entries' ) );
	}

	/**
	 * LIFE-790: a page knows from the tables' number that nothing is missing, and builds no migration to see it.
	 */
	public function test_no_migration_has_a_higher_number_than_the_tables(): void {
		$migrator = Built::around( $this->clock )->get( Migrator::class );
		self::assertTrue( $migrator->migrate() );
		self::assertSame( Schema::VERSION, $migrator->version() );
	}

	/**
	 * LIFE-2: dbDelta compares texts, and a column written in another way than
	 * the database tells it would be changed each time.
	 */
	public function test_applying_the_schema_again_changes_nothing(): void {
		self::assertNotSame( [], $this->schema->apply() );
		self::assertSame( [], $this->schema->apply() );
	}

	/**
	 * LIFE-2
	 */
	public function test_migrating_again_does_nothing(): void {
		$runs      = 0;
		$migration = $this->step(
			1,
			static function () use ( &$runs ): void {
				++$runs;
			}
		);
		self::assertTrue( $this->migrator( $migration )->migrate() );
		$queries = self::db()->num_queries;
		self::assertTrue( $this->migrator( $migration )->migrate() );
		self::assertSame( 1, $runs );
		self::assertSame( $queries, self::db()->num_queries );
	}

	/**
	 * LIFE-5 SCALE-5 SCALE-6: on a site of today the next release changes what is stored: once, from where it was
	 * killed, and the code of today leaves what it finds then, as it is.
	 */
	public function test_a_migration_runs_once_resumes_and_is_not_undone(): void {
		$today = $this->migrator();
		self::assertTrue( $today->migrate() );
		$ledger = $this->connection->table( 'ledger' );
		foreach ( [ 'one', 'two', 'three' ] as $name ) {
			$this->connection->execute( "INSERT INTO {$ledger} (name, value, expires) VALUES (%s, 5, 6)", $name );
		}
		$killed = false;
		$next   = $this->migrator( $this->step(
			Schema::VERSION + 1,
			function () use ( $ledger, &$killed ): void {
				$rows = $this->connection->rows( "SELECT name FROM {$ledger} WHERE value = 5 ORDER BY name DESC" );
				foreach ( array_column( $rows, 'name' ) as $name ) {
					$this->connection->execute( "UPDATE {$ledger} SET value = value + 1 WHERE name = %s", $name );
					if ( ! $killed ) {
						$killed = true;
						throw new RuntimeException( 'killed' );
					}
				}
			}
		) );
		$values = fn (): array => array_column(
			$this->connection->rows( "SELECT value FROM {$ledger} ORDER BY name" ),
			'value'
		);
		self::assertFalse( $next->is_current() );
		try {
			$next->migrate();
			self::fail( 'The failure was swallowed.' );
		} catch ( RuntimeException ) {
			self::assertSame( [ '5', '5', '6' ], $values() );
			self::assertSame( Schema::VERSION, $next->version() );
		}
		self::assertTrue( $next->migrate() );
		self::assertSame( [ '6', '6', '6' ], $values() );
		self::assertSame( Schema::VERSION + 1, $next->version() );

		$this->connection->execute( "UPDATE {$ledger} SET value = 5" );
		$this->connection->execute( "ALTER TABLE {$ledger} ADD newer int(10) DEFAULT NULL" );
		foreach ( [ $next, $today ] as $migrator ) {
			self::assertTrue( $migrator->is_current() );
			$queries = self::db()->num_queries;
			self::assertTrue( $migrator->migrate() );
			self::assertSame( $queries, self::db()->num_queries );
			self::assertSame( Schema::VERSION + 1, $migrator->version() );
		}
		self::assertSame( [ '5', '5', '5' ], $values() );

		// Even where it makes tables anew, nothing is taken away.
		$this->schema->apply();
		self::assertArrayHasKey( 'newer', (array) $this->connection->row( "SELECT * FROM {$ledger} LIMIT 1" ) );
		self::assertSame( [ '5', '5', '5' ], $values() );
	}

	/**
	 * LIFE-790: features name theirs one after the other, and two may have changed with the same release.
	 */
	public function test_migrations_run_in_the_order_of_their_versions(): void {
		$log  = [];
		$step = function ( int $version, string $name ) use ( &$log ): Migration {
			return $this->step(
				$version,
				static function () use ( &$log, $name ): void {
					$log[] = $name;
				}
			);
		};
		self::assertTrue(
			$this->migrator( $step( 3, 'third' ), $step( 2, 'second' ), $step( 2, 'second too' ), $step( 1, 'first' ) )
				->migrate()
		);
		self::assertSame( [ 'first', 'second', 'second too', 'third' ], $log );
		self::assertSame( 3, $this->migrator()->version() );
	}

	/**
	 * SCALE-6: several web nodes whose first requests find no tables.
	 */
	public function test_one_of_several_nodes_makes_the_tables(): void {
		update_option( Migrator::OPTION, $this->version_before, true );
		$options = "{$this->prefix}options";
		$this->afterwards( "DROP TABLE {$options}" );
		$this->connection->execute(
			"CREATE TABLE {$options} (option_id bigint(20) unsigned NOT NULL AUTO_INCREMENT, option_name varchar(191) NOT "
				. "NULL DEFAULT '', option_value longtext NOT NULL, autoload varchar(20) NOT NULL DEFAULT 'yes', PRIMARY "
				. 'KEY  (option_id), UNIQUE KEY option_name (option_name))'
		);
		$made = array_values( array_filter( $this->in_parallel( 'migrate', 4 ) ) );
		self::assertCount( 1, $made );
		self::assertSame(
			array_map( fn ( string $name ): string => $this->connection->table( $name ), $this->schema->names() ),
			$made[0]
		);
		self::assertSame(
			(string) Schema::VERSION,
			$this->connection->value( "SELECT option_value FROM {$options} WHERE option_name = %s", Migrator::OPTION )
		);
	}

	/**
	 * LIFE-5: killed in the second of three steps, half-way.
	 */
	public function test_a_run_that_was_killed_goes_on_where_it_was(): void {
		$log   = [];
		$steps = function ( bool $killed ) use ( &$log ): array {
			$note = static function ( int $step ) use ( &$log ): void {
				$log[] = $step;
			};
			return [
				$this->step(
					1,
					function () use ( $note ): void {
						$note( 1 );
						$this->schema->apply();
					}
				),
				$this->step(
					2,
					static function () use ( $note, $killed ): void {
						$note( 2 );
						if ( $killed ) {
							throw new RuntimeException( 'killed' );
						}
					}
				),
				$this->step( 3, static fn () => $note( 3 ) ),
			];
		};
		try {
			$this->migrator( ...$steps( true ) )->migrate();
			self::fail( 'The failure was swallowed.' );
		} catch ( RuntimeException ) {
			self::assertSame( [ 1, 2 ], $log );
		}
		self::assertTrue( $this->migrator( ...$steps( false ) )->migrate() );
		self::assertSame( [ 1, 2, 2, 3 ], $log );
		self::assertSame( 3, $this->migrator()->version() );
	}

	/**
	 * LIFE-5: some tables were made, some not, and the version was not written.
	 */
	public function test_half_made_tables_are_completed_and_keep_their_rows(): void {
		$this->schema->apply();
		$this->connection->execute( "INSERT INTO {$this->connection->table( 'ledger' )} (name, value, expires) VALUES ('kept', 5, 6)" );
		$this->connection->execute( "DROP TABLE {$this->connection->table( 'entries' )}" );
		self::assertTrue( $this->migrator()->migrate() );
		self::assertSame(
			'5',
			$this->connection->value( "SELECT value FROM {$this->connection->table( 'ledger' )} WHERE name = 'kept'" )
		);
		self::assertSame(
			'0',
			$this->connection->value( "SELECT COUNT(*) FROM {$this->connection->table( 'entries' )}" )
		);
	}

	public function test_only_one_process_migrates_at_a_time(): void {
		self::assertTrue( $this->lock->take() );
		$migrator = $this->migrator();
		self::assertFalse( $migrator->migrate() );
		self::assertSame( 0, $migrator->version() );
		$this->lock->release();
		self::assertTrue( $migrator->migrate() );
	}

	/**
	 * LIFE-5: killed with SIGKILL, the lock is still there.
	 */
	public function test_the_lock_of_a_killed_process_ends_by_itself(): void {
		self::assertTrue( $this->lock->take() );
		$this->clock->advance( MigrationLockRepository::LEASE - 1 );
		self::assertFalse( $this->lock->take() );
		$this->lock->renew();
		$this->clock->advance( MigrationLockRepository::LEASE - 1 );
		self::assertFalse( $this->lock->take() );
		$this->clock->advance( 1 );
		self::assertTrue( $this->lock->take() );
		self::assertFalse( $this->lock->take() );
	}

	/**
	 * SCALE-6: a step took longer than the lease. Whoever has taken over does the rest, and keeps the lock.
	 */
	public function test_who_has_lost_the_lock_stops(): void {
		$other = new MigrationLockRepository( $this->connection, $this->clock );
		$log   = [];
		$slow  = $this->step(
			1,
			function () use ( $other, &$log ): void {
				$log[] = 1;
				$this->clock->advance( MigrationLockRepository::LEASE );
				self::assertTrue( $other->take() );
			}
		);
		$next  = $this->step(
			2,
			static function () use ( &$log ): void {
				$log[] = 2;
			}
		);
		self::assertFalse( $this->migrator( $slow, $next )->migrate() );
		self::assertSame( [ 1 ], $log );
		self::assertTrue( $other->renew() );
		$other->release();
		self::assertTrue( $this->migrator( $slow, $next )->migrate() );
		self::assertSame( [ 1, 2 ], $log );
	}

	/**
	 * SCALE-6: it looked before another process was through, and gets the lock after it.
	 */
	public function test_what_another_process_has_done_meanwhile_is_not_done_again(): void {
		$migrator = $this->migrator();
		self::assertFalse( $migrator->is_current() );
		add_filter( 'pre_option_' . Migrator::OPTION, $stale = static fn (): int => 0 );
		$looked = 0;
		add_filter(
			'query',
			function ( string $sql ) use ( &$looked, $stale ): string {
				if ( str_contains( $sql, 'INSERT IGNORE' ) ) {
					remove_filter( 'pre_option_' . Migrator::OPTION, $stale );
					update_option( Migrator::OPTION, Schema::VERSION, true );
				}
				$looked += (int) str_contains( $sql, 'CREATE TABLE' );
				return $sql;
			}
		);
		self::assertTrue( $migrator->migrate() );
		self::assertSame( 0, $looked );
	}

	/**
	 * OUTBOX-25
	 */
	public function test_a_lock_that_a_wrong_clock_has_taken_ends(): void {
		$this->clock->advance( 30 * 86400 );
		self::assertTrue( $this->lock->take() );
		$this->clock->advance( -30 * 86400 );
		self::assertTrue( $this->lock->take() );
		self::assertFalse( $this->lock->take() );
	}

	/**
	 * LIFE-5
	 */
	public function test_a_page_is_shown_although_the_tables_cannot_be_made(): void {
		$refused = $this->step(
			1,
			static function (): void {
				throw new StorageUnavailable( 'read-only' );
			}
		);
		remove_all_actions( 'init' );
		$this->migrator( $refused )->register();
		do_action( 'init' );
		self::assertSame( 0, $this->migrator()->version() );
		remove_all_actions( 'init' );
		$this->migrator()->register();
		do_action( 'init' );
		self::assertSame( Schema::VERSION, $this->migrator()->version() );
	}

	/**
	 * The inbox reads by these: without its index a page of a million leads
	 * takes seconds.
	 */
	public function test_the_keys_of_the_inbox_are_there(): void {
		$this->schema->apply();
		$keys = [];
		foreach ( $this->connection->rows( "SHOW INDEX FROM {$this->connection->table( 'entries' )}" ) as $row ) {
			$keys[ (string) $row['Key_name'] ][] = $row['Column_name'];
		}
		self::assertSame( [ 'status', 'created_at' ], $keys['status_created'] ?? null );
		self::assertSame( [ 'form_uid', 'created_at' ], $keys['form_created'] ?? null );
		self::assertSame( [ 'form_uid', 'status', 'created_at' ], $keys['form_status_created'] ?? null );
		self::assertSame( [ 'submission_key' ], $keys['submission_key'] ?? null );
	}

	private function migrator( Migration ...$migrations ): Migrator {
		return new Migrator(
			fn (): MigrationLockRepository => $this->lock,
			fn (): Schema => $this->schema,
			static fn (): array => array_values( $migrations )
		);
	}

	/**
	 * @param Closure(): void $work What the step does.
	 */
	private function step( int $version, Closure $work ): Migration {
		return new class( $version, $work ) implements Migration {

			/**
			 * @param Closure(): void $work What the step does.
			 */
			public function __construct( private readonly int $version, private readonly Closure $work ) {}

			public function version(): int {
				return $this->version;
			}

			public function up(): void {
				( $this->work )();
			}
		};
	}
}
