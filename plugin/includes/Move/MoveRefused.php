<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is printed on a terminal alone.

namespace Brolga\Move;

use Brolga\Core\Database\RefusedStatement;
use RuntimeException;

/**
 * Thrown if a move cannot continue. The message tells the owner what is wrong and what to do, and
 * never contains a password.
 *
 * @see MOVE-6
 */
final class MoveRefused extends RuntimeException {

	/**
	 * @param string $address Without the password.
	 * @param string $reason  The database's error message.
	 */
	public static function at_the_door( string $address, string $reason ): self {
		/* translators: 1: the address of a database, 2: what it said. */
		return new self( sprintf( __( '%1$s cannot be opened: %2$s', 'brolga' ), $address, $reason ) );
	}

	/**
	 * A statement that a database rejected. The message leaves out the values of the statement.
	 *
	 * @param string $reason The database's error message.
	 * @param int    $code   The database's error code; 0 if it has none.
	 */
	public static function by_the_database( string $sql, string $reason, int $code = 0 ): self {
		return new self( sprintf(
			/* translators: 1: the beginning of a statement in SQL, 2: what the database said. */
			__( 'The database rejected “%1$s …”: %2$s. Fix the cause, then run this command again to continue.', 'brolga' ),
			trim( substr( $sql, 0, strcspn( $sql, "('\n" ) ) ),
			rtrim( RefusedStatement::reason( $reason ), '.' )
		), $code );
	}

	/**
	 * A row that the new database considers a duplicate of another row.
	 *
	 * @param string $row The value of the row's key.
	 */
	public static function of_double( string $table, string $row, string $reason ): self {
		return new self( sprintf(
			/* translators: 1: a table, 2: what tells a row from others, 3: what a database said. */
			__( 'In %1$s, the new database treats the row “%2$s” as a duplicate, because it does not distinguish some letters: %3$s. Change or delete one of the two rows, then run this command again.', 'brolga' ),
			$table,
			$row,
			rtrim( $reason, '.' )
		) );
	}
}
