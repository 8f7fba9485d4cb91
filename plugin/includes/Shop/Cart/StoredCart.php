<?php
declare( strict_types=1 );

namespace Brolga\Shop\Cart;

use Brolga\Core\Support\Module;
use WC_Session_Handler;

/**
 * Stores a changed cart before its answer leaves. WooCommerce stores it after:
 * a page that asks for the cart at once, as the drawer does, could be told that
 * it is empty, and the cookies that the count goes by would be deleted.
 *
 * @see SHOP-69
 */
final class StoredCart implements Module {

	/** Where the shop has set its cookies, and WordPress has not yet let go of what it holds back. */
	private const BEFORE_FLUSH = 0;

	/**
	 * Once a cart has changed. A page begins to leave as it is printed, any other answer at the end.
	 */
	public function register(): void {
		add_action( 'template_redirect', self::store( ... ), PHP_INT_MIN );
		add_action( 'shutdown', self::store( ... ), self::BEFORE_FLUSH );
	}

	/**
	 * Writes the session, where it has changed.
	 */
	private static function store(): void {
		$session = WC()->session;
		if ( $session instanceof WC_Session_Handler ) {
			$session->save_data();
		}
	}
}
