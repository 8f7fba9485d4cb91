<?php
declare( strict_types=1 );

namespace Brolga\Core\Security;

/** Tells from a request's headers whether a page of another site sent it. */
final class RequestGuard {

	private const FOREIGN = 'cross-site';

	/**
	 * Returns the host that this request was sent to. WP_REST_Request does not have this header
	 * for requests that PHP makes internally.
	 */
	public static function host(): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared with the host of the origin, and not kept.
		return is_string( $_SERVER['HTTP_HOST'] ?? null ) ? $_SERVER['HTTP_HOST'] : '';
	}

	/**
	 * Whether a page of another site sent the request. Browsers and programs that send neither
	 * header pass; the form's token alone protects against them.
	 *
	 * @see TOKEN-7
	 */
	public static function is_foreign( string $origin, string $fetch_site, string $host ): bool {
		$fetch_site = strtolower( $fetch_site );
		if ( self::FOREIGN === $fetch_site ) {
			return true;
		}
		if ( '' === $origin ) {
			return false;
		}
		if ( 'null' === $origin ) {
			// Sandboxed pages and pages without a referrer send "null"; only Sec-Fetch-Site tells them apart.
			return 'same-origin' !== $fetch_site;
		}
		if ( 1 === preg_match( '/^(https?):\/\/(.*)$/iD', $origin, $part ) && 0 === strcasecmp( $part[2], $host ) ) {
			// The same host without HTTPS is another origin, whose pages can be forged on the network.
			$home = get_option( 'home' );
			return 0 === strcasecmp( 'http', $part[1] ) && is_string( $home ) && 0 === stripos( $home, 'https:' );
		}
		// Other allowed origins are only known where all of WordPress is loaded.
		$allowed = function_exists( 'get_allowed_http_origins' ) ? get_allowed_http_origins() : [];
		return ! in_array( $origin, $allowed, true );
	}
}
