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
 * The only place that touches $wpdb.
 *
 * $wpdb answers false, null or an empty list when a query fails, and a caller
 * who forgets to look has lost a visitor's message. Here a failure is always a
 * StorageUnavailable.
 */
final class Connection {

	/**
	 * MySQL: lock wait timeout, deadlock; MariaDB with innodb_snapshot_isolation, as
	 * 11.6 and later have it: changed since the transaction first looked; Galera: a
	 * node that is out of its cluster. Doing the work again succeeds.
	 */
	private const TRANSIENT = [ 1020, 1047, 1205, 1213 ];

	/** Whether what is refused for a moment is tried again by who asks. */
	private bool $tried_again = false;

	/**
	 * The full name of one of our tables on the current site.
	 *
	 * @param string $name `entries`, `outbox`, `ledger` …
	 */
	public function table( string $name ): string {
		return $this->wpdb()->prefix . 'brolga_' . $name;
	}

	/**
	 * The full name of a table of WordPress, on the current site.
	 *
	 * @param 'posts'|'postmeta'|'terms'|'term_taxonomy'|'term_relationships'|'comments'|'commentmeta' $name Without the
	 *     prefix.
	 */
	public function core_table( string $name ): string {
		return $this->wpdb()->prefix . $name;
	}

	/**
	 * The full name of the current site's table of options.
	 */
	public function options_table(): string {
		return $this->wpdb()->options;
	}

	/**
	 * The full name of the table of user settings, which all sites of a network share.
	 */
	public function users_meta_table(): string {
		return $this->wpdb()->usermeta;
	}

	/**
	 * What the names of this WordPress' tables begin with, on every site of a network.
	 */
	public function prefix_of_all_sites(): string {
		return $this->wpdb()->base_prefix;
	}

	/**
	 * Runs a statement.
	 *
	 * @param string                $sql       SQL with `%s` and `%d` in the places of values.
	 * @param string|int|float|null ...$values One for each placeholder; null becomes NULL.
	 * @return int How many rows it changed.
	 */
	public function execute( string $sql, string|int|float|null ...$values ): int {
		$done = $this->query( $sql, array_values( $values ) );
		return $done instanceof PDOStatement ? $done->rowCount() : (int) $done;
	}

	/**
	 * Inserts a row.
	 *
	 * @param string                               $table  `entries`, `outbox` …
	 * @param array<string, string|int|float|null> $values By column.
	 * @return int The new row's id.
	 */
	public function insert( string $table, array $values ): int {
		return $this->insert_into( 'INSERT', $table, $values ) ?? 0;
	}

	/**
	 * Inserts a row unless one with the same unique key is there.
	 *
	 * @param string                               $table  `entries`, `outbox` …
	 * @param array<string, string|int|float|null> $values By column.
	 * @return int|null The new row's id, or null when there was one.
	 */
	public function insert_once( string $table, array $values ): ?int {
		return $this->insert_into( 'INSERT IGNORE', $table, $values );
	}

	/**
	 * Inserts rows, without those whose unique key is there.
	 *
	 * @param string       $table   `entry_words` …
	 * @param list<string> $columns What each row has.
	 * @param non-empty-list<list<string|int>> $rows Values in the columns' order.
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
	 * Inserts a row.
	 *
	 * @param 'INSERT'|'INSERT IGNORE'             $how    What is done when there is one with the same unique key.
	 * @param string                               $table  `entries`, `outbox` …
	 * @param array<string, string|int|float|null> $values By column.
	 * @return int|null The new row's id, or null when none was inserted.
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

	/**
	 * Placeholders for the values of a row.
	 */
	private static function marks( int $count ): string {
		return '(' . implode( ', ', array_fill( 0, $count, '%s' ) ) . ')';
	}

	/**
	 * All rows of a query.
	 *
	 * @param string                $sql       SQL with `%s` and `%d` in the places of values.
	 * @param string|int|float|null ...$values One for each placeholder.
	 * @return list<array<string, string|null>> Rows by column; numbers are texts, as MySQL sends them.
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
	 * Rows of one of our tables by their numbers; those that are gone are left out.
	 *
	 * @param string    $table   The table, without prefixes.
	 * @param string    $columns What of them, the number among it.
	 * @param list<int> $ids     Their numbers.
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

	/**
	 * The first row of a query, or null when there is none.
	 *
	 * @param string                $sql       SQL with `%s` and `%d` in the places of values.
	 * @param string|int|float|null ...$values One for each placeholder.
	 * @return array<string, string|null>|null
	 */
	public function row( string $sql, string|int|float|null ...$values ): ?array {
		return $this->rows( $sql, ...$values )[0] ?? null;
	}

	/**
	 * The first column of the first row, or null when there is none.
	 *
	 * @param string                $sql       SQL with `%s` and `%d` in the places of values.
	 * @param string|int|float|null ...$values One for each placeholder.
	 */
	public function value( string $sql, string|int|float|null ...$values ): ?string {
		$row = $this->row( $sql, ...$values );
		return null === $row || [] === $row ? null : array_values( $row )[0];
	}

