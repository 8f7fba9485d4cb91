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
 * Gives direct access to the SQLite database behind WordPress' SQLite integration, for statements
 * that need no translation from MySQL.
 *
 * @see PERF-10
 */
final class Sqlite {

	/** SQLITE_ERROR (syntax), SQLITE_CONSTRAINT and SQLITE_MISMATCH: errors of the statement itself. */
	private const STRICTER = [ 1, 19, 20 ];

	/** SQLite's error message for COMMIT or ROLLBACK outside a transaction. */
	public const NO_TRANSACTION = 'no transaction is active';

	private const METHOD = 'execute_sqlite_query';

	/** @param Closure(string, list<string>): mixed $execute */
	private function __construct(
		private readonly wpdb $wpdb,
		private readonly Closure $execute
	) {}

	public static function behind( wpdb $wpdb ): ?self {
		$handle  = $wpdb->__get( 'dbh' );
		$execute = is_object( $handle ) ? [ $handle, self::METHOD ] : null;
		return is_callable( $execute ) ? new self( $wpdb, Closure::fromCallable( $execute ) ) : null;
	}

	/** Whether SQLite rejected the statement itself, which MySQL might have accepted. */
	public static function is_stricter( PDOException $failure ): bool {
		return in_array( $failure->errorInfo[1] ?? null, self::STRICTER, true );
	}

	/**
	 * Begins the transaction that the translator believes to be open. SQLite has ended it, for
	 * example on a full disk, and a transaction that is not open cannot be rolled back.
	 */
	public function begin(): void {
		$this->execute( 'BEGIN', [] );
	}

	/**
	 * Returns null for text that is not valid UTF-8, which WordPress has to reject.
	 *
	 * @param string $sql SQLite's syntax, with `%s` and `%d` as placeholders.
	 * @param list<string|int|float|null> $values
	 * @throws PDOException When SQLite rejects the statement; nothing is changed then.
	 */
	public function run( string $sql, array $values ): ?PDOStatement {
		$texts = array_values( array_filter( $values, is_string( ... ) ) );
		foreach ( $texts as $text ) {
			// $wpdb rejects invalid UTF-8 and reports it.
			if ( ! mb_check_encoding( $text, 'UTF-8' ) ) {
				return null;
			}
		}
		++$this->wpdb->num_queries;
		return $this->execute( self::with_values( $sql, $values ), $texts );
	}

	public function last_id(): int {
		return (int) $this->execute( 'SELECT last_insert_rowid()', [] )->fetchColumn();
	}

	/**
	 * @param list<string> $texts
	 * @throws PDOException When SQLite refuses it.
	 */
	private function execute( string $sql, array $texts ): PDOStatement {
		$done = ( $this->execute )( $sql, $texts );
		return $done instanceof PDOStatement ? $done : throw new PDOException( 'SQLite gave no answer.' );
	}

	/**
	 * Writes numbers into the statement, and `?` in the place of strings: a bound number would be
	 * a string, which SQLite never considers equal to a number.
	 *
	 * @param list<string|int|float|null> $values
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
