<?php
declare( strict_types=1 );

namespace Brolga\Core\Database;

/**
 * Removes personal data from database errors before they are logged. A statement's values are what
 * visitors wrote, and whoever runs the server reads the log: the statement is logged with
 * placeholders, and the reason without quoted values.
 *
 * @see PRIV-9
 */
final class RefusedStatement {

	/** Matches messages whose quotes contain the name of a table, column or key, not a value. */
	private const NAMES = '/^[^\'"]*\b(?:table|column|field|key|index)\s+[\'"]/iu';

	private const LENGTH = 500;

	/**
	 * Returns the database's message without quoted values.
	 *
	 * @param string $error From wpdb::$last_error; with SQLite, an HTML page that repeats the statement.
	 */
	public static function reason( string $error ): string {
		if ( 1 === preg_match( '/class="error_message"[^>]*>(.*?)<\/div>/s', $error, $found ) ) {
			$error = $found[1];
		}
		$error = trim( (string) preg_replace( '/\s+/', ' ', $error ) );
		if ( '' === $error || str_contains( $error, '<' ) ) {
			return 'The database is not reachable.';
		}
		// From the first quote to the last, because the value may contain quotes.
		return substr(
			1 === preg_match( self::NAMES, $error ) ? $error : (string) preg_replace( '/([\'"]).*\1/s', '(…)', $error ),
			0,
			self::LENGTH
		);
	}
}
