<?php
/**
 * All or nothing.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Database;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Database\Transaction;
use Brolga\Core\Jobs\Job;
use Brolga\Core\Support\SystemClock;
use Brolga\Outbox\OutboxRepository;
use Brolga\Tests\OwnTablesTestCase;
use mysqli;
use RuntimeException;

/**
 * LEAD-21 FORM-47 OUTBOX-24
 */
final class TransactionTest extends OwnTablesTestCase {

	private Transaction $transaction;

	private OutboxRepository $jobs;

	protected function setUp(): void {
		parent::setUp();
		$this->transaction = new Transaction( $this->connection );
		$this->transaction->register();
		$this->jobs = new OutboxRepository( $this->connection, new SystemClock() );
	}

	public function test_work_that_ends_well_stays(): void {
		self::assertSame(
			'result',
			$this->transaction->run(
				function (): string {
					$this->add( 'a' );
					$this->add( 'b' );
					return 'result';
				}
			)
		);
		self::assertSame( [ 'a', 'b' ], $this->kinds_seen_by_others() );
	}

	/**
	 * LEAD-21
	 */
	public function test_work_that_throws_leaves_nothing(): void {
		try {
			$this->transaction->run(
				function (): void {
					$this->add( 'a' );
					self::break_off( new RuntimeException( 'ours' ) );
				}
			);
			self::fail( 'The exception was swallowed.' );
		} catch ( RuntimeException $failure ) {
			self::assertSame( 'ours', $failure->getMessage() );
		}
		self::assertSame( [], $this->kinds_seen_by_others() );
		$this->transaction->run( fn () => $this->add( 'b' ) );
		self::assertSame( [ 'b' ], $this->kinds_seen_by_others() );
	}

	/**
	 * LEAD-21: the second of two statements is refused.
	 */
	public function test_a_statement_that_fails_takes_the_others_with_it(): void {
		try {
			$this->transaction->run(
				function (): void {
					$this->add( 'a' );
					$this->connection->execute( 'INSERT INTO no_such_table (a) VALUES (%d)', 1 );
				}
			);
			self::fail( 'The refusal was swallowed.' );
		} catch ( StorageUnavailable $refusal ) {
			self::assertFalse( $refusal->transient );
		}
		self::assertSame( [], $this->kinds_seen_by_others() );
	}

	public function test_an_inner_part_can_fail_alone(): void {
		$this->transaction->run(
			function (): void {
				$this->add( 'before' );
				try {
					$this->transaction->run(
						function (): void {
							$this->add( 'inner' );
							throw new RuntimeException( 'inner' );
						}
					);
				} catch ( RuntimeException ) {
					$this->add( 'after' );
				}
				$this->transaction->run( fn () => $this->add( 'second' ) );
			}
		);
		self::assertSame( [ 'after', 'before', 'second' ], $this->kinds_seen_by_others() );
	}

	public function test_an_outer_failure_takes_a_good_inner_part_with_it(): void {
		try {
			$this->transaction->run(
				function (): void {
					$this->transaction->run( fn () => $this->add( 'inner' ) );
					throw new RuntimeException( 'outer' );
				}
			);
		} catch ( RuntimeException $failure ) {
			self::assertSame( 'outer', $failure->getMessage() );
		}
		self::assertSame( [], $this->kinds_seen_by_others() );
	}

	public function test_work_is_done_again_after_a_lock(): void {
		$attempts = 0;
		$this->transaction->run(
			function () use ( &$attempts ): void {
				++$attempts;
				$this->add( 'try_' . $attempts );
				if ( $attempts < 3 ) {
					throw new StorageUnavailable( 'database is locked', true );
				}
			}
		);
		self::assertSame( [ 'try_3' ], $this->kinds_seen_by_others() );
	}

	/**
	 * OUTBOX-24: who gives up says so in the log, once.
	 */
	public function test_work_is_not_done_again_for_ever(): void {
		$attempts = 0;
		$log      = self::logged(
			function () use ( &$attempts ): void {
				try {
					$this->transaction->run(
						static function () use ( &$attempts ): void {
							++$attempts;
							self::break_off( new StorageUnavailable( 'database is locked', true, 'UPDATE a' ) );
						}
					);
					self::fail( 'The refusal was swallowed.' );
				} catch ( StorageUnavailable $refusal ) {
					self::assertTrue( $refusal->transient );
				}
			}
		);
		self::assertSame( 10, $attempts );
		self::assertSame( 1, substr_count( $log, 'database is locked for query UPDATE a' ), $log );
	}

