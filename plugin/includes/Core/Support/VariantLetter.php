<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

/**
 * The default name of an A/B test's variant: A is the control, and numbers follow after Z.
 *
 * @see AB-163
 */
final class VariantLetter {

	/** @param int $number From 0, the control. */
	public static function of( int $number ): string {
		return $number < 26 ? chr( ord( 'A' ) + $number ) : (string) ( $number + 1 );
	}
}
