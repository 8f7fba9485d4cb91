<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is printed on a terminal alone.
// phpcs:disable WordPress.DB.RestrictedClasses, WordPress.DB.RestrictedFunctions -- WordPress has one connection, and a move needs two.

namespace Brolga\Move;

use mysqli;
use mysqli_result;
use mysqli_sql_exception;
use Throwable;

/**
 * A site's tables in MySQL or MariaDB, over a connection separate from that of WordPress.
 *
 * @see MOVE-1 MOVE-5
 */
final class MysqlRepository implements Engine {

	/**
	 * Strict mode, so that no value is truncated; zero ids and the zero dates of WordPress stay as they are.
	 * The connection must not time out while the other database is read, hence the long wait_timeout.
	 */
	private const SESSION = "SET SESSION sql_mode = 'STRICT_ALL_TABLES,NO_AUTO_VALUE_ON_ZERO,ALLOW_INVALID_DATES', "
		. "time_zone = '+00:00', foreign_key_checks = 0, innodb_lock_wait_timeout = 50, wait_timeout = 28800";

	/** The collation that WordPress uses. It also replaces collations that the server does not know. */
	public const COLLATION = 'utf8mb4_unicode_520_ci';

	/** MySQL's error code for a duplicate key. */
	private const DOUBLE = 1062;

	/** Added to float columns, so that MySQL returns all their digits. */
	private const WHOLE = [ 'float' => ' + 0e0' ];

	private const KEPT = '/ (?:AUTO_INCREMENT|DEFAULT CHARSET|COLLATE|COMMENT)=(?:\w+|\'(?:[^\']|\'\')*\')/';

	/** Bytes at which an INSERT statement is sent. */
	private const STATEMENT = 1048576;

	/** Largest size of a statement's values in bytes: max_allowed_packet less a reserve for the rest. */
	private readonly int $packet;

	private function __construct(
		private readonly mysqli $server,
		private readonly string $prefix
	) {
		$this->ask( self::SESSION );
		$this->packet = (int) ( $this->ask( 'SELECT @@max_allowed_packet AS bytes' )[0]['bytes'] ?? 0 ) - 65536;
	}

	/** @throws MoveRefused If the server cannot be reached, rejects the login or is too old. */
	public static function open( DatabaseAddress $address, string $prefix ): self {
		if ( ! extension_loaded( 'mysqli' ) ) {
			throw new MoveRefused( __( 'The PHP extension mysqli is missing. Install it, then run this command again.', 'brolga' ) );
		}
		$server = mysqli_init();
		try {
			$in     = $server instanceof mysqli && @$server->real_connect(
				$address->host,
				$address->user,
				$address->password,
				$address->database,
				$address->port,
				$address->socket
			) && $server->set_charset( 'utf8mb4' );
			$reason = (string) mysqli_connect_error();
		} catch ( mysqli_sql_exception $refusal ) {
			$in     = false;
			$reason = $refusal->getMessage();
		}
		if ( ! $server instanceof mysqli || ! $in ) {
			throw MoveRefused::at_the_door( $address->shown(), $reason );
		}
		$opened = new self( $server, $prefix );
		$opened->demand_version();
		return $opened;
	}

	public function tables(): array {
		return array_values( array_filter(
			MovedTable::names( $this, 'BASE TABLE' ),
			fn ( string $name ): bool => str_starts_with( $name, $this->prefix )
		) );
	}

	public function ask( string $sql ): array {
		$answer = $this->send( $sql, MYSQLI_STORE_RESULT );
		$rows   = [];
		while ( $answer instanceof mysqli_result && is_array( $row = $answer->fetch_assoc() ) ) {
			$rows[] = array_map( self::text( ... ), $row );
		}
		return $rows;
	}

	public function quoted( ?string $value ): string {
		return null === $value ? 'NULL' : "'" . $this->server->real_escape_string( $value ) . "'";
	}

	public function definition( string $table ): string {
		return $this->ask( 'SHOW CREATE TABLE ' . MovedTable::quoted( $table ) )[0]['Create Table'] ?? '';
	}

	/** Uses InnoDB, which supports transactions, and replaces collations that this server does not know. */
	public function understood( string $definition ): string {
		$end = MovedTable::end( $definition );
		preg_match_all( self::KEPT, $end, $kept );
		return (string) preg_replace_callback(
			'/(?<= COLLATE[ =])\w+/',
			fn ( array $found ): string => $this->knows( $found[0] ) ? $found[0] : self::COLLATION,
			substr( $definition, 0, -strlen( $end ) ) . "\n) ENGINE=InnoDB" . implode( '', $kept[0] )
		);
	}

