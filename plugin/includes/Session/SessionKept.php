<?php
declare( strict_types=1 );

namespace Brolga\Session;

use Brolga\Core\Events\Event;

/**
 * A page that stays open has asked to keep its visitor's session.
 *
 * @see SESSION-12
 */
final class SessionKept implements Event {

	/**
	 * Tells WordPress.
	 */
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
