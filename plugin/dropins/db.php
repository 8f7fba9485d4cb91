<?php
/**
 * A database drop-in for sites on a cluster (Galera behind a balancer): copy this
 * file to wp-content/db.php on every web node.
 *
 * WordPress takes a statement that failed for one that found nothing: while a
 * node is out of the cluster a page "does not exist", and an object cache keeps
 * that. Here a statement is tried again, on a connection that the balancer makes
 * anew, for a few seconds; after that the request ends with 503, before anybody
 * can believe the empty answer.
 *
 * The file stands alone: it runs before any plugin, and without ours.
 *
 * @package Brolga
 *
 * @see SCALE-1 SCALE-2 SCALE-3 SCALE-4
 */

declare( strict_types=1 );

// phpcs:disable WordPress.DB.RestrictedFunctions, WordPress.DB.RestrictedClasses -- This is the database class.

namespace Brolga\Dropins;

use mysqli;
use wpdb;

/**
 * WordPress' database, which waits for a cluster to find itself.
 */
class ClusterDatabase extends wpdb {

	/** Seconds that a statement waits for a node, where BROLGA_DB_PATIENCE sets none. */
	private const PATIENCE = 5;

	/** Microseconds between two tries. */
	private const PAUSE = 150_000;

	/** Refused before it ran: not in the cluster, no connection, connection gone. Another try does it once. */
	private const NOT_RUN = [ 1047, 2002, 2003, 2006, 4031 ];

	/** Cut off while it ran: shutdown, killed, connection lost. What it wrote may be stored. */
	private const CUT_OFF = [ 1053, 1927, 2013 ];

	/** Lock wait timeout, deadlock (of two nodes, too): undone as a whole. */
	private const LOCKED = [ 1205, 1213 ];

	/** Cookies of those who see what they have just written: they are logged in, or have a cart. */
	private const WRITERS = '/^(?:wordpress_logged_in_|wp_woocommerce_session_)/';

	/** Whether a transaction is open: a statement of it is never tried again alone. */
	private bool $in_transaction = false;

	/** Whether who asks looks at the answer, and does not need the request ended. */
	private bool $is_watched = false;

	/** Whether this session waits for what other nodes have written before it reads. */
	private bool $reads_latest = false;

	/** Whether there has been a connection: from then on a new one has to show that it is of use. */
	private bool $has_been_open = false;

	/** Whether the visitor has their 503. */
	private bool $has_given_up = false;

	/**
	 * Runs a statement, and ends the request where the cluster does not answer.
	 *
	 * @param string $query The statement.
	 * @return int|bool As wpdb::query().
	 */
	public function query( $query ) {
		if ( $this->has_given_up && ! $this->is_watched ) {
			exit( 1 );
		}
		$result = $this->persist( (string) $query );
		if ( false === $result && ! $this->is_watched && $this->has_no_answer( (string) $query ) ) {
			$this->refuse();
		}
		return $result;
	}

	/**
	 * Runs a statement for somebody who looks at its result: false where the cluster
	 * does not answer.
	 *
	 * @param string $query The statement.
	 * @return int|bool As wpdb::query().
	 */
	public function try_query( string $query ): int|bool {
		$this->is_watched = true;
		try {
			return $this->query( $query );
		} finally {
			$this->is_watched = false;
		}
	}

	/**
	 * From here on this session reads what any node had stored when it asks.
	 *
	 * @see SCALE-4
	 */
	public function read_latest(): void {
		$this->reads_latest = true;
		$this->wait_for_writes();
	}

	/**
	 * Opens a connection; for a while, where none can be had.
	 *
	 * @param bool $allow_bail Whether to end the request where there is none.
	 */
	public function db_connect( $allow_bail = true ): bool {
		$until = $this->deadline();
		do {
			if ( $this->connect_once() ) {
				$this->wait_for_writes();
				return true;
			}
		} while ( $this->pauses_until( $until ) );
		if ( $allow_bail && ! $this->is_watched ) {
			$this->refuse();
		}
		return false;
	}

