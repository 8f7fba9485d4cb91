<?php
declare( strict_types=1 );

namespace Brolga\Session;

use Brolga\Core\Events\Event;

/**
 * Event: an open page has requested that its visitor's session is extended.
 *
 * @see SESSION-12
 */
final class SessionKept implements Event {

	public function announce(): void {
		/**
		 * Fires before a keep-alive request is answered, so that a shop can extend the visitor's session.
		 *
		 * @since 0.1.0
		 *
		 * @example
		 * add_action( 'brolga_keep_session', 'my_cart_extend' );
		 */
		do_action( 'brolga_keep_session' );
	}
}
