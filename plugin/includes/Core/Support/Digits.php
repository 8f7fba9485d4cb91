<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

/**
 * Digits of all scripts, as the digits that computers count with.
 *
 * @see FIELD-261
 */
final class Digits {

	/**
	 * A text with its digits from 0 to 9, and with the signs that belong to numbers of such scripts.
	 *
	 * @param string $text    Valid UTF-8: `۱۲`, `１２`, `١٢٫٥`.
	 * @param string $decimal What stands for a decimal sign that cannot be read in another way.
	 */
	public static function ascii( string $text, string $decimal = '.' ): string {
		// The Arabic decimal sign, and full-width and typographic signs.
		$text = strtr(
			$text,
			[
				"\u{066B}" => $decimal,
				"\u{FF0E}" => '.',
				"\u{FF0C}" => ',',
				"\u{FF0D}" => '-',
				"\u{FF0B}" => '+',
				"\u{2212}" => '-',
			]
		);
		return preg_replace_callback(
			'/(?![0-9])\p{Nd}/u',
			static fn ( array $digit ): string => (string) self::value( $digit[0] ),
			$text
		) ?? $text;
	}

	/**
	 * What a digit counts: Unicode has those of a script in a row, from 0 to 9, and rows may touch.
	 *
	 * @param string $digit One character.
	 */
	private static function value( string $digit ): int {
		$bytes = array_map( ord( ... ), str_split( $digit ) );
		$code  = array_reduce(
			array_slice( $bytes, 1 ),
			static fn ( int $code, int $byte ): int => ( $code << 6 ) | ( $byte & 0x3F ),
			$bytes[0] & ( 0xFF >> ( count( $bytes ) + 1 ) )
		);
		$value = 0;
		while ( 1 === preg_match( '/^\p{Nd}$/u', html_entity_decode( '&#' . ( $code - $value - 1 ) . ';' ) ) ) {
			++$value;
		}
		return $value % 10;
	}
}
