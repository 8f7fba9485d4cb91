<?php
declare( strict_types=1 );

namespace Brolga\Core\Database;

/**
 * Recognises statements that mean the same in MySQL and SQLite, and passes them to SQLite
 * unchanged: translating a statement from MySQL takes ten times as long as running it. The list of
 * words is deliberately conservative; all other statements are translated.
 *
 * @see PERF-10
 */
final class SharedSql {

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

	private const ONCE       = 'INSERT IGNORE INTO ';
	private const ONCE_BEGIN = 'INSERT INTO ';
	private const ONCE_END   = ' ON CONFLICT DO NOTHING';

	private const SIGNS = '/^(?:[\w\s,.()*=<>+-]|%[sd])+$/';

	/** A function in lower case. Table names never match, since a space separates them from a bracket. */
	private const UNKNOWN_CALL = '/[a-z_]\(/';

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

	private static function knows_words( string $sql ): bool {
		preg_match_all( '/\b[A-Z]+\b/', $sql, $found );
		// SQLite does not support ORDER BY and LIMIT in UPDATE and DELETE.
		$words = in_array( $found[0][0] ?? '', [ 'UPDATE', 'DELETE' ], true )
			? array_diff( self::WORDS, [ 'ORDER', 'LIMIT' ] )
			: self::WORDS;
		return [] !== $found[0] && [] === array_diff( $found[0], $words );
	}
}
