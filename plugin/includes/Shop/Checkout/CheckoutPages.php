<?php
declare( strict_types=1 );

namespace Brolga\Shop\Checkout;

use Brolga\Content\Menus\LeftOutAsked;
use Brolga\Core\Events\Answerer;
use Brolga\Core\Events\Question;
use Brolga\Shop\Shop;

/**
 * Leaves the cart and the checkout out of menus of all pages.
 *
 * @see MENU-19
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
			$question->leave_out( $this->shop->checkout_pages() );
		}
	}
}
