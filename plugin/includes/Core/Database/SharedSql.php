<?php
declare( strict_types=1 );

namespace Brolga\Core\Database;

/**
 * Statements that MySQL and SQLite read alike. SQLite gets them as they are:
 * translating one from MySQL's dialect takes ten times what it does.
 *
 * What is not known to mean the same in both is translated: the list of words
 * says what is known, not what is possible.
 *
 * @see PERF-10
 */
final class SharedSql {

	/** Words that mean the same in both, in the places where our statements have them. */
	private const WORDS = [
		'ALL',
		'AND',
		'AS',
		'ASC',
		'BETWEEN',
		'BY',
		'CASE',
		'COALESCE',
		'COUNT',
		'DELETE',
		'DESC',
		'DISTINCT',
		'ELSE',
		'END',
		'EXISTS',
		'FROM',
		'IN',
		'INSERT',
		'INTO',
		'IS',
		'LIMIT',
		'MAX',
		'MIN',
		'NOT',
		'NULL',
		'NULLIF',
		'OFFSET',
		'OR',
		'ORDER',
		'SELECT',
		'SET',
		'SUM',
		'THEN',
		'UNION',
		'UPDATE',
		'VALUES',
		'WHEN',
		'WHERE',
	];

	/** How a statement begins that leaves out rows whose key is there, in MySQL; SQLite has it at the end. */
	private const ONCE       = 'INSERT IGNORE INTO ';
	private const ONCE_BEGIN = 'INSERT INTO ';
	private const ONCE_END   = ' ON CONFLICT DO NOTHING';

	/** Names, numbers, placeholders and signs without a meaning of their own in either. */
	private const SIGNS = '/^(?:[\w\s,.()*=<>+-]|%[sd])+$/';

	/** A function that is not written in capitals, which no table's name has after it: its brackets would touch it. */
	private const UNKNOWN_CALL = '/[a-z_]\(/';

	/**
	 * A statement for SQLite; null: it has to be translated.
	 *
	 * @param string $sql SQL with `%s` and `%d` in the places of values.
	 */
	public static function for_sqlite( string $sql ): ?string {
		$once = str_starts_with( $sql, self::ONCE );
		$sql  = $once ? self::ONCE_BEGIN . substr( $sql, strlen( self::ONCE ) ) : $sql;
		$bare = preg_replace( "/'[^'\\\\]*'/", '', $sql );
		if (
			null === $bare
			|| 1 !== preg_match( self::SIGNS, $bare )
			|| str_contains( $bare, '--' )
			|| 1 === preg_match( self::UNKNOWN_CALL, $bare )
			|| ! self::knows_words( $bare )
		) {
			return null;
		}
		return $once ? $sql . self::ONCE_END : $sql;
	}

	/**
	 * Whether all words of a statement are known.
	 *
	 * @param string $sql Without texts.
	 */
	private static function knows_words( string $sql ): bool {
		preg_match_all( '/\b[A-Z]+\b/', $sql, $found );
		// Rows that are changed are not counted or ordered in SQLite.
		$words = in_array( $found[0][0] ?? '', [ 'UPDATE', 'DELETE' ], true )
			? array_diff( self::WORDS, [ 'ORDER', 'LIMIT' ] )
			: self::WORDS;
		return [] !== $found[0] && [] === array_diff( $found[0], $words );
	}
}
