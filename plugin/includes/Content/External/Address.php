<?php
/**
 * Whose address something has.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\External;

/**
 * Tells the site's own addresses from those of other hosts, which nothing may
 * be asked of before the visitor says so.
 */
final class Address {

	/**
	 * The host, with its port where it has one; empty where there is none.
	 *
	 * @param string $url An address; `{s}` and the like may stand in it.
	 */
	public static function host( string $url ): string {
		$parts = wp_parse_url( str_replace( [ '{s}.', '{', '}' ], '', $url ) );
		$host  = strtolower( $parts['host'] ?? '' );
		return isset( $parts['port'] ) ? "{$host}:{$parts['port']}" : $host;
	}

	/**
	 * Whether this site answers at an address.
	 *
	 * @param string $url An address, or a path.
	 */
	public static function is_own( string $url ): bool {
		$host = self::host( $url );
		return '' === $host
			? str_starts_with( $url, '/' ) && ! str_starts_with( $url, '//' )
			: self::host( home_url() ) === $host;
	}
}
