<?php
declare( strict_types=1 );

namespace Brolga\Tracking\Services;

use Brolga\Core\Support\Constants;
use Brolga\Core\Support\Text;

/**
 * A partner's name out of their link, as it is kept: in any alphabet, with what
 * stands in names. It is escaped where it is printed.
 *
 * @see TRACK-23
 */
final class ReferralName {

	/** White space of every alphabet. */
	private const SPACE = '/[\s\p{Z}\x{0085}\x{FEFF}\x{180E}]+/u';

	/**
	 * The name; empty where there is none.
	 *
	 * @param string $typed As the link or the cookie has it.
	 */
	public static function of( string $typed ): string {
		$name = preg_replace( self::SPACE, ' ', Text::line( $typed ) ) ?? '';
		// Browsers have written it in one way already.
		$name = function_exists( 'normalizer_normalize' ) ? (string) normalizer_normalize( $name ) : $name;
		return Text::header( $name, Constants::TRACKING_REFERRAL_LENGTH );
	}
}
