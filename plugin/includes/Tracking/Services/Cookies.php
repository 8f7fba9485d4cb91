<?php
declare( strict_types=1 );

namespace Brolga\Tracking\Services;

/**
 * Reads the cookies that tracking scripts set with the visitor's consent.
 *
 * @see TRACK-6
 */
final class Cookies {

	/** Visitor id of marketing automation, set by `plugin/src/tracking/view/track-marketing-automation`. */
	public const VISITOR      = 'brolga_visitor';
	public const VISITOR_DAYS = 365;

	/** The partner who referred the visitor, set by `plugin/src/tracking/view/track-affiliate`. */
	public const REFERRAL = 'brolga_referral';

	/**
	 * Returns an empty string for a value that this plugin's scripts do not write.
	 *
	 * @param array<array-key, mixed> $cookies The request's cookies, unslashed.
	 */
	public static function read( array $cookies, string $name ): string {
		$value = $cookies[ $name ] ?? '';
		return is_string( $value ) && 1 === preg_match( '/^[\w.@-]{1,64}\z/', $value ) ? $value : '';
	}

	/**
	 * @param array<array-key, mixed> $cookies
	 * @see TRACK-23
	 */
	public static function referral( array $cookies ): string {
		$value = $cookies[ self::REFERRAL ] ?? '';
		return is_string( $value ) ? ReferralName::of( $value ) : '';
	}
}