	/**
	 * LEAD-21: what is stored is not stored again because something after it found the database locked.
	 */
	public function test_what_follows_stored_work_does_not_repeat_it(): void {
		try {
			$this->transaction->run(
				function (): void {
					$this->add( 'once' );
					$this->transaction->after_commit(
						static fn () => self::break_off( new StorageUnavailable( 'database is locked', true ) )
					);
				}
			);
			self::fail( 'The refusal was swallowed.' );
		} catch ( StorageUnavailable $refusal ) {
			self::assertTrue( $refusal->transient );
		}
		self::assertSame( [ 'once' ], $this->kinds_seen_by_others() );
	}

	public function test_an_inner_lock_that_was_swallowed_still_ends_the_whole(): void {
		$attempts = 0;
		$this->transaction->run(
			function () use ( &$attempts ): void {
				$this->add( 'outer_' . ( ++$attempts ) );
				try {
					$this->transaction->run(
						static function () use ( $attempts ): void {
							if ( 1 === $attempts ) {
								throw new StorageUnavailable( 'deadlock', true );
							}
						}
					);
				} catch ( StorageUnavailable ) {
					return;
				}
			}
		);
		self::assertSame( [ 'outer_2' ], $this->kinds_seen_by_others() );
	}

	/**
	 * MySQL restarted in the middle: $wpdb would go on by itself on a new
	 * connection, and store the second half alone.
	 */
	public function test_a_connection_lost_in_the_middle_stores_no_half(): void {
		if ( self::on_sqlite() ) {
			self::markTestSkipped( 'SQLite has no connection to lose.' );
		}
		$attempts = 0;
		$this->transaction->run(
			function () use ( &$attempts ): void {
				++$attempts;
				$this->add( 'first' );
				if ( 1 === $attempts ) {
					$this->kill_connection();
				}
				$this->add( 'second' );
			}
		);
		self::assertSame( 2, $attempts );
		self::assertSame( [ 'first', 'second' ], $this->kinds_seen_by_others() );
	}

	/**
	 * The same on COMMIT: whether it arrived cannot be known, so the work is not
	 * done twice.
	 */
	public function test_a_connection_lost_on_commit_is_told(): void {
		if ( self::on_sqlite() ) {
			self::markTestSkipped( 'SQLite has no connection to lose.' );
		}
		$attempts = 0;
		try {
			$this->transaction->run(
				function () use ( &$attempts ): void {
					++$attempts;
					$this->add( 'first' );
					$this->kill_connection();
				}
			);
			self::fail( 'Success was told.' );
		} catch ( StorageUnavailable $refusal ) {
			self::assertFalse( $refusal->transient );
		}
		self::assertSame( 1, $attempts );
		self::assertSame( [], $this->kinds_seen_by_others() );
		$this->transaction->run( fn () => $this->add( 'next' ) );
		self::assertSame( [ 'next' ], $this->kinds_seen_by_others() );
	}

	/**
	 * Two transactions that wait for each other: MySQL ends one of them.
	 */
	public function test_a_real_deadlock_is_survived(): void {
		if ( self::on_sqlite() ) {
			self::markTestSkipped( 'SQLite lets one writer in at a time: there is no deadlock.' );
		}
		$table = $this->connection->table( 'ledger' );
		$this->connection->execute( "INSERT INTO {$table} (name, value, expires) VALUES ('a', 0, 0), ('b', 0, 0)" );
		$other = $this->other_connection();
		$other->query( 'START TRANSACTION' );
		// Changed rows weigh more: the other one will be the victor.
		$other->query( "INSERT INTO {$table} (name, value, expires) VALUES ('c', 0, 0), ('d', 0, 0), ('e', 0, 0)" );
		$other->query( "UPDATE {$table} SET value = 1 WHERE name = 'b'" );
		$attempts = 0;
		$work     = function () use ( $other, $table, &$attempts ): void {
			if ( 2 === ++$attempts ) {
				// The victor goes on and ends, as another request would.
				$other->reap_async_query();
				$other->query( 'COMMIT' );
			}
			$this->connection->execute( "UPDATE {$table} SET value = value + 10 WHERE name = 'a'" );
			if ( 1 === $attempts ) {
				$other->query( "UPDATE {$table} SET value = 2 WHERE name = 'a'", MYSQLI_ASYNC );
				usleep( 200000 );
			}
			$this->connection->execute( "UPDATE {$table} SET value = value + 10 WHERE name = 'b'" );
		};
		$log      = self::logged( fn () => $this->transaction->run( $work ) );
		self::assertSame( 2, $attempts );
		self::assertSame( '', $log, 'A deadlock that harmed nothing is told as an error.' );
		self::assertSame( '11', $this->connection->value( "SELECT value FROM {$table} WHERE name = 'b'" ) );
		$other->close();
	}

