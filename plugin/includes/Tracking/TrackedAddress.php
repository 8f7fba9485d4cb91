<?php
declare( strict_types=1 );

namespace Brolga\Tracking;

use Brolga\Core\Constants;

/**
 * What services may be told of an address. Keys of orders, confirmations and
 * passwords stand in addresses, too: only what is known to be harmless goes.
 *
 * @see TRACK-21
 */
final class TrackedAddress {

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
		$kept = array_filter( explode( '&', $parts[3] ), static fn ( string $pair ): bool => in_array( explode( '=', $pair )[0], Constants::TRACKING_PARAMETERS, true ) );
		return $parts[1] . $parts[2] . ( [] === $kept ? '' : '?' ) . implode( '&', $kept );
	}
}