	/**
	 * Whether the connection answers; a lost one is opened again, outside of
	 * transactions.
	 *
	 * @param bool $allow_bail Whether to end the request where it does not.
	 */
	public function check_connection( $allow_bail = true ): bool {
		if ( $this->answers() ) {
			return true;
		}
		// What is listening for a connection inside of its transaction throws here.
		$has_connected = $this->reconnect();
		if ( $has_connected && ! $this->in_transaction ) {
			return true;
		}
		// The first half of a transaction went with its connection: the second half must not be stored.
		$this->in_transaction = false;
		if ( $allow_bail && ! $this->is_watched ) {
			$this->refuse();
		}
		return false;
	}

	/**
	 * Ends the request with an answer that says when to come back.
	 */
	protected function refuse(): never {
		$this->has_given_up = true;
		$message            = 'This site cannot reach its database at the moment. Please try again in a few seconds. '
			. 'If you have just sent a form, please send it again.';
		if ( 'cli' === PHP_SAPI ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- A terminal is no file.
			fwrite( STDERR, 'The database does not answer. Please try again in a few seconds.' . PHP_EOL );
			exit( 1 );
		}
		while ( ob_get_level() > 0 && ob_end_clean() ) {
			continue;
		}
		$is_json = self::wants_json();
		if ( ! headers_sent() ) {
			header_remove();
			http_response_code( 503 );
			header( 'Retry-After: ' . self::PATIENCE );
			header( 'Cache-Control: no-store' );
			header( 'X-Robots-Tag: noindex' );
			header( 'Content-Type: ' . ( $is_json ? 'application/json' : 'text/html' ) . '; charset=utf-8' );
		}
		if ( $is_json ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode -- WordPress is not there yet.
			echo json_encode(
				[ 'code' => 'database_unavailable', 'message' => $message, 'data' => [ 'status' => 503 ] ]
			);
			exit( 1 );
		}
		// What WordPress itself shows where an owner has worded it.
		if ( is_file( WP_CONTENT_DIR . '/db-error.php' ) ) {
			require WP_CONTENT_DIR . '/db-error.php';
			exit( 1 );
		}
		echo '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
			'<title>Please try again</title>',
			'<body style="font:1.125rem/1.5 system-ui;max-width:34rem;margin:15vh auto;padding:0 1.5rem">',
			'<h1>Please try again</h1><p>', $message, '</p></body></html>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Our own sentence.
		exit( 1 );
	}

	/**
	 * Runs a statement, again where that does it once.
	 *
	 * @param string $query The statement.
	 */
	private function persist( string $query ): int|bool {
		$quiet = $this->suppress_errors( true );
		$until = $this->deadline();
		try {
			do {
				$result = parent::query( $query );
			} while (
				false === $result
				&& $this->may_repeat( $query )
				&& $this->pauses_until( $until )
				&& ( $this->is_locked() || $this->reconnect() )
			);
		} finally {
			$this->suppress_errors( $quiet );
		}
		if ( false === $result && '' !== $this->last_error ) {
			$this->print_error();
		}
		$this->follow( $query, $result );
		return $result;
	}

	/**
	 * Whether a statement that failed may be run again: it, and nothing before it, was undone.
	 *
	 * @param string $query The statement.
	 */
	private function may_repeat( string $query ): bool {
		if ( $this->in_transaction || ( $this->ready && '' === $this->last_error ) ) {
			return false;
		}
		$error = $this->error_number();
		return ! $this->ready
			|| in_array( $error, [ ...self::NOT_RUN, ...self::LOCKED ], true )
			|| ( in_array( $error, self::CUT_OFF, true ) && self::is_read( $query ) );
	}

	/**
	 * Whether a statement failed because nobody was there to answer it, or, a
	 * question, because it was kept waiting.
	 *
	 * @param string $query The statement.
	 */
	private function has_no_answer( string $query ): bool {
		$error = $this->error_number();
		return ! $this->ready
			|| in_array( $error, [ ...self::NOT_RUN, ...self::CUT_OFF ], true )
			|| ( $this->is_locked() && ! $this->in_transaction && self::is_read( $query ) );
	}

	/** Whether the last statement lost against another one. */
	private function is_locked(): bool {
		return in_array( $this->error_number(), self::LOCKED, true );
	}

	/** The database's number of the last error; without a connection that of a lost one. */
	private function error_number(): int {
		return $this->dbh instanceof mysqli ? $this->dbh->errno : 2006;
	}

