<?php
declare( strict_types=1 );

namespace Brolga\Shop;

/**
 * An Australian Business Number: eleven digits, of which the first two are check digits, as
 * specified by the Australian Business Register.
 *
 * @see SHOP-46
 */
final class Abn {

	private const WEIGHTS = [ 10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19 ];

	private const MODULUS = 89;

	/** Returns the number in its usual groups of digits; empty if it is invalid. */
	public static function format( string $typed ): string {
		$digits = (string) preg_replace( '/\s+/u', '', $typed );
		if ( 1 !== preg_match( '/^[1-9]\d{10}$/D', $digits ) ) {
			return '';
		}
		$sum = 0;
		foreach ( self::WEIGHTS as $place => $weight ) {
			$sum += $weight * ( (int) $digits[ $place ] - ( 0 === $place ? 1 : 0 ) );
		}
		return 0 === $sum % self::MODULUS
			? substr( $digits, 0, 2 ) . ' ' . implode( ' ', str_split( substr( $digits, 2 ), 3 ) )
			: '';
	}
}