	/**
	 * Pages by the table's key, one range after the other, so that an index answers each query: `a
	 * = 1 AND b > 2`, then `a > 1`. Tables without a key are paged by offset.
	 */
	public function rows( MovedTable $table, ?string $after, int $limit ): iterable {
		if ( [] === $table->key ) {
			$seen = (int) $after;
			foreach ( $this->read( $table, '', "LIMIT {$limit} OFFSET {$seen}" ) as $row ) {
				yield (string) ++$seen => $row;
			}
			return;
		}
		$names = array_map(
			static fn ( int $place ): string => MovedTable::quoted( $table->columns[ $place ]->name ),
			$table->key
		);
		$order = 'ORDER BY ' . implode( ', ', $names );
		foreach ( $this->ranges( $table, $names, $after ) as $where ) {
			foreach ( $limit > 0 ? $this->read( $table, $where, "{$order} LIMIT {$limit}" ) : [] as $row ) {
				--$limit;
				yield implode( '.', array_map(
					static fn ( int $place ): string => base64_encode( (string) $row[ $place ] ),
					$table->key
				) ) => $row;
			}
		}
	}

	public function add( MovedTable $table, array $rows ): void {
		$start = 'INSERT INTO ' . MovedTable::quoted( $table->name ) . " ({$table->listed()}) VALUES ";
		$sql   = '';
		foreach ( $rows as $row ) {
			self::demand_text( $table, $row );
			$values = '(' . implode( ', ', array_map( $this->literal( ... ), $table->columns, $row ) ) . ')';
			if ( strlen( $values ) > $this->packet ) {
				throw new MoveRefused( sprintf(
					/* translators: 1: a table, 2: a number of bytes, 3: a number of bytes. */
					__( 'A row in %1$s has %2$d bytes, but the server accepts %3$d at most. Set a higher max_allowed_packet on the server, then run this command again.', 'brolga' ),
					$table->name,
					strlen( $values ),
					$this->packet
				) );
			}
			if ( '' !== $sql && strlen( $sql ) + strlen( $values ) > min( self::STATEMENT, $this->packet ) ) {
				$this->insert( $table, $start, $sql, $rows );
				$sql = '';
			}
			$sql .= ( '' === $sql ? '' : ', ' ) . $values;
		}
		if ( '' !== $sql ) {
			$this->insert( $table, $start, $sql, $rows );
		}
	}

	/**
	 * Inserts rows. If the server reports a duplicate, the exception names the row.
	 *
	 * @param list<list<string|null>> $rows
	 * @throws MoveRefused If the server rejects a row.
	 */
	private function insert( MovedTable $table, string $start, string $sql, array $rows ): void {
		try {
			$this->ask( $start . $sql );
		} catch ( MoveRefused $refusal ) {
			$double = self::DOUBLE === $refusal->getCode() ? $this->of_double( $table, $start, $rows ) : null;
			throw $double ?? $refusal;
		}
	}

	/**
	 * Finds the row that MySQL considers a duplicate by inserting the transaction's rows one by
	 * one. MySQL's collation may treat letters as equal that SQLite tells apart.
	 *
	 * @param list<list<string|null>> $rows
	 * @see MOVE-450
	 */
	private function of_double( MovedTable $table, string $start, array $rows ): ?MoveRefused {
		$this->ask( 'ROLLBACK' );
		$this->ask( 'START TRANSACTION' );
		foreach ( $rows as $row ) {
			try {
				$values = implode( ', ', array_map( $this->literal( ... ), $table->columns, $row ) );
				$this->ask( "{$start}({$values})" );
			} catch ( MoveRefused $refusal ) {
				return self::DOUBLE === $refusal->getCode()
					? MoveRefused::of_double( $table->name, $row[ $table->key[0] ?? 0 ] ?? '', $this->server->error )
					: null;
			}
		}
		return null;
	}

	public function together( callable $work ): void {
		$this->ask( 'START TRANSACTION' );
		try {
			$work();
		} catch ( Throwable $failure ) {
			$this->roll_back();
			throw $failure;
		}
		$this->ask( 'COMMIT' );
	}

	/**
	 * Ignores its own failure, because the error that caused the rollback is the one to report. If
	 * the connection is lost, the server rolls back itself.
	 */
	private function roll_back(): void {
		try {
			$this->ask( 'ROLLBACK' );
		} catch ( MoveRefused ) {
			return;
		}
	}

