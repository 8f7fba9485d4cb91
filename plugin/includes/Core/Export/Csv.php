<?php
declare( strict_types=1 );

namespace Brolga\Core\Export;

/**
 * Lines of CSV by RFC 4180. Every cell stands in quotes, so that it stays whole
 * whichever separator a spreadsheet believes in.
 */
final class Csv {

	/** Without it, spreadsheets take UTF-8 for an old code page. */
	public const BYTE_ORDER_MARK = "\u{FEFF}";

	/** What most cells begin with. */
	private const HARMLESS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

	/**
	 * A cell that no spreadsheet runs: what begins a formula gets an apostrophe,
	 * which says "this is text".
	 *
	 * @param string $text What a visitor wrote.
	 *
	 * @see EXPORT-1
	 */
	public static function cell( string $text ): string {
		// No formula begins so: an export has millions of cells.
		if ( '' === $text || 1 === strspn( $text, self::HARMLESS, 0, 1 ) ) {
			return $text;
		}
		// What is no UTF-8, and cannot be judged, is guarded too.
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
		$text = substr( $cell, 1 );
		return str_starts_with( $cell, "'" ) && self::cell( $text ) === $cell ? $text : $cell;
	}

	/**
	 * A line, with its end.
	 *
	 * @param list<string> $cells As they are.
	 */
	public static function line( array $cells ): string {
		$safe = [];
		foreach ( $cells as $cell ) {
			$safe[] = str_replace( '"', '""', self::cell( $cell ) );
		}
		return '"' . implode( '","', $safe ) . "\"\r\n";
	}
}