	/**
	 * A text for the inside of a LIKE pattern.
	 *
	 * @param string $text What is looked for, as it is.
	 */
	public function escape_like( string $text ): string {
		return $this->wpdb()->esc_like( $text );
	}

	/**
	 * Runs work that its caller does again when the database refuses it for a
	 * moment: such a refusal is no error yet, and is not logged. Who gives up
	 * logs it.
	 *
	 * @template T
	 *
	 * @param callable(): T $work What to do.
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
	 * Has WordPress log a refusal in its own form, of the statement's shape.
	 *
	 * @param StorageUnavailable $refusal What was refused.
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

	/**
	 * Whether the database answers; a lost connection is opened again.
	 */
	public function is_alive(): bool {
		return true === $this->wpdb()->check_connection( false );
	}

	/**
	 * Undoes the open transaction, also one that SQLite has ended by itself.
	 */
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

	/**
	 * Opens the connection anew, after it was lost in the middle of something.
	 */
	public function reopen(): void {
		$this->wpdb()->db_connect( false );
	}

	/**
	 * Has everything that is read from here on be as new as what any node has
	 * stored. False where there is one server, which knows nothing older.
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

	/**
	 * Character set and collation for CREATE TABLE.
	 */
	public function charset_collate(): string {
		return $this->wpdb()->get_charset_collate();
	}

	/**
	 * The database of the current site. Read each time: WordPress exchanges it in
	 * tests and changes its prefix between the sites of a network.
	 */
	private function wpdb(): wpdb {
		$wpdb = $GLOBALS['wpdb'] ?? null;
		if ( ! $wpdb instanceof wpdb ) {
			throw new StorageUnavailable( 'WordPress has no database.' );
		}
		return $wpdb;
	}

	/**
	 * Runs a query and throws when it failed. Nothing is printed into the
	 * visitor's page, whatever WP_DEBUG says, and not the statement itself into the
	 * log: it has in it what a visitor wrote.
	 *
	 * @param string                      $sql    SQL with placeholders.
	 * @param list<string|int|float|null> $values One for each.
	 * @return PDOStatement|int|true What SQLite itself did; else rows changed or found; true where SQL changes none.
	 */
	private function query( string $sql, array $values ): PDOStatement|int|bool {
		return $this->query_sqlite( $sql, $values )
			?? $this->query_wpdb( self::fill( $this->wpdb(), $sql, $values ), $sql );
	}

	/**
	 * Has SQLite run a statement that needs no translator; null: it is for $wpdb,
	 * which knows what to do where SQLite is stricter than MySQL.
	 *
	 * @param string                      $sql    SQL with placeholders.
	 * @param list<string|int|float|null> $values One for each.
	 * @return PDOStatement|int|true|null
	 *
	 * @see PERF-10
	 */
	private function query_sqlite( string $sql, array $values ): PDOStatement|int|bool|null {
		$wpdb   = $this->wpdb();
		$sqlite = Sqlite::behind( $wpdb );
		$alike  = null === $sqlite ? null : SharedSql::for_sqlite( $sql );
		// What developers have recorded is recorded by $wpdb.
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
			// Asked once more where it may have ended a transaction, it would store a part of the work.
			return Sqlite::is_stricter( $failure ) ? null : throw $this->refusal( $failure->getMessage(), $sql );
		}
	}

	/**
	 * Runs a statement as WordPress does.
	 *
	 * @param string $query With its values.
	 * @param string $sql   Without.
	 * @return int|true Rows changed or found; true where SQL changes no rows.
	 */
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

	/**
	 * What is thrown for a statement that failed; logged, unless who asks tries again.
	 *
	 * @param string $error What the database says.
	 * @param string $sql   SQL with placeholders.
	 */
	private function refusal( string $error, string $sql ): StorageUnavailable {
		$refusal = new StorageUnavailable(
			RefusedStatement::reason( $error ),
			self::is_transient( $this->wpdb(), $error ),
			$sql
		);
		// What failed before is told already: SQLite has ended that transaction by itself.
		$is_over = 'ROLLBACK' === $sql && str_contains( $error, Sqlite::NO_TRANSACTION );
		if ( ! $is_over && ( ! $refusal->transient || ! $this->tried_again ) ) {
			$this->log( $refusal );
		}
		return $refusal;
	}

	/**
	 * Whether the last error goes away by itself.
	 *
	 * @param wpdb   $wpdb  Where it happened.
	 * @param string $error What it says.
	 */
	private static function is_transient( wpdb $wpdb, string $error ): bool {
		$handle = $wpdb->__get( 'dbh' );
		return $handle instanceof mysqli
			? in_array( $handle->errno, self::TRANSIENT, true )
			: 1 === preg_match( '/database (?:table )?is locked|database schema has changed/i', $error );
	}

	/**
	 * Puts values in the places of `%s` and `%d`. wpdb::prepare() cannot write
	 * NULL and rounds floats; here a value is written by its own type.
	 *
	 * @param wpdb                        $wpdb   Escapes texts for its connection.
	 * @param string                      $sql    SQL with placeholders.
	 * @param list<string|int|float|null> $values One for each.
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
