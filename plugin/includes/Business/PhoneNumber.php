<?php
declare( strict_types=1 );

namespace Brolga\Business;

/**
 * A phone number as people write it, converted to a form that can be dialed from anywhere.
 *
 * @see BLOCK-181 SEO-610 FIELD-645
 */
final class PhoneNumber {

	/** Calling codes of countries whose numbers lose their leading 0 when dialed from abroad. */
	private const CODES = [
		'AE' => '971', 'AR' => '54', 'AT' => '43', 'AU' => '61', 'BE' => '32', 'BG' => '359', 'BR' => '55',
		'CH' => '41', 'CN' => '86', 'DE' => '49', 'EG' => '20', 'FI' => '358', 'FR' => '33', 'GB' => '44',
		'GG' => '44', 'HR' => '385', 'ID' => '62', 'IE' => '353', 'IL' => '972', 'IM' => '44', 'IN' => '91',
		'JE' => '44', 'JP' => '81', 'KE' => '254', 'KR' => '82', 'LK' => '94', 'LU' => '352', 'MY' => '60',
		'NG' => '234', 'NL' => '31', 'NZ' => '64', 'PH' => '63', 'PK' => '92', 'RO' => '40', 'RS' => '381',
		'SA' => '966', 'SE' => '46', 'SI' => '386', 'SK' => '421', 'TH' => '66', 'TR' => '90', 'TW' => '886',
		'TZ' => '255', 'UA' => '380', 'UG' => '256', 'VN' => '84', 'ZA' => '27',
	];

	/** Calling codes of countries whose numbers are dialed unchanged from abroad, with their digits. */
	private const WHOLE = [
		'CA' => [ '1', 10 ], 'CZ' => [ '420', 9 ], 'DK' => [ '45', 8 ], 'ES' => [ '34', 9 ], 'GR' => [ '30', 10 ],
		'HK' => [ '852', 8 ], 'MX' => [ '52', 10 ], 'NO' => [ '47', 8 ], 'PL' => [ '48', 9 ], 'PT' => [ '351', 9 ],
		'SG' => [ '65', 8 ], 'US' => [ '1', 10 ],
	];

	/** Maximum digits of a number with its country code (E.164). */
	private const MOST = 15;

	/**
	 * Whether the text has too many digits for one number; it usually contains two numbers then.
	 *
	 * @param string $country Two-letter code; empty: unknown.
	 */
	public static function is_too_long( string $written, string $country ): bool {
		return preg_match_all( '/\d/', self::address( $written, $country ) ) > self::MOST;
	}

	/**
	 * Whether the number is too short for the country. Some companies have five digits in Norway
	 * and six in Australia; numbers with an area code or a country code have more.
	 *
	 * @param string $country Two-letter code; empty: unknown, and nothing is too short.
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
	 * Returns a regular expression without anchors for anything that looks like one phone number:
	 * enough digits for the country, but not two numbers, optionally followed by an extension in
	 * words. The format is otherwise free.
	 *
	 * @param string $country Two-letter code; empty: unknown.
	 * @see FIELD-645
	 */
	public static function pattern( string $country ): string {
		$apart  = '[^\p{Nd}\p{L}#]*';
		$digits = static fn ( int $least, int $most ): string => "(?:\\p{Nd}{$apart}){{$least},{$most}}";
		// A number that starts with 00 has two more digits.
		$most     = self::MOST + 2;
		$least    = in_array( $country, [ '', 'NO' ], true ) ? 5 : 6;
		$national = isset( self::CODES[ $country ] )
			? "0{$apart}" . $digits( 6, $most - 1 ) . '|(?!0)' . $digits( $least, $most )
			: $digits( $least, $most );
		return "[^\\p{Nd}+]*(?:\\+{$apart}" . $digits( 7, self::MOST ) . "|{$national})(?:[\\p{L}#].*)?";
	}

	/**
	 * Returns the `tel:` URL; empty if there is nothing to dial.
	 *
	 * @param string $country Two-letter code; empty: unknown.
	 */
	public static function address( string $written, string $country ): string {
		$written = trim( $written );
		if ( str_starts_with( $written, '+' ) ) {
			// In +44 (0)113, the 0 is dialed only within the country.
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
