<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Core\Database;

use Brolga\Dropins\ClusterDatabase;
use LogicException;
use mysqli;
use PDO;
use PDOException;
use PDOStatement;
use wpdb;

/**
 * The only class that uses $wpdb. $wpdb reports a failed query as false, null or an empty list, and unchecked,
 * such a failure would lose a visitor's message. Here every failure throws StorageUnavailable.
 */
final class Connection {

	/**
	 * Error codes after which a retry succeeds. MySQL: lock wait timeout, deadlock. MariaDB 11.6+
	 * with innodb_snapshot_isolation: row changed since the transaction's first read. Galera: node
	 * is not part of the cluster.
	 */
	private const TRANSIENT = [ 1020, 1047, 1205, 1213 ];

	private bool $tried_again = false;

	public function table( string $name ): string {
		return $this->wpdb()->prefix . 'brolga_' . $name;
	}

	/** @param 'posts'|'postmeta'|'terms'|'term_taxonomy'|'term_relationships'|'comments'|'commentmeta' $name */
	public function core_table( string $name ): string {
		return $this->wpdb()->prefix . $name;
	}

	public function options_table(): string {
		return $this->wpdb()->options;
	}

	public function users_meta_table(): string {
		return $this->wpdb()->usermeta;
	}

	public function prefix_of_all_sites(): string {
		return $this->wpdb()->base_prefix;
	}

	/**
	 * @param string                $sql       With `%s` and `%d` as placeholders.
	 * @param string|int|float|null ...$values Null becomes NULL.
	 * @return int The number of changed rows.
	 */
	public function execute( string $sql, string|int|float|null ...$values ): int {
		$done = $this->query( $sql, array_values( $values ) );
		return $done instanceof PDOStatement ? $done->rowCount() : (int) $done;
	}

	/** @param array<string, string|int|float|null> $values */
	public function insert( string $table, array $values ): int {
		return $this->insert_into( 'INSERT', $table, $values ) ?? 0;
	}

	/**
	 * @param string $table Without prefixes, such as `entries`.
	 * @param array<string, string|int|float|null> $values
	 * @return int|null Null where a row with the same unique key exists.
	 */
	public function insert_once( string $table, array $values ): ?int {
		return $this->insert_into( 'INSERT IGNORE', $table, $values );
	}

	/**
	 * @param list<string> $columns
	 * @param non-empty-list<list<string|int>> $rows
	 */
	public function insert_rows_once( string $table, array $columns, array $rows ): void {
		$row = self::marks( count( $columns ) );
		$this->execute(
			"INSERT IGNORE INTO {$this->table( $table )} (" . implode( ', ', $columns ) . ') VALUES '
				. implode( ', ', array_fill( 0, count( $rows ), $row ) ),
			...array_merge( ...$rows )
		);
	}

	/**
	 * @param 'INSERT'|'INSERT IGNORE' $how
	 * @param array<string, string|int|float|null> $values
	 */
	private function insert_into( string $how, string $table, array $values ): ?int {
		$done = $this->query(
			"{$how} INTO {$this->table( $table )} (" . implode( ', ', array_keys( $values ) ) . ') VALUES '
				. self::marks( count( $values ) ),
			array_values( $values )
		);
		return match ( true ) {
			! $done instanceof PDOStatement => 0 === (int) $done ? null : $this->wpdb()->insert_id,
			0 === $done->rowCount()         => null,
			default                         => Sqlite::behind( $this->wpdb() )?->last_id(),
		};
	}

	private static function marks( int $count ): string {
		return '(' . implode( ', ', array_fill( 0, $count, '%s' ) ) . ')';
	}

