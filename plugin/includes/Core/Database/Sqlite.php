<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Core\Database;

use Closure;
use LogicException;
use PDOException;
use PDOStatement;
use wpdb;

/**
 * The database itself behind WordPress' SQLite, for statements that it can read
 * without a translator.
 *
 * @see PERF-10
 */
final class Sqlite {

	/** SQLITE_ERROR (what it cannot read), SQLITE_CONSTRAINT and SQLITE_MISMATCH: nothing but the statement failed. */
	private const STRICTER = [ 1, 19, 20 ];

	/** What SQLite says of a COMMIT or ROLLBACK outside of a transaction. */
	public const NO_TRANSACTION = 'no transaction is active';

	/** By which the translator hands on what it has translated. */
	private const METHOD = 'execute_sqlite_query';

	/**
	 * @param Closure(string, list<string>): mixed $execute Runs a statement with its texts.
	 */
	private function __construct(
		private readonly wpdb $wpdb,
		private readonly Closure $execute
	) {}

	/**
	 * The one behind WordPress' database; null: that is no SQLite.
	 */
	public static function behind( wpdb $wpdb ): ?self {
		$handle  = $wpdb->__get( 'dbh' );
		$execute = is_object( $handle ) ? [ $handle, self::METHOD ] : null;
		return is_callable( $execute ) ? new self( $wpdb, Closure::fromCallable( $execute ) ) : null;
	}

	/**
	 * Whether SQLite refused a statement for what it says: MySQL might have taken it.
	 */
	public static function is_stricter( PDOException $failure ): bool {
		return in_array( $failure->errorInfo[1] ?? null, self::STRICTER, true );
	}

	/**
	 * Opens the transaction that the translator believes to be open: SQLite has ended
	 * it where a disk was full, and what is not there can't be undone.
	 */
	public function begin(): void {
		$this->execute( 'BEGIN', [] );
	}

	/**
	 * Runs a statement; null: WordPress is to refuse it.
	 *
	 * @param string                      $sql    As SQLite reads it, with `%s` and `%d` in the places of values.
	 * @param list<string|int|float|null> $values One for each.
	 *
	 * @throws PDOException When SQLite refuses it; nothing is changed then.
	 */
	public function run( string $sql, array $values ): ?PDOStatement {
		$texts = array_values( array_filter( $values, is_string( ... ) ) );
		foreach ( $texts as $text ) {
			// WordPress refuses what is no text, and says so.
			if ( ! mb_check_encoding( $text, 'UTF-8' ) ) {
				return null;
			}
		}
		++$this->wpdb->num_queries;
		return $this->execute( self::with_values( $sql, $values ), $texts );
	}

	/**
	 * The number of the row that was inserted last.
	 */
	public function last_id(): int {
		return (int) $this->execute( 'SELECT last_insert_rowid()', [] )->fetchColumn();
	}

	/**
	 * Runs a statement of SQLite's.
	 *
	 * @param string       $sql   SQL with `?` in the places of texts.
	 * @param list<string> $texts One for each.
	 *
	 * @throws PDOException When SQLite refuses it.
	 */
	private function execute( string $sql, array $texts ): PDOStatement {
		$done = ( $this->execute )( $sql, $texts );
		return $done instanceof PDOStatement ? $done : throw new PDOException( 'SQLite gave no answer.' );
	}

	/**
	 * A statement with its numbers in it, and `?` in the places of texts: SQLite
	 * compares numbers with numbers alone.
	 *
	 * @param string                      $sql    SQL with `%s` and `%d` in the places of values.
	 * @param list<string|int|float|null> $values One for each.
	 */
	private static function with_values( string $sql, array $values ): string {
		$parts = preg_split( '/%[sd]/', $sql );
		if ( false === $parts || count( $parts ) !== count( $values ) + 1 ) {
			throw new LogicException( "The query needs another number of values: {$sql}" );
		}
		$filled = $parts[0];
		foreach ( $values as $place => $value ) {
			$filled .= match ( true ) {
				null === $value     => 'NULL',
				is_string( $value ) => '?',
				is_float( $value )  => sprintf( '%.17F', $value ),
				default             => (string) $value,
			} . $parts[ $place + 1 ];
		}
		return $filled;
	}
}
