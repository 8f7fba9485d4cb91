<?php
/**
 * Tests that need what a transaction hides.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests;

use Brolga\Core\Database\Connection;
use Brolga\Core\Database\Schema;
use Brolga\Core\Support\SystemClock;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\PhpCommand;
use PHPUnit\Framework\TestCase as PhpUnitTestCase;
use RuntimeException;
use WP_Hook;
use wpdb;

/**
 * A test that commits: for several processes at once, for transactions
 * themselves, for migrations. It has tables of its own, under a prefix of its
 * own, and removes them.
 */
abstract class OwnTablesTestCase extends PhpUnitTestCase {

	protected Connection $connection;

	/** The prefix of this test's tables. */
	protected string $prefix;

	/** The prefix of the site's tables. */
	private string $site_prefix;

	/** @var array<array-key, mixed> */
	private array $hooks = [];

	/** @var list<string> */
	private array $queries_to_undo = [];

	protected function setUp(): void {
		parent::setUp();
		$hooks             = $GLOBALS['wp_filter'] ?? [];
		$this->hooks       = array_map(
			static fn ( mixed $hook ): mixed => $hook instanceof WP_Hook ? clone $hook : $hook,
			is_array( $hooks ) ? $hooks : []
		);
		$this->prefix      = 't' . bin2hex( random_bytes( 4 ) ) . '_';
		$this->site_prefix = self::db()->prefix;
		self::db()->prefix = $this->prefix;
		$this->connection  = new Connection();
		Built::around( new SystemClock() )->get( Schema::class )->apply();
	}

	protected function tearDown(): void {
		$GLOBALS['wp_filter'] = $this->hooks;
		foreach ( $this->queries_to_undo as $query ) {
			self::db()->query( $query );
		}
		Built::around( new SystemClock() )->get( Schema::class )->drop();
		self::db()->prefix = $this->site_prefix;
		wp_cache_flush();
		parent::tearDown();
	}

	/**
	 * Runs a statement when the test is over, whatever became of it.
	 */
	protected function afterwards( string $query ): void {
		$this->queries_to_undo[] = $query;
	}

	/**
	 * Runs work and tells what it had PHP log.
	 *
	 * @param callable(): void $work What to do; what it throws is thrown.
	 */
	protected static function logged( callable $work ): string {
		$log    = (string) tempnam( sys_get_temp_dir(), 'brolga-log-' );
		$before = (string) ini_set( 'error_log', $log );
		try {
			$work();
			return (string) file_get_contents( $log );
		} finally {
			ini_set( 'error_log', $before );
			unlink( $log );
		}
	}

	protected static function db(): wpdb {
		$wpdb = $GLOBALS['wpdb'] ?? null;
		self::assertInstanceOf( wpdb::class, $wpdb );
		return $wpdb;
	}

	protected static function on_sqlite(): bool {
		return class_exists( 'WP_SQLite_DB', false );
	}

	/**
	 * Runs a task of tests/php/Support/process.php in several processes that
	 * begin at the same instant, and returns what each of them printed.
	 *
	 * @param string $task      Its name.
	 * @param int    $processes How many.
	 * @param string ...$arguments For each of them the same.
	 * @return list<list<string>> Lines by process.
	 */
	protected function in_parallel( string $task, int $processes, string ...$arguments ): array {
		return $this->processes( array_fill( 0, $processes, [ $task, ...array_values( $arguments ) ] ), false );
	}

	/**
	 * The same, each with a task and arguments of its own.
	 *
	 * @param list<string> ...$tasks The name of each, and its arguments.
	 * @return list<list<string>> Lines by process.
	 */
	protected function at_once( array ...$tasks ): array {
		return $this->processes( array_values( $tasks ), false );
	}

	/**
	 * Runs a task in a process that does not survive it.
	 *
	 * @param string $task Its name.
	 */
	protected function to_its_death( string $task ): void {
		$this->processes( [ [ $task ] ], true );
	}

	/**
	 * Runs processes.
	 *
	 * @param list<list<string>> $tasks The task of each, and its arguments.
	 * @return list<list<string>>
	 */
	private function processes( array $tasks, bool $deadly ): array {
		$running = [];
		$gates   = [];
		foreach ( $tasks as $words ) {
			$process = proc_open(
				[
					...PhpCommand::words(),
					__DIR__ . '/Support/process.php',
					$words[0] ?? '',
					$this->prefix,
					...array_slice( $words, 1 ),
				],
				[ [ 'pipe', 'r' ], [ 'pipe', 'w' ], [ 'pipe', 'w' ] ],
				$pipes
			);
			if ( false === $process ) {
				throw new RuntimeException( 'A process could not be started.' );
			}
			$running[] = [ $process, $pipes[1], $pipes[2] ];
			$gates[]   = $pipes[0];
		}
		// Each has loaded WordPress before any of them begins.
		foreach ( $running as [ , $stdout ] ) {
			fgets( $stdout );
		}
		array_map( fclose( ... ), $gates );
		$outputs = [];
		foreach ( $running as [ $process, $stdout, $stderr ] ) {
			$text   = (string) stream_get_contents( $stdout );
			$errors = (string) stream_get_contents( $stderr );
			$status = proc_close( $process );
			self::assertTrue( $deadly ? SIGKILL === $status : 0 === $status, $text . $errors );
			self::assertSame( '', $errors );
			$outputs[] = '' === $text ? [] : explode( "\n", trim( $text ) );
		}
		return $outputs;
	}
}
