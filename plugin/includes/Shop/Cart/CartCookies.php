<?php
declare( strict_types=1 );

namespace Brolga\Shop\Cart;

use Brolga\Core\Support\Module;
use WP_REST_Request;

/**
 * Has every change of the cart reach the browser's cookies. WooCommerce sets
 * them when all is said, and an answer that is longer than PHP holds back has
 * gone out by then: the cart's fingerprint stays the old one, and so does what
 * is counted by it.
 *
 * @see SHOP-69
 */
final class CartCookies implements Module {

	private const ROUTES = '/wc/store';

	/**
	 * Waits for answers of the Store API.
	 */
	public function register(): void {
		add_filter( 'rest_pre_serve_request', self::hold_back( ... ), 10, 3 );
	}

	/**
	 * Holds the answer back until the cookies are set; WordPress lets it go.
	 *
	 * @param mixed $is_served Handed on.
	 * @param mixed $result    The answer.
	 */
	private static function hold_back( mixed $is_served, mixed $result, mixed $request ): mixed {
		if ( $request instanceof WP_REST_Request && str_starts_with( $request->get_route(), self::ROUTES ) ) {
			ob_start();
		}
		return $is_served;
	}
}
