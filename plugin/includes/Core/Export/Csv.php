<?php
declare( strict_types=1 );

namespace Brolga\Core\Export;

use Brolga\Core\Support\Clock;

/**
 * Writes CSV as in RFC 4180. Every cell is quoted, so that it stays intact whichever separator a
 * spreadsheet expects.
 */
final class Csv {

	/** Without a byte order mark, spreadsheets read UTF-8 as a legacy encoding. */
	public const BYTE_ORDER_MARK = "\u{FEFF}";

	public const TYPE = 'text/csv; charset=utf-8';

	/** First characters that never start a formula; they allow a fast path for most cells. */
	private const HARMLESS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

	/** Characters that some programs take for a cell's end even inside quotes. */
	private const SEPARATORS = ";\t\r\n";

	/** Where such a program would begin a cell; not after a leading break, which line() removes. */
	private const INSIDE = '(?<=[;\t\r\n])(?<!\A[\t\r\n])';

	/** The start of a formula. Leading quotes are included, since they may be the end of an empty cell. */
	private const FORMULA = '[\p{Z}"]*[=+\-@＝＋－＠]';

	/** Returns a file name such as `leads-2026-11-21-0905.csv`, in the site's time zone. */
	public static function file_name( string $what, Clock $clock ): string {
		return "{$what}-" . $clock->now()->setTimezone( wp_timezone() )->format( 'Y-m-d-Hi' ) . '.csv';
	}

	/**
	 * Prevents CSV injection: prefixes formulas with an apostrophe, which makes a spreadsheet treat them as
	 * text, also where a program that separates by semicolons, tabs or line breaks would begin a cell.
	 *
	 * @see EXPORT-1 EXPORT-11
	 */
	public static function cell( string $text ): string {
		// Exports have millions of cells: skip the patterns for empty ones.
		if ( '' === $text ) {
			return $text;
		}
		if ( strlen( $text ) !== strcspn( $text, self::SEPARATORS ) ) {
			// Invalid UTF-8 makes the pattern fail, so that text is prefixed too.
			$text = preg_replace(
				'/' . self::INSIDE . '(?=' . self::FORMULA . ')/u',
				"'",
				$text
			) ?? (string) preg_replace( '/(?<=[;\t\r\n])/', "'", $text );
		}
		if ( 1 === strspn( $text, self::HARMLESS, 0, 1 ) ) {
			return $text;
		}
		return 0 === preg_match( '/^\p{Z}*[=+\-@\t\r\n＝＋－＠]/u', $text ) ? $text : "'{$text}";
	}

	/**
	 * Reverses cell(): returns the text that the file's writer started with.
	 *
	 * @see EXPORT-4
	 */
	public static function text( string $cell ): string {
		if ( ! str_contains( $cell, "'" ) ) {
			return $cell;
		}
		$inner = preg_replace( '/(?<=[;\t\r\n])\'(?=' . self::FORMULA . ')/u', '', $cell ) ?? $cell;
		foreach ( str_starts_with( $cell, "'" ) ? [ substr( $inner, 1 ), $inner ] : [ $inner ] as $text ) {
			if ( self::cell( $text ) === $cell ) {
				return $text;
			}
		}
		return $cell;
	}

	/** @param list<string> $cells */
	public static function line( array $cells ): string {
		$safe = [];
		foreach ( $cells as $cell ) {
			$safe[] = str_replace( '"', '""', self::cell( ltrim( $cell, "\t\r\n" ) ) );
		}
		return '"' . implode( '","', $safe ) . "\"\r\n";
	}
}
