<?php
declare( strict_types=1 );

namespace Brolga\Core\Database;

/**
 * What may be told of a statement that the database refused. Its values are what
 * visitors wrote, and an error log is read by whoever keeps the server: the
 * statement is told with its placeholders, the reason without what it quotes.
 *
 * @see PRIV-9
 */
final class RefusedStatement {

	/** What databases put in quotes that is a name of ours, and no value. */
	private const NAMES = '/^[^\'"]*\b(?:table|column|field|key|index)\s+[\'"]/iu';

	/** The longest reason that is told. */
	private const LENGTH = 500;

	/**
	 * The reason in the database's words, as far as they are not the visitor's.
	 *
	 * @param string $error What wpdb calls the last error; with SQLite a page of HTML that repeats the statement.
	 */
	public static function reason( string $error ): string {
		if ( 1 === preg_match( '/class="error_message"[^>]*>(.*?)<\/div>/s', $error, $found ) ) {
			$error = $found[1];
		}
		$error = trim( (string) preg_replace( '/\s+/', ' ', $error ) );
		if ( '' === $error || str_contains( $error, '<' ) ) {
			return 'The database is not reachable.';
		}
		// From the first quote to the last: a value may have quotes of its own.
		return substr(
			1 === preg_match( self::NAMES, $error ) ? $error : (string) preg_replace( '/([\'"]).*\1/s', '(…)', $error ),
			0,
			self::LENGTH
		);
	}
}
