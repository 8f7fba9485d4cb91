<?php
declare( strict_types=1 );

namespace Brolga\Core\Security;

use Brolga\Core\Support\Constants;
use Brolga\Core\Support\ErrorKey;

/**
 * Size and origin, before anything else is looked at.
 */
final class RequestGuard {

	/** What Sec-Fetch-Site says of a request that another site's page made. */
	private const FOREIGN = 'cross-site';

	/**
	 * Why a request is refused, or null.
	 *
	 * @param int    $bytes      How long its body is.
	 * @param string $origin     Its Origin header; may be empty.
	 * @param string $fetch_site Its Sec-Fetch-Site header; may be empty.
	 * @param string $host       Its Host header.
	 */
	public static function refusal( int $bytes, string $origin, string $fetch_site, string $host ): ?ErrorKey {
		if ( $bytes > Constants::FORM_MAX_REQUEST_BYTES ) {
			return ErrorKey::TooLarge;
		}
		return self::is_foreign( $origin, strtolower( $fetch_site ), $host ) ? ErrorKey::ForeignOrigin : null;
	}

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
	 * @param string $fetch_site The Sec-Fetch-Site header, in small letters.
	 * @param string $host       The Host header.
	 *
	 * @see TOKEN-7
	 */
	private static function is_foreign( string $origin, string $fetch_site, string $host ): bool {
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
