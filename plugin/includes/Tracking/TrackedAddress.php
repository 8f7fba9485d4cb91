<?php
declare( strict_types=1 );

namespace Brolga\Tracking;

use Brolga\Core\Support\Constants;

/**
 * Reduces URLs to what tracking services may know. URLs can contain keys of orders, confirmations
 * and passwords, so only parameters that are known to be harmless are kept.
 *
 * @see TRACK-21
 */
final class TrackedAddress {

	/** Last word in the names of parameters that grant access to personal content. */
	private const SECRET = '/(?:^|[_-])(?:key|login|token|nonce|wpnonce|secret|pass|password|pwd|hash|sig|signature|confirm|unsubscribe)\z/i';

	private const PARTS = '/^(https?:\/\/)(?:[^\/?#]*@)?([^?#]*)\??([^#]*)/i';

	/** Keeps campaign and search parameters only. Returns an empty string if it is no absolute URL. */
	public static function of( string $address ): string {
		if ( 1 !== preg_match( self::PARTS, $address, $parts ) ) {
			return '';
		}
		$kept = array_filter(
			explode( '&', $parts[3] ),
			static fn ( string $pair ): bool => in_array(
				explode( '=', $pair )[0],
				Constants::TRACKING_PARAMETERS,
				true
			)
		);
		return $parts[1] . $parts[2] . ( [] === $kept ? '' : '?' ) . implode( '&', $kept );
	}

	/**
	 * Whether a parameter grants access to whoever knows it: order keys, links in emails, password
	 * resets, nonces.
	 *
	 * @see TRACK-22
	 */
	public static function is_secret( string $name ): bool {
		return 1 === preg_match( self::SECRET, $name );
	}

	public static function parameter( string $pair ): string {
		parse_str( $pair, $parsed );
		return (string) array_key_first( $parsed );
	}
}
