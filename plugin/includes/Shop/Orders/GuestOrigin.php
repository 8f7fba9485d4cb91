<?php
declare( strict_types=1 );

namespace Brolga\Shop\Orders;

use Brolga\Core\Security\RequestGuard;
use Brolga\Core\Support\Module;

/**
 * Lets guests buy from pages that a cache has kept for longer than a nonce
 * holds. WooCommerce prints one into each page, the same for all guests, and
 * refuses what it is too old for, without a word on the page. Where a browser
 * says by headers, which no page can write, that a page of this site asks, that
 * is taken instead. Whoever is signed in is never served from a cache, and
 * needs the nonce.
 *
 * @see SHOP-68
 */
final class GuestOrigin implements Module {

	/**
	 * Waits for requests of the Store API.
	 */
	public function register(): void {
		add_filter( 'woocommerce_store_api_disable_nonce_check', self::is_known( ... ) );
	}

	/**
	 * Whether a request needs no nonce.
	 *
	 * @param mixed $is_known What others decided.
	 */
	private static function is_known( mixed $is_known ): bool {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared with this site's own, and not kept.
		$header = static fn ( string $name ): string => is_string( $_SERVER[ $name ] ?? null ) ? $_SERVER[ $name ] : '';
		$origin = $header( 'HTTP_ORIGIN' );
		return (bool) $is_known
			|| ( '' !== $origin
				&& ! is_user_logged_in()
				&& ! RequestGuard::is_foreign( $origin, $header( 'HTTP_SEC_FETCH_SITE' ), RequestGuard::host() ) );
	}
}
