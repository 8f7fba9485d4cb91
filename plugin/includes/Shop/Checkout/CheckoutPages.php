<?php
declare( strict_types=1 );

namespace Brolga\Shop\Checkout;

use Brolga\Content\Menus\LeftOutAsked;
use Brolga\Core\Events\Answerer;
use Brolga\Core\Events\Question;
use Brolga\Shop\Shop;

/**
 * Leaves the cart and the checkout out of menus of all pages, and the account and the
 * terms out of those that begin with links.
 *
 * @see MENU-19 MENU-430
 */
final class CheckoutPages implements Answerer {

	public function __construct( private readonly Shop $shop ) {}

	/**
	 * Leaves them out.
	 *
	 * @param Question $question What is asked.
	 */
	public function answer( Question $question ): void {
		if ( $question instanceof LeftOutAsked && $this->shop->is_running() ) {
			$question->leave_out( $question->is_new ? $this->shop->service_pages() : $this->shop->checkout_pages() );
		}
	}
}