	/**
	 * Refuses invalid UTF-8 in text columns: SQLite stores it, MySQL does not.
	 *
	 * @param list<string|null> $row
	 */
	private static function demand_text( MovedTable $table, array $row ): void {
		foreach ( $table->columns as $place => $column ) {
			if ( ! $column->is_binary() && 1 !== preg_match( '//u', $row[ $place ] ?? '' ) ) {
				throw new MoveRefused( sprintf(
					/* translators: 1: a table, 2: a column, 3: a value. */
					__( 'In %1$s, the column %2$s of the row that starts with “%3$s” is not valid UTF-8, so MySQL cannot store it. Fix the row, then run this command again.', 'brolga' ),
					$table->name,
					$column->name,
					$row[0] ?? ''
				) );
			}
		}
	}

	/**
	 * @param list<string> $names
	 * @return list<string>
	 */
	private function ranges( MovedTable $table, array $names, ?string $after ): array {
		if ( null === $after ) {
			return [ '' ];
		}
		$values = array_map(
			fn ( string $value, int $place ): string =>
				$this->literal( $table->columns[ $place ], (string) base64_decode( $value, true ) ),
			explode( '.', $after ),
			$table->key
		);
		$ranges = [];
		for ( $last = count( $names ) - 1; $last >= 0; $last-- ) {
			$terms    = array_map(
				static fn ( int $at ): string => $names[ $at ] . ( $at === $last ? ' > ' : ' = ' ) . $values[ $at ],
				range( 0, $last )
			);
			$ranges[] = 'WHERE ' . implode( ' AND ', $terms );
		}
		return $ranges;
	}

	/** @return iterable<list<string|null>> Unbuffered, because a table may not fit into memory. */
	private function read( MovedTable $table, string $where, string $end ): iterable {
		$cells  = $table->listed( self::WHOLE );
		$sql    = "SELECT {$cells} FROM " . MovedTable::quoted( $table->name ) . " {$where} {$end}";
		$answer = $this->send( $sql, MYSQLI_USE_RESULT );
		if ( ! $answer instanceof mysqli_result ) {
			return;
		}
		$next = $answer->fetch_row( ... );
		try {
			while ( is_array( $row = $this->attempt( $sql, $next ) ) ) {
				yield array_map(
					static fn ( Column $column, mixed $cell ): ?string => $column->normal( self::text( $cell ) ),
					$table->columns,
					array_values( $row )
				);
			}
		} finally {
			$answer->free();
		}
	}

	private static function text( mixed $cell ): ?string {
		return is_scalar( $cell ) ? (string) $cell : null;
	}

	private function literal( Column $column, ?string $value ): string {
		return match ( true ) {
			null === $value         => 'NULL',
			$column->is_binary()    => "X'" . bin2hex( $value ) . "'",
			'bit' === $column->type => (string) (int) $value,
			default                 => $this->quoted( $value ),
		};
	}

	private function demand_version(): void {
		$version = (string) ( $this->ask( 'SELECT VERSION() AS version' )[0]['version'] ?? '' );
		$oldest  = $GLOBALS['required_mysql_version'] ?? '';
		if ( is_string( $oldest ) && version_compare( $version, $oldest, '<' ) ) {
			throw new MoveRefused( sprintf(
				/* translators: 1: the version of a database, 2: another version. */
				__( 'The database server is version %1$s. WordPress needs %2$s or later. Update the server.', 'brolga' ),
				$version,
				$oldest
			) );
		}
	}

	private function knows( string $collation ): bool {
		return [] !== $this->ask( 'SHOW COLLATION WHERE Collation = ' . $this->quoted( $collation ) );
	}

	/** @throws MoveRefused If the server rejects the statement. */
	private function send( string $sql, int $mode ): mysqli_result|bool {
		return $this->attempt( $sql, fn (): mysqli_result|bool => $this->server->query( $sql, $mode ) );
	}

	/**
	 * Turns a callback's error into an exception. mysqli returns false where WordPress has turned
	 * its exceptions off, and throws otherwise.
	 *
	 * @template T
	 * @param callable(): T $do
	 * @return T
	 * @throws MoveRefused If the callback fails.
	 */
	private function attempt( string $sql, callable $do ): mixed {
		try {
			$done   = $do();
			$reason = $this->server->error;
			$code   = $this->server->errno;
		} catch ( mysqli_sql_exception $refusal ) {
			$done   = false;
			$reason = $refusal->getMessage();
			$code   = $refusal->getCode();
		}
		if ( false === $done ) {
			throw MoveRefused::by_the_database( $sql, $reason, $code );
		}
		return $done;
	}
}
