<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Core\Database;

use Brolga\Core\Support\Module;
use Throwable;

/**
 * Runs work whose writes all stay or all go.
 *
 * What makes this more than START TRANSACTION: when MySQL goes away in the
 * middle, $wpdb opens a new connection and repeats the statement there, outside
 * of any transaction. The first half would be lost, the second stored. So while
 * a transaction is open, opening a connection is an error; the work is done
 * again from its start on the new one.
 *
 * @see LEAD-21 FORM-47
 */
final class Transaction implements Module {

	/** How often work is done after a deadlock, a lock or a lost connection. */
	private const ATTEMPTS = 10;

	/** Seconds after which a visitor is told instead: a lock may be waited for a minute each time. */
	private const PATIENCE = 5;

	/** WordPress ends the request by wp_die() when a connection cannot be opened again. */
	private const DIE_HANDLERS = [
		'wp_die_handler',
		'wp_die_ajax_handler',
		'wp_die_json_handler',
		'wp_die_jsonp_handler',
		'wp_die_xml_handler',
		'wp_die_xmlrpc_handler',
	];

	/** How many run() calls we are in; 0: no transaction is open. */
	private int $depth = 0;

	/** Whether an inner failure took the whole transaction with it. */
	private bool $doomed = false;

	/** Whether COMMIT is on its way: what happens from here on cannot be told from success. */
	private bool $committing = false;

	/** Whether the connection that had the transaction is gone. */
	private bool $lost = false;

	/**
	 * What is to be done once the work is stored.
	 *
	 * @var list<callable(): void>
	 */
	private array $afterwards = [];

	public function __construct( private readonly Connection $db ) {}

	/**
	 * Watches for connections that are opened while a transaction is open.
	 */
	public function register(): void {
		// The one filter that $wpdb runs each time it has connected.
		add_filter( 'incompatible_sql_modes', fn ( mixed $modes ): mixed => $this->unless_open( $modes ) );
		foreach ( self::DIE_HANDLERS as $handler ) {
			add_filter( $handler, fn ( mixed $callback ): mixed => $this->unless_open( $callback ) );
		}
	}

	/**
	 * Runs work in a transaction and returns what it returns. Work may be run
	 * again from its start, so it must not do anything but read and write the
	 * database. Inside of another run() it is a part that can fail alone.
	 *
	 * @template T
	 *
	 * @param callable(): T $work What to do.
	 * @return T
	 *
	 * @throws Throwable          What the work itself threw; nothing was stored.
	 */
	public function run( callable $work ): mixed {
		if ( $this->depth > 0 ) {
			return $this->nested( $work );
		}
		$result = $this->attempts( $work );
		// What is stored stays: whatever fails from here on, the work is not done again.
		[ $afterwards, $this->afterwards ] = [ $this->afterwards, [] ];
		foreach ( $afterwards as $then ) {
			$then();
		}
		return $result;
	}

	/**
	 * Does something once what the open transaction does is stored for good, at
	 * once where none is open. Undone work is not followed by it.
	 *
	 * @param callable(): void $work What to do. It may fail without harm to what is stored.
	 */
	public function after_commit( callable $work ): void {
		if ( 0 === $this->depth ) {
			$work();
			return;
		}
		$this->afterwards[] = $work;
	}

	/**
	 * Runs work in a transaction until it is stored, or patience ends.
	 *
	 * @template T
	 *
	 * @param callable(): T $work What to do.
	 * @return T
	 *
	 * @throws Throwable          What the work itself threw.
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
	 * Runs work in a transaction, once.
	 *
	 * @template T
	 *
	 * @param callable(): T $work What to do.
	 * @return T
	 *
	 * @throws Throwable          What the work itself threw.
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

	/**
	 * Makes what was done stay.
	 */
	private function commit(): void {
		if ( $this->doomed ) {
			throw new StorageUnavailable( 'The transaction was given up by the database.', true );
		}
		$this->committing = true;
		$this->db->execute( 'COMMIT' );
	}

	/**
	 * Runs work as a part of the open transaction.
	 *
	 * @template T
	 *
	 * @param callable(): T $work What to do.
	 * @return T
	 *
	 * @throws Throwable What the work threw.
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
			// A deadlock ends the whole transaction, savepoints and all: then nobody may go on.
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

	/**
	 * Undoes what was done. The failure that brought us here is the one to tell:
	 * a database that is gone cannot be asked to undo, and has no need to.
	 */
	private function roll_back(): void {
		try {
			$this->lost ? $this->db->reopen() : $this->db->roll_back();
		} catch ( StorageUnavailable ) {
			return;
		}
	}

	/**
	 * Lets a value pass unless a transaction is open.
	 *
	 * @template T
	 *
	 * @param T $value What a filter hands on.
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
