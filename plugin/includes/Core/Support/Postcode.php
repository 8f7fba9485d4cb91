<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

/**
 * Postcodes as their countries write them, out of what people type.
 *
 * @see FIELD-520
 */
final class Postcode {

	/** Those that their letters tell from all others, wherever the site is: the parts, and what joins them. */
	private const WITH_LETTERS = [
		'CA' => [ '([A-Z]\d[A-Z])(\d[A-Z]\d)', ' ' ],
		'GB' => [ '([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})', ' ' ],
		'IE' => [ '([A-Z]\d[\dW])([A-Z\d]{4})', ' ' ],
		'MT' => [ '([A-Z]{3})(\d{4})', ' ' ],
		'NL' => [ '(\d{4})([A-Z]{2})', ' ' ],
	];

	/** Those of digits, which other countries write otherwise. */
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

	/**
	 * The written form; what has the shape of none is left as it is.
	 *
	 * @param string $typed   One line.
	 * @param string $country Where the site is: two capital letters; empty: unknown.
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
