<?php
declare( strict_types=1 );

namespace Brolga\Shop\Cart;

use Brolga\Core\Support\Module;
use WP_REST_Request;

/**
 * Makes sure that each change of the cart updates the browser's cart cookies. WooCommerce sets
 * them at shutdown; if the answer is longer than PHP's output buffer, headers have been sent by
 * then, and the cookies with the cart's hash and item count would stay outdated.
 *
 * @see SHOP-69
 */
final class CartCookies implements Module {

	private const ROUTES = '/wc/store';

	public function register(): void {
		add_filter( 'rest_pre_serve_request', self::hold_back( ... ), 10, 3 );
	}

	/** Buffers the Store API's answer until the cookies are set; WordPress flushes the buffer at shutdown. */
	private static function hold_back( mixed $is_served, mixed $result, mixed $request ): mixed {
		if ( $request instanceof WP_REST_Request && str_starts_with( $request->get_route(), self::ROUTES ) ) {
			ob_start();
		}
		return $is_served;
	}
}
