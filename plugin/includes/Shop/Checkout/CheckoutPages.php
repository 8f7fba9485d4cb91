<?php
declare( strict_types=1 );

namespace Brolga\Shop\Checkout;

use Brolga\Content\Menus\ExcludedPagesAsked;
use Brolga\Core\Events\Answerer;
use Brolga\Core\Events\Question;
use Brolga\Shop\Shop;

/**
 * Leaves the cart and the checkout out of menus that list all pages. A list that is turned into
 * editable links also leaves out the account and the terms, since its author can add them.
 *
 * @see MENU-19 MENU-430
 */
final class CheckoutPages implements Answerer {

	public function __construct( private readonly Shop $shop ) {}

	public function answer( Question $question ): void {
		if ( $question instanceof ExcludedPagesAsked && $this->shop->is_running() ) {
			$question->leave_out( $question->is_new ? $this->shop->service_pages() : $this->shop->checkout_pages() );
		}
	}
}
