<?php
declare( strict_types=1 );

namespace Brolga\Core\Export;

use Brolga\Core\Support\Clock;

/**
 * Lines of CSV by RFC 4180. Every cell stands in quotes, so that it stays whole
 * whichever separator a spreadsheet believes in.
 */
final class Csv {

	/** Without it, spreadsheets take UTF-8 for an old code page. */
	public const BYTE_ORDER_MARK = "\u{FEFF}";

	/** Its media type. */
	public const TYPE = 'text/csv; charset=utf-8';

	/** What most cells begin with. */
	private const HARMLESS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

	/** What a program may take for the end of a cell, whatever quotes say; commas are ours. */
	private const SEPARATORS = ";\t\r\n";

	/** Where a cell may begin inside of one; a single break at its very beginning line() takes off. */
	private const INSIDE = '(?<=[;\t\r\n])(?<!\A[\t\r\n])';

	/** What begins a formula. Quotes before it may be the end of an empty cell. */
	private const FORMULA = '[\p{Z}"]*[=+\-@＝＋－＠]';

	/**
	 * What a browser calls a file: `leads-2026-11-21-0905.csv`, by the site's clock.
	 *
	 * @param Clock $clock Tells when it is made.
	 */
	public static function file_name( string $what, Clock $clock ): string {
		return "{$what}-" . $clock->now()->setTimezone( wp_timezone() )->format( 'Y-m-d-Hi' ) . '.csv';
	}

	/**
	 * A cell that no spreadsheet runs: what begins a formula gets an apostrophe,
	 * which says "this is text", also where a cell would begin for a program that
	 * separates by semicolons, tabs or line breaks.
	 *
	 * @param string $text What a visitor wrote.
	 *
	 * @see EXPORT-1 EXPORT-11
	 */
	public static function cell( string $text ): string {
		// No formula begins so: an export has millions of cells.
		if ( '' === $text ) {
			return $text;
		}
		if ( strlen( $text ) !== strcspn( $text, self::SEPARATORS ) ) {
			// What is no UTF-8, and cannot be judged, is guarded too.
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
	 * The text of a cell that cell() may have guarded.
	 *
	 * @param string $cell As it stands in a file.
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

	/**
	 * A line, with its end.
	 *
	 * @param list<string> $cells As they are.
	 */
	public static function line( array $cells ): string {
		$safe = [];
		foreach ( $cells as $cell ) {
			$safe[] = str_replace( '"', '""', self::cell( ltrim( $cell, "\t\r\n" ) ) );
		}
		return '"' . implode( '","', $safe ) . "\"\r\n";
	}
}
