<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

/**
 * What a variant without a name is called: A is the control, and after Z come numbers.
 *
 * @see AB-163
 */
final class VariantLetter {

	/**
	 * The letter of a variant, or its place where letters do not reach.
	 *
	 * @param int $number The variant's number; 0 is the control.
	 */
	public static function of( int $number ): string {
		return $number < 26 ? chr( ord( 'A' ) + $number ) : (string) ( $number + 1 );
	}
}
