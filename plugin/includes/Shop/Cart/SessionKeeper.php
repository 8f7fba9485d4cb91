<?php
declare( strict_types=1 );

namespace Brolga\Shop\Cart;

use Brolga\Core\Events\Event;
use Brolga\Core\Events\Listener;
use Brolga\Core\Support\Clock;
use WC_Session_Handler;

/**
 * Extends the shopper's WooCommerce session with each keep-alive request. WooCommerce itself loads
 * no session in REST requests, and renews a session only shortly before it expires.
 *
 * @see SESSION-12
 */
final class SessionKeeper implements Listener {

	public function __construct( private readonly Clock $clock ) {}

	public function listen( Event $event ): void {
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
		// WooCommerce saves only changed sessions, and with them the new expiry date.
		$session->set( 'brolga_kept', $this->clock->timestamp() );
		$session->save_data();
	}
}
