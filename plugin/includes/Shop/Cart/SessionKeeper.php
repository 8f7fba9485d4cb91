<?php
declare( strict_types=1 );

namespace Brolga\Shop\Cart;

use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Module;
use WC_Session_Handler;

/**
 * Moves a shopper's session on with each keep-alive. WooCommerce by itself
 * loads no session in REST requests, and renews one late in its life only.
 *
 * @see SESSION-12
 */
final class SessionKeeper implements Module {

	public function __construct( private readonly Clock $clock ) {
	}

	/**
	 * Waits for keep-alive.
	 */
	public function register(): void {
		add_action( 'brolga_keep_session', $this->keep( ... ) );
	}

	/**
	 * Renews the session and its cookie, where the visitor has one.
	 */
	private function keep(): void {
		if ( ! function_exists( 'WC' ) ) {
			return;
		}
		WC()->initialize_session();
		$session = WC()->session;
		if ( ! $session instanceof WC_Session_Handler || ! $session->has_session() ) {
			return;
		}
		$session->set_session_expiration();
		$session->set_customer_session_cookie( true );
		// Only a session that has changed is written, with its new end.
		$session->set( 'brolga_kept', $this->clock->timestamp() );
		$session->save_data();
	}
}
