<?php
declare( strict_types=1 );

namespace Brolga\Content\External;

/**
 * Distinguishes the site's own URLs from those of other hosts, which must not be requested before
 * the visitor agrees.
 */
final class LinkHost {

	/** Returns the host with the port; empty if there is none. The URL may contain placeholders like `{s}`. */
	public static function host( string $url ): string {
		$parts = wp_parse_url( str_replace( [ '{s}.', '{', '}' ], '', $url ) );
		$host  = strtolower( $parts['host'] ?? '' );
		return isset( $parts['port'] ) ? "{$host}:{$parts['port']}" : $host;
	}

	public static function is_own( string $url ): bool {
		$host = self::host( $url );
		return '' === $host
			? str_starts_with( $url, '/' ) && ! str_starts_with( $url, '//' )
			: self::host( home_url() ) === $host;
	}
}