	/**
	 * Returns all rows of a query.
	 *
	 * @param string $sql With `%s` and `%d` as placeholders.
	 * @return list<array<string, string|null>> Rows by column; numbers are strings, as MySQL sends them.
	 */
	public function rows( string $sql, string|int|float|null ...$values ): array {
		$done  = $this->query( $sql, array_values( $values ) );
		$found = $done instanceof PDOStatement ? $done->fetchAll( PDO::FETCH_ASSOC ) : $this->wpdb()->last_result;
		$rows  = [];
		foreach ( is_array( $found ) ? $found : [] as $cells ) {
			$row = [];
			foreach ( (array) $cells as $column => $cell ) {
				$row[ (string) $column ] = is_scalar( $cell ) ? (string) $cell : null;
			}
			$rows[] = $row;
		}
		return $rows;
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, array<string, string|null>>
	 */
	public function numbered( string $table, string $columns, array $ids ): array {
		if ( [] === $ids ) {
			return [];
		}
		$marks = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
		$rows  = $this->rows( "SELECT {$columns} FROM {$this->table( $table )} WHERE id IN ({$marks})", ...$ids );
		return array_combine( array_map( static fn ( array $row ): int => (int) ( $row['id'] ?? 0 ), $rows ), $rows );
	}

	/** @return array<string, string|null>|null */
	public function row( string $sql, string|int|float|null ...$values ): ?array {
		return $this->rows( $sql, ...$values )[0] ?? null;
	}

	/** Returns the first column of the first row; null where there is none. */
	public function value( string $sql, string|int|float|null ...$values ): ?string {
		$row = $this->row( $sql, ...$values );
		return null === $row || [] === $row ? null : array_values( $row )[0];
	}

	public function escape_like( string $text ): string {
		return $this->wpdb()->esc_like( $text );
	}

	/**
	 * Does not log transient errors of this work: the caller retries, and logs when it gives up.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public function tried_again( callable $work ): mixed {
		$outer             = $this->tried_again;
		$this->tried_again = true;
		try {
			return $work();
		} finally {
			$this->tried_again = $outer;
		}
	}

	/**
	 * Logs an error in WordPress' format, with the statement's placeholders instead of values.
	 *
	 * @see PRIV-9
	 */
	public function log( StorageUnavailable $refusal ): void {
		$wpdb             = $this->wpdb();
		$wpdb->last_query = $refusal->statement;
		$shown            = $wpdb->hide_errors();
		$wpdb->print_error( $refusal->getMessage() );
		$wpdb->show_errors( $shown );
	}

	/** Whether the database responds; reconnects if necessary. */
	public function is_alive(): bool {
		return true === $this->wpdb()->check_connection( false );
	}

	/** Rolls back the open transaction, including one that SQLite has already ended by itself. */
	public function roll_back(): void {
		try {
			$this->execute( 'ROLLBACK' );
		} catch ( StorageUnavailable $failure ) {
			if ( ! str_contains( $failure->getMessage(), Sqlite::NO_TRANSACTION ) ) {
				throw $failure;
			}
			Sqlite::behind( $this->wpdb() )?->begin();
			$this->execute( 'ROLLBACK' );
		}
	}

	public function reopen(): void {
		$this->wpdb()->db_connect( false );
	}

	/**
	 * Makes later reads in a cluster see all committed changes; returns false on a single server.
	 *
	 * @see SCALE-4
	 */
	public function read_latest(): bool {
		$wpdb = $this->wpdb();
		if ( ! $wpdb instanceof ClusterDatabase ) {
			return false;
		}
		$wpdb->read_latest();
		return true;
	}

	public function charset_collate(): string {
		return $this->wpdb()->get_charset_collate();
	}

	/** Not cached: tests replace the global, and its prefix changes between a network's sites. */
	private function wpdb(): wpdb {
		$wpdb = $GLOBALS['wpdb'] ?? null;
		if ( ! $wpdb instanceof wpdb ) {
			throw new StorageUnavailable( 'WordPress has no database.' );
		}
		return $wpdb;
	}

	/**
	 * Runs a query and throws when it failed. Prints nothing into the page, whatever WP_DEBUG
	 * says, and logs the statement without its values, which may contain what a visitor wrote.
	 *
	 * @param list<string|int|float|null> $values
	 * @return PDOStatement|int|true A PDOStatement from SQLite; otherwise the number of rows changed or found,
	 *     or true for statements that change no rows.
	 */
	private function query( string $sql, array $values ): PDOStatement|int|bool {
		return $this->query_sqlite( $sql, $values )
			?? $this->query_wpdb( self::fill( $this->wpdb(), $sql, $values ), $sql );
	}

	/**
	 * Runs a statement directly on SQLite if it needs no translation from MySQL. Returns null
	 * where $wpdb has to run it, also after errors where SQLite is stricter than MySQL.
	 *
	 * @param list<string|int|float|null> $values
	 * @return PDOStatement|int|true|null
	 * @see PERF-10
	 */
	private function query_sqlite( string $sql, array $values ): PDOStatement|int|bool|null {
		$wpdb   = $this->wpdb();
		$sqlite = Sqlite::behind( $wpdb );
		$alike  = null === $sqlite ? null : SharedSql::for_sqlite( $sql );
		// With SAVEQUERIES, statements go through $wpdb, which records them.
		if ( null === $sqlite || null === $alike || ( defined( 'SAVEQUERIES' ) && true === (bool) SAVEQUERIES ) ) {
			return null;
		}
		if ( has_filter( 'query' ) ) {
			$query = self::fill( $wpdb, $sql, $values );
			$heard = apply_filters( 'query', $query );
			if ( $heard !== $query ) {
				return $this->query_wpdb( is_string( $heard ) ? $heard : '', $sql );
			}
		}
		try {
			return $sqlite->run( $alike, $values );
		} catch ( PDOException $failure ) {
			// If the failure may have ended a transaction, a second try would store only part of the work.
			return Sqlite::is_stricter( $failure ) ? null : throw $this->refusal( $failure->getMessage(), $sql );
		}
	}

	/** @return int|true */
	private function query_wpdb( string $query, string $sql ): int|bool {
		$wpdb  = $this->wpdb();
		$quiet = $wpdb->suppress_errors();
		try {
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL.NotPrepared -- The one place that asks the database for our own tables; fill() has escaped the values, and what may be kept is kept by who asks.
			$result = $wpdb instanceof ClusterDatabase ? $wpdb->try_query( $query ) : $wpdb->query( $query );
		} finally {
			$wpdb->suppress_errors( $quiet );
		}
		if ( false === $result ) {
			throw $this->refusal( $wpdb->last_error, $sql );
		}
		return $result;
	}

	private function refusal( string $error, string $sql ): StorageUnavailable {
		$refusal = new StorageUnavailable(
			RefusedStatement::reason( $error ),
			self::is_transient( $this->wpdb(), $error ),
			$sql
		);
		// SQLite ended the transaction when an earlier statement failed, which is already logged.
		$is_over = 'ROLLBACK' === $sql && str_contains( $error, Sqlite::NO_TRANSACTION );
		if ( ! $is_over && ( ! $refusal->transient || ! $this->tried_again ) ) {
			$this->log( $refusal );
		}
		return $refusal;
	}

	private static function is_transient( wpdb $wpdb, string $error ): bool {
		$handle = $wpdb->__get( 'dbh' );
		return $handle instanceof mysqli
			? in_array( $handle->errno, self::TRANSIENT, true )
			: 1 === preg_match( '/database (?:table )?is locked|database schema has changed/i', $error );
	}

	/**
	 * Unlike wpdb::prepare(), supports NULL and does not round floats.
	 *
	 * @param list<string|int|float|null> $values
	 */
	private static function fill( wpdb $wpdb, string $sql, array $values ): string {
		if ( substr_count( $sql, '%s' ) + substr_count( $sql, '%d' ) !== count( $values ) ) {
			throw new LogicException( "The query needs another number of values: {$sql}" );
		}
		$next = 0;
		return (string) preg_replace_callback(
			'/%[sd]/',
			static function () use ( $wpdb, $values, &$next ): string {
				$value = $values[ $next++ ];
				return match ( true ) {
					null === $value    => 'NULL',
					is_string( $value ) => "'" . $wpdb->_real_escape( $value ) . "'",
					is_float( $value ) => sprintf( '%.17F', $value ),
					default            => (string) $value,
				};
			},
			$sql
		);
	}
}
