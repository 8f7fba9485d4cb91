<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Core\Database;

use Brolga\Core\Support\Module;
use Throwable;

/**
 * Runs work in a database transaction. If MySQL drops the connection, $wpdb would reconnect and repeat the
 * statement outside the transaction: the first half of the work would be lost, the second half stored. So while
 * a transaction is open, connecting throws, and the work is run again from its start.
 *
 * @see LEAD-21 FORM-47
 */
final class Transaction implements Module {

	private const ATTEMPTS = 10;

	/** Seconds until an error is shown instead of another retry; one lock can take a minute. */
	private const PATIENCE = 5;

	/** WordPress calls wp_die() when it cannot reconnect. */
	private const DIE_HANDLERS = [
		'wp_die_handler',
		'wp_die_ajax_handler',
		'wp_die_json_handler',
		'wp_die_jsonp_handler',
		'wp_die_xml_handler',
		'wp_die_xmlrpc_handler',
	];

	private int $depth = 0;

	/** Whether a nested failure has ended the whole transaction. */
	private bool $doomed = false;

	/** Whether COMMIT was sent: if the connection is lost then, nobody knows whether it succeeded. */
	private bool $committing = false;

	private bool $lost = false;

	/** @var list<callable(): void> Callbacks to run after COMMIT. */
	private array $afterwards = [];

	public function __construct( private readonly Connection $db ) {}

	/** Hooks into every reconnection, so that it throws while a transaction is open. */
	public function register(): void {
		// The only filter that $wpdb runs on every connection.
		add_filter( 'incompatible_sql_modes', fn ( mixed $modes ): mixed => $this->unless_open( $modes ) );
		foreach ( self::DIE_HANDLERS as $handler ) {
			add_filter( $handler, fn ( mixed $callback ): mixed => $this->unless_open( $callback ) );
		}
	}

	/**
	 * Runs work in a transaction. Work may run repeatedly, so it must only read and write the
	 * database. A nested call is a savepoint and can fail alone.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 * @throws Throwable The exception of the work; nothing was stored.
	 */
	public function run( callable $work ): mixed {
		if ( $this->depth > 0 ) {
			return $this->nested( $work );
		}
		$result = $this->attempts( $work );
		// The data is committed: a failure from here on must not repeat the work.
		[ $afterwards, $this->afterwards ] = [ $this->afterwards, [] ];
		foreach ( $afterwards as $then ) {
			$then();
		}
		return $result;
	}

	/**
	 * Runs a callback after COMMIT, or at once outside a transaction. A rolled-back transaction discards it.
	 *
	 * @param callable(): void $work Its failure does not affect what is stored.
	 */
	public function after_commit( callable $work ): void {
		if ( 0 === $this->depth ) {
			$work();
			return;
		}
		$this->afterwards[] = $work;
	}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 * @throws Throwable The exception of the work.
	 */
	private function attempts( callable $work ): mixed {
		$end = hrtime( true ) + 1e9 * self::PATIENCE;
		for ( $attempt = 1; ; $attempt++ ) {
			try {
				return $this->db->tried_again( fn (): mixed => $this->attempt( $work ) );
			} catch ( StorageUnavailable $refusal ) {
				if ( ! $refusal->transient ) {
					throw $refusal;
				}
				if ( self::ATTEMPTS === $attempt || hrtime( true ) > $end ) {
					$this->db->log( $refusal );
					throw $refusal;
				}
			}
			usleep( 1000 * $attempt * random_int( 5, 25 ) );
		}
	}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 * @throws Throwable The exception of the work.
	 */
	private function attempt( callable $work ): mixed {
		if ( ! $this->db->is_alive() ) {
			throw new StorageUnavailable( 'The database is not reachable.' );
		}
		// $wpdb silences warnings while it connects and would not put them back.
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions.prevent_path_disclosure_error_reporting -- Puts back what was set.
		$reporting    = error_reporting();
		$this->doomed = $this->committing = $this->lost = false;
		$this->afterwards = [];
		$this->db->execute( 'START TRANSACTION' );
		$this->depth = 1;
		try {
			$result = $work();
			$this->commit();
		} catch ( Throwable $failure ) {
			$this->depth = 0;
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions.prevent_path_disclosure_error_reporting -- Puts back what was set.
			error_reporting( $reporting );
			$this->roll_back();
			throw $failure;
		}
		$this->depth = 0;
		return $result;
	}

	private function commit(): void {
		if ( $this->doomed ) {
			throw new StorageUnavailable( 'The transaction was given up by the database.', true );
		}
		$this->committing = true;
		$this->db->execute( 'COMMIT' );
	}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 * @throws Throwable The exception of the work.
	 */
	private function nested( callable $work ): mixed {
		$name = 'brolga_' . $this->depth;
		$this->db->execute( "SAVEPOINT {$name}" );
		++$this->depth;
		$afterwards = $this->afterwards;
		try {
			$result = $work();
			$this->db->execute( "RELEASE SAVEPOINT {$name}" );
			return $result;
		} catch ( Throwable $failure ) {
			// A deadlock rolls back the whole transaction with its savepoints, so no outer work may continue.
			$this->doomed = $this->doomed
				|| $this->lost
				|| ( $failure instanceof StorageUnavailable && $failure->transient );
			if ( ! $this->doomed ) {
				$this->db->execute( "ROLLBACK TO SAVEPOINT {$name}" );
			}
			$this->afterwards = $afterwards;
			throw $failure;
		} finally {
			--$this->depth;
		}
	}

	/** Ignores errors: the original failure counts, and a lost connection rolls back by itself. */
	private function roll_back(): void {
		try {
			$this->lost ? $this->db->reopen() : $this->db->roll_back();
		} catch ( StorageUnavailable ) {
			return;
		}
	}

	/**
	 * Returns the filtered value unchanged, but throws while a transaction is open.
	 *
	 * @template T
	 * @param T $value
	 * @return T
	 */
	private function unless_open( mixed $value ): mixed {
		if ( $this->depth > 0 ) {
			$this->lost = true;
			throw new StorageUnavailable( 'The connection to the database was lost.', ! $this->committing );
		}
		return $value;
	}
}
