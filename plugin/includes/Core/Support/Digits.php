<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

/**
 * Converts the digits of all scripts to ASCII digits.
 *
 * @see FIELD-261
 */
final class Digits {

	/**
	 * Converts digits and the signs of numbers, such as `۱۲`, `１２` or `١٢٫٥`.
	 *
	 * @param string $text Valid UTF-8.
	 * @param string $decimal Replaces decimal signs that cannot be misread as thousands separators.
	 */
	public static function ascii( string $text, string $decimal = '.' ): string {
		// Arabic decimal separator, full-width and typographic characters.
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
	 * Returns the value of a digit. Unicode lists the ten digits of a script in order from 0 to 9;
	 * the digits of two scripts can be adjacent.
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
