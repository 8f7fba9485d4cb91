<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

/**
 * Formats postcodes in the way of their countries.
 *
 * @see FIELD-520 FIELD-646
 */
final class Postcode {

	/**
	 * Formats that are recognized wherever the site is, because of their letters: the two parts,
	 * and the character between them.
	 */
	private const WITH_LETTERS = [
		'CA' => [ '([A-Z]\d[A-Z])(\d[A-Z]\d)', ' ' ],
		'GB' => [ '([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})', ' ' ],
		'IE' => [ '([A-Z]\d[\dW])([A-Z\d]{4})', ' ' ],
		'MT' => [ '([A-Z]{3})(\d{4})', ' ' ],
		'NL' => [ '(\d{4})([A-Z]{2})', ' ' ],
	];

	/**
	 * Formats of digits only, which are recognized only on sites in the country, because other
	 * countries write them differently.
	 */
	private const OF_DIGITS = [
		'BR' => [ '(\d{5})(\d{3})', '-' ],
		'CZ' => [ '(\d{3})(\d{2})', ' ' ],
		'GR' => [ '(\d{3})(\d{2})', ' ' ],
		'JP' => [ '(\d{3})(\d{4})', '-' ],
		'PL' => [ '(\d{2})(\d{3})', '-' ],
		'PT' => [ '(\d{4})(\d{3})', '-' ],
		'SE' => [ '(\d{3})(\d{2})', ' ' ],
		'SK' => [ '(\d{3})(\d{2})', ' ' ],
		'US' => [ '(\d{5})(\d{4})', '-' ],
	];

	private const EXAMPLES = [
		'BR' => '01310-100',
		'CA' => 'K1A 0B6',
		'CZ' => '110 00',
		'GB' => 'LS6 4AB',
		'GR' => '104 31',
		'IE' => 'D06 X2Y3',
		'JP' => '100-0001',
		'MT' => 'VLT 1117',
		'NL' => '1012 AB',
		'PL' => '00-950',
		'PT' => '1000-001',
		'SE' => '114 55',
		'SK' => '811 01',
		'US' => '90210',
	];

	private const AS = [
		'GG' => 'GB',
		'IM' => 'GB',
		'JE' => 'GB',
	];

	private const APART = '[\s\p{Z}\p{Pd}\p{Cf}.]*';

	public static function example( string $country ): string {
		return self::EXAMPLES[ self::AS[ $country ] ?? $country ] ?? '';
	}

	/** @see FIELD-646 */
	public static function pattern(): string {
		$shapes = implode( '|', array_column( [ ...self::WITH_LETTERS, ...self::OF_DIGITS ], 0 ) );
		$loose  = str_replace(
			[ ')(', 'A-Z', 'W]', '(' ],
			[ ')' . self::APART . '(', 'A-Za-z', 'Ww]', '(?:' ],
			"{$shapes}|(\d{4,6})"
		);
		return self::APART . "(?:{$loose})" . self::APART;
	}

	/**
	 * Formats a postcode; text that matches no format is returned unchanged.
	 *
	 * @param string $typed One line.
	 * @param string $country The site's country as two capital letters; empty: unknown.
	 */
	public static function written( string $typed, string $country ): string {
		$plain  = strtoupper( (string) preg_replace( '/[\s\p{Z}\p{Pd}.]+/u', '', Text::visible( $typed ) ) );
		$own    = self::OF_DIGITS[ $country ] ?? null;
		$shapes = [ ...null === $own ? [] : [ $own ], ...array_values( self::WITH_LETTERS ) ];
		foreach ( $shapes as [ $parts, $joint ] ) {
			if ( 1 === preg_match( "/^{$parts}$/D", $plain, $found ) ) {
				return $found[1] . $joint . $found[2];
			}
		}
		return $typed;
	}
}
