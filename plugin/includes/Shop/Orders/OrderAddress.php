<?php
declare( strict_types=1 );

namespace Brolga\Shop\Orders;

use Brolga\Core\Support\Module;
use Brolga\Shop\Shop;

/**
 * The page of an order opens by the key in its address, which services that run
 * there could read. The page takes it out of the address bar, and the browser
 * that came with it keeps it in a cookie that no script reads: the page shows
 * the order also when it is loaded anew.
 *
 * @see TRACK-22
 */
final class OrderAddress implements Module {

	/** `{order id}.{key}`, until the browser is closed. */
	public const COOKIE = 'brolga_order';

	private const KEY = 'key';

	public function __construct(
		private readonly Shop $shop,
		private readonly ConfirmedOrder $confirmed
	) {}

	/**
	 * Waits for the page, and for who asks what it hides.
	 */
	public function register(): void {
		add_action( 'wp', $this->open( ... ), 0 );
		add_filter( 'brolga_hidden_parameters', $this->hide( ... ) );
	}

	/**
	 * Shows the order to the browser that has seen it by its key.
	 */
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
	 * The page needs no key in its address any more: the browser keeps it.
	 *
	 * @param mixed $names What others hide.
	 */
	private function hide( mixed $names ): mixed {
		$order = $this->confirmed->find();
		if ( ! is_array( $names ) || null === $order ) {
			return $names;
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
		return [ ...$names, self::KEY ];
	}
}
