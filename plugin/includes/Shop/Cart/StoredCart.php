<?php
declare( strict_types=1 );

namespace Brolga\Shop\Cart;

use Brolga\Core\Support\Module;
use WC_Session_Handler;

/**
 * Saves a changed cart before the answer is sent. WooCommerce saves it afterwards: a page that requests the
 * cart at once, as the cart drawer does, could see an empty cart and delete the cookies with the item count.
 *
 * @see SHOP-69
 */
final class StoredCart implements Module {

	/** Shutdown priority after WooCommerce has set its cookies and before WordPress flushes output buffers. */
	private const BEFORE_FLUSH = 0;

	/** Saves before a page is rendered, since output starts then, and at shutdown for other answers. */
	public function register(): void {
		add_action( 'template_redirect', self::store( ... ), PHP_INT_MIN );
		add_action( 'shutdown', self::store( ... ), self::BEFORE_FLUSH );
	}

	private static function store(): void {
		$session = WC()->session;
		if ( $session instanceof WC_Session_Handler ) {
			$session->save_data();
		}
	}
}
