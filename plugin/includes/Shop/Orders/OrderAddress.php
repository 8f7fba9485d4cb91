<?php
declare( strict_types=1 );

namespace Brolga\Shop\Orders;

use Brolga\Core\Support\Module;
use Brolga\Shop\Shop;

/**
 * Protects the order key in the URL of the confirmation page from third-party scripts. The page removes the key
 * from the address bar and keeps it in an HttpOnly cookie, so that reloading still shows the order.
 *
 * @see TRACK-22
 */
final class OrderAddress implements Module {

	/** Session cookie with `{order id}.{key}`. */
	public const COOKIE = 'brolga_order';

	private const KEY = 'key';

	public function __construct(
		private readonly Shop $shop,
		private readonly ConfirmedOrder $confirmed
	) {}

	public function register(): void {
		add_action( 'wp', $this->open( ... ), 0 );
	}

	/** Restores the key from the cookie if the URL has none. */
	private function open(): void {
		if ( is_admin() || ! $this->shop->is_running() || ! is_order_received_page() ) {
			return;
		}
		$id = get_query_var( 'order-received' );
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared with the order's key alone.
		$kept         = wp_unslash( $_COOKIE[ self::COOKIE ] ?? '' );
		[ $of, $key ] = [ ...explode( '.', is_string( $kept ) ? $kept : '', 2 ), '' ];
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- The order's own proof.
		if ( ! isset( $_GET[ self::KEY ] ) && is_numeric( $id ) && (string) (int) $id === $of ) {
			$_GET[ self::KEY ]     = $key;
			$_REQUEST[ self::KEY ] = $key;
		}
	}

	/**
	 * Returns the query arguments to remove from the address bar, and stores the order's key in the cookie.
	 *
	 * @return list<string>
	 */
	public function hidden(): array {
		$order = $this->confirmed->find();
		if ( null === $order ) {
			return [];
		}
		if ( ! headers_sent() ) {
			setcookie(
				self::COOKIE,
				"{$order->get_id()}.{$order->get_order_key()}",
				[
					'path'     => '/',
					'secure'   => is_ssl(),
					'httponly' => true,
					'samesite' => 'Lax',
				]
			);
		}
		return [ self::KEY ];
	}
}
