<?php
declare( strict_types=1 );

namespace Brolga\Business;

/**
 * A phone number as an owner writes it, and as a phone dials it from anywhere.
 *
 * @see BLOCK-181 SEO-610 FIELD-645
 */
final class PhoneNumber {

	/** Calling codes of countries whose numbers lose their leading 0 abroad. */
	private const CODES = [
		'AE' => '971', 'AR' => '54', 'AT' => '43', 'AU' => '61', 'BE' => '32', 'BG' => '359', 'BR' => '55',
		'CH' => '41', 'CN' => '86', 'DE' => '49', 'EG' => '20', 'FI' => '358', 'FR' => '33', 'GB' => '44',
		'GG' => '44', 'HR' => '385', 'ID' => '62', 'IE' => '353', 'IL' => '972', 'IM' => '44', 'IN' => '91',
		'JE' => '44', 'JP' => '81', 'KE' => '254', 'KR' => '82', 'LK' => '94', 'LU' => '352', 'MY' => '60',
		'NG' => '234', 'NL' => '31', 'NZ' => '64', 'PH' => '63', 'PK' => '92', 'RO' => '40', 'RS' => '381',
		'SA' => '966', 'SE' => '46', 'SI' => '386', 'SK' => '421', 'TH' => '66', 'TR' => '90', 'TW' => '886',
		'TZ' => '255', 'UA' => '380', 'UG' => '256', 'VN' => '84', 'ZA' => '27',
	];

	/** Calling codes of countries whose numbers are dialed whole abroad, and how many digits those have. */
	private const WHOLE = [
		'CA' => [ '1', 10 ], 'CZ' => [ '420', 9 ], 'DK' => [ '45', 8 ], 'ES' => [ '34', 9 ], 'GR' => [ '30', 10 ],
		'HK' => [ '852', 8 ], 'MX' => [ '52', 10 ], 'NO' => [ '47', 8 ], 'PL' => [ '48', 9 ], 'PT' => [ '351', 9 ],
		'SG' => [ '65', 8 ], 'US' => [ '1', 10 ],
	];

	/** How many digits a number has at most, with its country's code: E.164. */
	private const MOST = 15;

	/**
	 * Whether it has more digits than any number: two of them, as a rule.
	 *
	 * @param string $written As the owner wrote it.
	 * @param string $country Two capital letters; empty: unknown.
	 */
	public static function is_too_long( string $written, string $country ): bool {
		return preg_match_all( '/\d/', self::address( $written, $country ) ) > self::MOST;
	}

	/**
	 * Whether nobody in a country has so short a number. Some firms in Norway have five digits, and in Australia six;
	 * one with an area code or a country's has more.
	 *
	 * @param string $written As the owner wrote it.
	 * @param string $country Two capital letters; empty: unknown, and nothing is too short.
	 */
	public static function is_too_short( string $written, string $country ): bool {
		$digits  = (string) preg_replace( '/\D/', '', $written );
		$is_long = str_starts_with( trim( $written ), '+' )
			|| ( str_starts_with( $digits, '0' ) && isset( self::CODES[ $country ] ) );
		$least   = match ( true ) {
			$is_long          => 7,
			'NO' === $country => 5,
			default           => 6,
		};
		return '' !== $digits && '' !== $country && strlen( $digits ) < $least;
	}

	/**
	 * What is written like a number that somebody could dial, as a regular expression
	 * without anchors: digits enough for the country and not two numbers in one, and
	 * after them perhaps an extension in words. Visitors may write it as they like.
	 *
	 * @param string $country Two capital letters; empty: unknown.
	 *
	 * @see FIELD-645
	 */
	public static function pattern( string $country ): string {
		$apart  = '[^\p{Nd}\p{L}#]*';
		$digits = static fn ( int $least, int $most ): string => "(?:\\p{Nd}{$apart}){{$least},{$most}}";
		// With 00 before the country's code it has two more.
		$most     = self::MOST + 2;
		$least    = in_array( $country, [ '', 'NO' ], true ) ? 5 : 6;
		$national = isset( self::CODES[ $country ] )
			? "0{$apart}" . $digits( 6, $most - 1 ) . '|(?!0)' . $digits( $least, $most )
			: $digits( $least, $most );
		return "[^\\p{Nd}+]*(?:\\+{$apart}" . $digits( 7, self::MOST ) . "|{$national})(?:[\\p{L}#].*)?";
	}

	/**
	 * The address that dials it; empty where there is nothing to dial.
	 *
	 * @param string $written As the owner wrote it.
	 * @param string $country Two capital letters; empty: unknown.
	 */
	public static function address( string $written, string $country ): string {
		$written = trim( $written );
		if ( str_starts_with( $written, '+' ) ) {
			// +44 (0)113 …: the 0 is for those who ring from inside.
			$written = (string) preg_replace( '/\(\s*0\s*\)/', '', $written );
			$digits  = (string) preg_replace( '/\D/', '', $written );
			return '' === $digits ? '' : "tel:+{$digits}";
		}
		$digits = (string) preg_replace( '/\D/', '', $written );
		$code   = self::CODES[ $country ] ?? '';

		[ $whole, $length ] = self::WHOLE[ $country ] ?? [ '', 0 ];
		return match ( true ) {
			'' === $digits => '',
			str_starts_with( $digits, '00' ) && strlen( $digits ) > 9 => 'tel:+' . substr( $digits, 2 ),
			'' !== $code && str_starts_with( $digits, '0' ) => "tel:+{$code}" . substr( $digits, 1 ),
			strlen( $digits ) === $length => "tel:+{$whole}{$digits}",
			default => "tel:{$digits}",
		};
	}
}
