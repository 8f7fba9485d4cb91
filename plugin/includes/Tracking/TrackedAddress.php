<?php
declare( strict_types=1 );

namespace Brolga\Tracking;

use Brolga\Core\Support\Constants;

/**
 * What services may be told of an address. Keys of orders, confirmations and
 * passwords stand in addresses, too: only what is known to be harmless goes.
 *
 * @see TRACK-21
 */
final class TrackedAddress {

	/** The last word of a parameter's name, where it opens what is somebody's own. */
	private const SECRET = '/(?:^|[_-])(?:key|login|token|nonce|wpnonce|secret|pass|password|pwd|hash|sig|signature|confirm|unsubscribe)\z/i';

	/** An address's scheme, its host and path, its query; who is logged in by it, and its fragment, are neither. */
	private const PARTS = '/^(https?:\/\/)(?:[^\/?#]*@)?([^?#]*)\??([^#]*)/i';

	/**
	 * An address as services may know it: with its campaign and its search, without
	 * its other parameters; empty where it is no page's.
	 *
	 * @param string $address Absolute; empty where there is none.
	 */
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
	 * Whether a parameter is one of those that let in whoever has them: orders' keys,
	 * the links of mails, new passwords, nonces.
	 *
	 * @see TRACK-22
	 */
	public static function is_secret( string $name ): bool {
		return 1 === preg_match( self::SECRET, $name );
	}

	/**
	 * The name of a parameter, as PHP reads it.
	 *
	 * @param string $pair It and its value, out of an address.
	 */
	public static function parameter( string $pair ): string {
		parse_str( $pair, $parsed );
		return (string) array_key_first( $parsed );
	}
}
