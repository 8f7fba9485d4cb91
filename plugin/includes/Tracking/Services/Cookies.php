<?php
declare( strict_types=1 );

namespace Brolga\Tracking\Services;

/**
 * Cookies that the adapters write, with consent, and requests bring along.
 *
 * @see TRACK-6
 */
final class Cookies {

	/** Marketing automation's visitor: `plugin/src/tracking/view/track-marketing-automation`. */
	public const VISITOR      = 'brolga_visitor';
	public const VISITOR_DAYS = 365;

	/** Who referred the visitor: `plugin/src/tracking/view/track-affiliate`. */
	public const REFERRAL = 'brolga_referral';

	/**
	 * A cookie's value, if it is one that our scripts write.
	 *
	 * @param array<array-key, mixed> $cookies The request's cookies, unslashed.
	 */
	public static function read( array $cookies, string $name ): string {
		$value = $cookies[ $name ] ?? '';
		return is_string( $value ) && 1 === preg_match( '/^[\w.@-]{1,64}\z/', $value ) ? $value : '';
	}

	/**
	 * Who referred the visitor.
	 *
	 * @param array<array-key, mixed> $cookies The request's cookies, unslashed.
	 *
	 * @see TRACK-23
	 */
	public static function referral( array $cookies ): string {
		$value = $cookies[ self::REFERRAL ] ?? '';
		return is_string( $value ) ? ReferralName::of( $value ) : '';
	}
}