	/**
	 * Notes where transactions begin and end.
	 *
	 * @param string   $query  The statement.
	 * @param int|bool $result What came of it.
	 */
	private function follow( string $query, int|bool $result ): void {
		if ( 1 === preg_match( '/^\s*(?:commit|rollback(?!\s+to))\b/i', $query ) ) {
			$this->in_transaction = false;
		} elseif ( false !== $result && 1 === preg_match( '/^\s*(?:start\s+transaction|begin)\b/i', $query ) ) {
			$this->in_transaction = true;
		}
	}

	/**
	 * Whether a statement changes nothing.
	 *
	 * @param string $query The statement.
	 */
	private static function is_read( string $query ): bool {
		return 1 === preg_match( '/^[\s(]*(?:select|show|desc|describe|explain)\b/i', $query );
	}

	/**
	 * Has a try that failed end nothing: WordPress would keep the message, and answer 500 with it though the next
	 * try went well.
	 *
	 * @param string     $message    What WordPress would say.
	 * @param int|string $error_code Its kind.
	 */
	public function bail( $message, $error_code = '500' ): false {
		unset( $message, $error_code );
		return false;
	}

	/** Closes what is open, and opens a connection to a node that answers, once. */
	private function reconnect(): bool {
		if ( $this->dbh instanceof mysqli ) {
			$this->close();
		}
		return $this->db_connect( false );
	}

	/** One try at a connection to a node that is in the cluster. */
	private function connect_once(): bool {
		$is_open             = parent::db_connect( false ) && $this->ready
			&& ( ! $this->has_been_open || $this->answers() );
		$this->has_been_open = true;
		return $is_open;
	}

	/** Whether the node at the other end takes statements. */
	private function answers(): bool {
		return $this->dbh instanceof mysqli && false !== mysqli_query( $this->dbh, 'DO 1' );
	}

	/**
	 * Has the session wait, where it must see what others wrote. A server that is
	 * no Galera node knows no such setting.
	 */
	private function wait_for_writes(): void {
		if ( ( $this->reads_latest || self::has_written() ) && $this->dbh instanceof mysqli ) {
			mysqli_query( $this->dbh, 'SET SESSION wsrep_sync_wait = 1' );
		}
	}

	/** Whether this visitor may look for what they have just written. */
	private static function has_written(): bool {
		return [] !== preg_grep( self::WRITERS, array_map( 'strval', array_keys( $_COOKIE ) ) );
	}

	/** When patience ends, in seconds of the clock. */
	private function deadline(): float {
		$set = defined( 'BROLGA_DB_PATIENCE' ) ? constant( 'BROLGA_DB_PATIENCE' ) : getenv( 'BROLGA_DB_PATIENCE' );
		return microtime( true ) + ( is_numeric( $set ) ? max( 0.0, min( 30.0, (float) $set ) ) : self::PATIENCE );
	}

	/**
	 * Waits a little, unless patience has ended.
	 *
	 * @param float $until When it does.
	 */
	private function pauses_until( float $until ): bool {
		if ( microtime( true ) >= $until ) {
			return false;
		}
		usleep( self::PAUSE );
		return true;
	}

	/** Whether a script asks. */
	private static function wants_json(): bool {
		$said     = static function ( string $name ): string {
			// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared, and not kept.
			$value = $_SERVER[ $name ] ?? '';
			return is_string( $value ) ? $value : '';
		};
		$address  = $said( 'REQUEST_URI' );
		$accepted = $said( 'HTTP_ACCEPT' );
		return str_contains( $address, '/wp-json/' )
			|| str_contains( $address, 'rest_route=' )
			|| str_starts_with( $accepted, 'application/json' );
	}
}

if ( ! isset( $GLOBALS['wpdb'] ) && defined( 'DB_HOST' ) ) {
	// What is printed is kept back until the page is whole: a failure in its middle
	// is a 503, too. A download goes out by the megabyte.
	if ( 'cli' !== PHP_SAPI ) {
		ob_start( null, 1_048_576 );
	}
	$GLOBALS['wpdb'] = new ClusterDatabase( DB_USER, DB_PASSWORD, DB_NAME, DB_HOST ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- What a drop-in is for.
}
