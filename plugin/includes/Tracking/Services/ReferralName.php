<?php
declare( strict_types=1 );

namespace Brolga\Tracking\Services;

use Brolga\Core\Support\Constants;
use Brolga\Core\Support\Text;

/**
 * Normalizes a partner's name from a link: letters of any alphabet and the punctuation of names.
 * It is not escaped; that happens where it is printed.
 *
 * @see TRACK-23
 */
final class ReferralName {

	private const SPACE = '/[\s\p{Z}\x{0085}\x{FEFF}\x{180E}]+/u';

	/** Returns an empty string if there is no name. */
	public static function of( string $typed ): string {
		$name = preg_replace( self::SPACE, ' ', Text::line( $typed ) ) ?? '';
		// Browsers have already normalized it.
		$name = function_exists( 'normalizer_normalize' ) ? (string) normalizer_normalize( $name ) : $name;
		return Text::header( $name, Constants::TRACKING_REFERRAL_LENGTH );
	}
}
