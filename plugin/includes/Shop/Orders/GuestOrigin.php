<?php
declare( strict_types=1 );

namespace Brolga\Shop\Orders;

use Brolga\Core\Security\RequestGuard;
use Brolga\Core\Support\Module;

/**
 * Lets guests order from cached pages whose nonce has expired. Instead of a nonce it accepts
 * request headers of the browser, which no script can forge, that show that a page of this site
 * sent the request. Signed-in users are never served from a cache and still need the nonce.
 *
 * @see SHOP-68
 */
final class GuestOrigin implements Module {

	public function register(): void {
		add_filter( 'woocommerce_store_api_disable_nonce_check', self::is_known( ... ) );
	}

	/**
	 * Whether the request needs no nonce.
	 *
	 * @param mixed $is_known Whether other plugins have disabled the check.
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
