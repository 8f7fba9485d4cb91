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
 * A site's tables in MySQL or MariaDB, by a connection of their own.
 *
 * @see MOVE-1 MOVE-5
 */
final class MysqlRepository implements Engine {

	/**
	 * How the session counts: nothing is cut to fit, a number 0 stays one, and so do
	 * dates that WordPress leaves at zero. The server waits while the other database
	 * is read, however soon it leaves others.
	 */
	private const SESSION = "SET SESSION sql_mode = 'STRICT_ALL_TABLES,NO_AUTO_VALUE_ON_ZERO,ALLOW_INVALID_DATES', "
		. "time_zone = '+00:00', foreign_key_checks = 0, innodb_lock_wait_timeout = 50, wait_timeout = 28800";

	/** What WordPress has its tables sort by; those get it, too, whose own collation the server does not know. */
	public const COLLATION = 'utf8mb4_unicode_520_ci';

	/** What the server calls a row that it has already. */
	private const DOUBLE = 1062;

	/** Has the server send floats with all their digits. */
	private const WHOLE = [ 'float' => ' + 0e0' ];

	/** What is kept of what a definition says behind the columns. */
	private const KEPT = '/ (?:AUTO_INCREMENT|DEFAULT CHARSET|COLLATE|COMMENT)=(?:\w+|\'(?:[^\']|\'\')*\')/';

	/** Bytes of a statement that adds rows. */
	private const STATEMENT = 1048576;

	/** What a statement may have at most, with room for what stands around the values. */
	private readonly int $packet;

	/**
	 * @param string $prefix What the names of the site's tables begin with: others may use the database, too.
	 */
	private function __construct(
		private readonly mysqli $server,
		private readonly string $prefix
	) {
		$this->ask( self::SESSION );
		$this->packet = (int) ( $this->ask( 'SELECT @@max_allowed_packet AS bytes' )[0]['bytes'] ?? 0 ) - 65536;
	}

	/**
	 * Opens a connection.
	 *
	 * @param string $prefix What the names of the site's tables begin with.
	 *
	 * @throws MoveRefused When the server does not let us in.
	 */
	public static function open( Address $address, string $prefix ): self {
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
			Table::names( $this, 'BASE TABLE' ),
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
		return $this->ask( 'SHOW CREATE TABLE ' . Table::quoted( $table ) )[0]['Create Table'] ?? '';
	}

	/**
	 * The engine that knows transactions, and a collation that this server has.
	 */
	public function understood( string $definition ): string {
		$end = Table::end( $definition );
		preg_match_all( self::KEPT, $end, $kept );
		return (string) preg_replace_callback(
			'/(?<= COLLATE[ =])\w+/',
			fn ( array $found ): string => $this->knows( $found[0] ) ? $found[0] : self::COLLATION,
			substr( $definition, 0, -strlen( $end ) ) . "\n) ENGINE=InnoDB" . implode( '', $kept[0] )
		);
	}

	/**
	 * By the key, one range of it after the other, each of which an index answers:
	 * `a = 1 AND b > 2`, then `a > 1`. By counting where nothing tells rows apart.
	 */
	public function rows( Table $table, ?string $after, int $limit ): iterable {
		if ( [] === $table->key ) {
			$seen = (int) $after;
			foreach ( $this->read( $table, '', "LIMIT {$limit} OFFSET {$seen}" ) as $row ) {
				yield (string) ++$seen => $row;
			}
			return;
		}
		$names = array_map(
			static fn ( int $place ): string => Table::quoted( $table->columns[ $place ]->name ),
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

	public function add( Table $table, array $rows ): void {
		$start = 'INSERT INTO ' . Table::quoted( $table->name ) . " ({$table->listed()}) VALUES ";
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
	 * Inserts rows; of two that the server takes for one, which it is.
	 *
	 * @param string                  $start The statement's.
	 * @param string                  $sql   What goes in.
	 * @param list<list<string|null>> $rows  Those among which it is looked for.
	 *
	 * @throws MoveRefused When they are not taken.
	 */
	private function insert( Table $table, string $start, string $sql, array $rows ): void {
		try {
			$this->ask( $start . $sql );
		} catch ( MoveRefused $refusal ) {
			$double = self::DOUBLE === $refusal->getCode() ? $this->of_double( $table, $start, $rows ) : null;
			throw $double ?? $refusal;
		}
	}

	/**
	 * The refusal of a row that the server takes for another: it compares letters as
	 * their column sorts, where SQLite tells them apart. What was inserted before is
	 * undone with the rest of its part.
	 *
	 * @param string                  $start The statement's beginning.
	 * @param list<list<string|null>> $rows  The rows of the part.
	 *
	 * @see MOVE-450
	 */
	private function of_double( Table $table, string $start, array $rows ): ?MoveRefused {
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
	 * Undoes what was done. The failure that brought us here is the one to tell: a
	 * server that is gone cannot be asked to undo, and has no need to.
	 */
	private function roll_back(): void {
		try {
			$this->ask( 'ROLLBACK' );
		} catch ( MoveRefused ) {
			return;
		}
	}

	/**
	 * Refuses bytes that are no text in a column of texts: SQLite keeps them, MySQL does not.
	 *
	 * @param list<string|null> $row Values.
	 */
	private static function demand_text( Table $table, array $row ): void {
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
	 * The ranges of a key that lie behind a row.
	 *
	 * @param list<string> $names The key's columns, quoted.
	 * @param string|null  $after The row's position.
	 * @return list<string> Conditions, in the order of the key.
	 */
	private function ranges( Table $table, array $names, ?string $after ): array {
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

	/**
	 * Rows as the server sends them, without holding them all.
	 *
	 * @return iterable<list<string|null>>
	 */
	private function read( Table $table, string $where, string $end ): iterable {
		$cells  = $table->listed( self::WHOLE );
		$sql    = "SELECT {$cells} FROM " . Table::quoted( $table->name ) . " {$where} {$end}";
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

	/**
	 * A value as the server sends it.
	 */
	private static function text( mixed $cell ): ?string {
		return is_scalar( $cell ) ? (string) $cell : null;
	}

	/**
	 * A value as it stands in a statement, whatever bytes are in it.
	 */
	private function literal( Column $column, ?string $value ): string {
		return match ( true ) {
			null === $value         => 'NULL',
			$column->is_binary()    => "X'" . bin2hex( $value ) . "'",
			'bit' === $column->type => (string) (int) $value,
			default                 => $this->quoted( $value ),
		};
	}

	/**
	 * Refuses a server that is too old for this WordPress.
	 */
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

	/**
	 * Whether the server has a collation.
	 */
	private function knows( string $collation ): bool {
		return [] !== $this->ask( 'SHOW COLLATION WHERE Collation = ' . $this->quoted( $collation ) );
	}

	/**
	 * Sends a statement.
	 *
	 * @param int $mode Whether the answer is fetched at once.
	 *
	 * @throws MoveRefused When the server does not do it.
	 */
	private function send( string $sql, int $mode ): mysqli_result|bool {
		return $this->attempt( $sql, fn (): mysqli_result|bool => $this->server->query( $sql, $mode ) );
	}

	/**
	 * Does something, and tells why the server does not: WordPress has it answer
	 * false, PHP throws where WordPress has not opened a connection.
	 *
	 * @template T
	 * @param string        $sql What is done.
	 * @param callable(): T $do  Does it.
	 * @return T
	 *
	 * @throws MoveRefused When it is not done.
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