	/**
	 * OUTBOX-24: MariaDB from 11.6 on refuses to change what somebody else has changed
	 * since this transaction first looked. The suite's server does so, whatever its
	 * version, if it knows how.
	 */
	public function test_a_row_that_changed_since_the_first_look_is_looked_at_again(): void {
		if ( self::on_sqlite() ) {
			self::markTestSkipped( 'SQLite lets one writer in at a time.' );
		}
		$setting = $this->connection->row( "SHOW VARIABLES LIKE 'innodb_snapshot_isolation'" );
		if ( null === $setting ) {
			self::markTestSkipped( 'This server takes the newest row.' );
		}
		self::assertSame( 'ON', $setting['Value'] );
		$table = $this->connection->table( 'ledger' );
		$this->connection->execute( "INSERT INTO {$table} (name, value, expires) VALUES ('a', 1, 0)" );
		$other = $this->other_connection();
		$seen  = [];
		$this->transaction->run(
			function () use ( $other, $table, &$seen ): void {
				$this->add( 'job' );
				$seen[] = (int) $this->connection->value( "SELECT value FROM {$table} WHERE name = 'a'" );
				if ( 1 === count( $seen ) ) {
					$other->query( "UPDATE {$table} SET value = 5 WHERE name = 'a'" );
				}
				$this->connection->execute( "UPDATE {$table} SET value = value + 10 WHERE name = 'a'" );
			}
		);
		$other->close();
		self::assertSame( [ 1, 5 ], $seen );
		self::assertSame( '15', $this->connection->value( "SELECT value FROM {$table} WHERE name = 'a'" ) );
		self::assertSame( [ 'job' ], $this->kinds_seen_by_others() );
	}

	/**
	 * FORM-47: a database that takes nothing.
	 */
	public function test_a_read_only_database_is_an_honest_refusal(): void {
		if ( self::on_sqlite() ) {
			$this->connection->execute( 'SELECT 1' );
			$pdo = $GLOBALS['@pdo'] ?? null;
			self::assertInstanceOf( \PDO::class, $pdo );
			$pdo->exec( 'PRAGMA query_only = ON' );
		} else {
			$this->connection->execute( 'SET SESSION TRANSACTION READ ONLY' );
		}
		try {
			$this->transaction->run( fn () => $this->add( 'a' ) );
			self::fail( 'Success was told.' );
		} catch ( StorageUnavailable $refusal ) {
			self::assertNotSame( '', $refusal->getMessage() );
		} finally {
			isset( $pdo )
				? $pdo->exec( 'PRAGMA query_only = OFF' )
				: $this->connection->execute( 'SET SESSION TRANSACTION READ WRITE' );
		}
		self::assertSame( [], $this->kinds_seen_by_others() );
		$this->transaction->run( fn () => $this->add( 'b' ) );
		self::assertSame( [ 'b' ], $this->kinds_seen_by_others() );
	}

	/**
	 * FORM-47: the disk is full.
	 */
	public function test_a_full_disk_is_an_honest_refusal(): void {
		if ( ! self::on_sqlite() ) {
			self::markTestSkipped( 'A disk cannot be filled for MariaDB alone.' );
		}
		$pdo = $GLOBALS['@pdo'] ?? null;
		self::assertInstanceOf( \PDO::class, $pdo );
		$pages = $pdo->query( 'PRAGMA page_count' );
		self::assertNotFalse( $pages );
		$pdo->exec( 'PRAGMA max_page_count = ' . ( 1 + (int) $pages->fetchColumn() ) );
		$heard  = 0;
		$listen = static function ( string $sql ) use ( &$heard ): string {
			$heard += (int) str_contains( $sql, 'xxx' );
			return $sql;
		};
		add_filter( 'query', $listen );
		try {
			$this->transaction->run(
				function (): void {
					$this->add( 'a' );
					$this->jobs->add( new Job( 'b', [ 'text' => str_repeat( 'x', 1000000 ) ] ) );
				}
			);
			self::fail( 'Success was told.' );
		} catch ( StorageUnavailable $refusal ) {
			self::assertStringContainsString( 'full', $refusal->getMessage() );
		} finally {
			remove_filter( 'query', $listen );
			$pdo->exec( 'PRAGMA max_page_count = 4294967294' );
		}
		// A second try might find room, and a transaction that SQLite has ended.
		self::assertSame( 1, $heard );
		// The next transaction is one again: what it undoes is undone.
		try {
			$this->transaction->run(
				function (): void {
					$this->add( 'c' );
					self::break_off( new RuntimeException( 'Enough.' ) );
				}
			);
			self::fail( 'Success was told.' );
		} catch ( RuntimeException $failure ) {
			self::assertSame( 'Enough.', $failure->getMessage() );
		}
		self::assertSame( [], $this->kinds_seen_by_others() );
		$this->transaction->run( fn () => $this->add( 'd' ) );
		self::assertSame( [ 'd' ], $this->kinds_seen_by_others() );
	}

