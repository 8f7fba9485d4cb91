<?php
declare( strict_types=1 );

namespace Brolga\Core\Security;

/**
 * Where a request comes from, by what its browser says.
 */
final class RequestGuard {

	/** What Sec-Fetch-Site says of a request that another site's page made. */
	private const FOREIGN = 'cross-site';

	/**
	 * The host that this request was sent to; REST does not know it of a request
	 * that PHP makes.
	 */
	public static function host(): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared with the host of the origin, and not kept.
		return is_string( $_SERVER['HTTP_HOST'] ?? null ) ? $_SERVER['HTTP_HOST'] : '';
	}

	/**
	 * Whether another site's page sent the request. Browsers that send neither
	 * header, and programs, are judged by the signature of the form alone.
	 *
	 * @param string $origin     The Origin header.
	 * @param string $fetch_site The Sec-Fetch-Site header.
	 * @param string $host       The Host header.
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
			// A page that hides its address says so, and so does a sandbox: only the browser knows which.
			return 'same-origin' !== $fetch_site;
		}
		if ( 1 === preg_match( '/^(https?):\/\/(.*)$/iD', $origin, $part ) && 0 === strcasecmp( $part[2], $host ) ) {
			// The same host without encryption is another origin: whoever sits on the line wrote its page.
			$home = get_option( 'home' );
			return 0 === strcasecmp( 'http', $part[1] ) && is_string( $home ) && 0 === stripos( $home, 'https:' );
		}
		// Where little of WordPress is loaded, nobody knows of other origins: the page asks where all of it is.
		$allowed = function_exists( 'get_allowed_http_origins' ) ? get_allowed_http_origins() : [];
		return ! in_array( $origin, $allowed, true );
	}
}