	/**
	 * OPS-430: SQLite ends a transaction whose COMMIT finds no room. The log has that, and no ROLLBACK that failed.
	 */
	public function test_a_commit_that_fails_is_one_line_of_the_log(): void {
		if ( ! self::on_sqlite() ) {
			self::markTestSkipped( 'Other databases keep the transaction open.' );
		}
		$pdo = $GLOBALS['@pdo'] ?? null;
		self::assertInstanceOf( \PDO::class, $pdo );
		$end = static function ( string $sql ) use ( $pdo ): string {
			if ( 'COMMIT' === $sql ) {
				$pdo->exec( 'ROLLBACK' );
			}
			return $sql;
		};
		$log    = (string) tempnam( sys_get_temp_dir(), 'brolga-log-' );
		$before = (string) ini_set( 'error_log', $log );
		add_filter( 'query', $end );
		try {
			$this->transaction->run( fn () => $this->add( 'a' ) );
			self::fail( 'Success was told.' );
		} catch ( StorageUnavailable ) {
			$lines = file( $log );
		} finally {
			remove_filter( 'query', $end );
			ini_set( 'error_log', $before );
			unlink( $log );
		}
		self::assertCount( 1, (array) $lines );
		self::assertStringContainsString( 'for query COMMIT', implode( '', (array) $lines ) );
		self::assertSame( [], $this->kinds_seen_by_others() );
		$this->transaction->run( fn () => $this->add( 'b' ) );
		self::assertSame( [ 'b' ], $this->kinds_seen_by_others() );
	}

	private static function break_off( RuntimeException $failure ): void {
		throw $failure;
	}

	/**
	 * Writes a row.
	 */
	private function add( string $kind ): void {
		$this->jobs->add( new Job( $kind, [] ) );
	}

	/**
	 * What somebody else sees: on MySQL through another connection, on SQLite
	 * after a rollback, which would take away what was not committed.
	 *
	 * @return list<string>
	 */
	private function kinds_seen_by_others(): array {
		$sql = "SELECT kind FROM {$this->connection->table( 'outbox' )} ORDER BY kind";
		if ( self::on_sqlite() ) {
			$hidden = self::db()->suppress_errors();
			self::db()->query( 'ROLLBACK' );
			self::db()->suppress_errors( $hidden );
			return array_map(
				static fn ( array $row ): string => (string) $row['kind'],
				$this->connection->rows( $sql )
			);
		}
		$other  = $this->other_connection();
		$result = $other->query( $sql );
		self::assertInstanceOf( \mysqli_result::class, $result );
		$kinds = array_map(
			static fn ( array $row ): string => is_string( $row[0] ) ? $row[0] : '',
			$result->fetch_all()
		);
		$other->close();
		return $kinds;
	}

	/**
	 * Ends the connection of $wpdb from another one, as a restart of MySQL does.
	 */
	private function kill_connection(): void {
		$id    = (int) $this->connection->value( 'SELECT CONNECTION_ID()' );
		$other = $this->other_connection();
		$other->query( "KILL {$id}" );
		$other->close();
		usleep( 50000 );
	}

	/**
	 * A second connection to the same database.
	 */
	private function other_connection(): mysqli {
		$socket = (string) preg_replace( '/^[^:]*:/', '', DB_HOST );
		$other  = mysqli_init();
		self::assertInstanceOf( mysqli::class, $other );
		self::assertTrue( str_starts_with( $socket, '/' )
			? $other->real_connect( 'localhost', DB_USER, DB_PASSWORD, DB_NAME, 0, $socket )
			: $other->real_connect( (string) strtok( DB_HOST, ':' ), DB_USER, DB_PASSWORD, DB_NAME, (int) $socket ) );
		return $other;
	}
}
