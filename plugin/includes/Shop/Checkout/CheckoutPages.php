<?php
declare( strict_types=1 );

namespace Brolga\Shop\Checkout;

use Brolga\Core\Support\Module;
use Brolga\Shop\Shop;

/**
 * Leaves the cart and the checkout out of menus of all pages.
 *
 * @see MENU-19
 */
final class CheckoutPages implements Module {

	public function __construct( private readonly Shop $shop ) {}

	/**
	 * Waits for such a menu.
	 */
	public function register(): void {
		add_filter( 'brolga_menu_left_out', $this->leave_out( ... ) );
	}

	/**
	 * The pages that are left out, and these.
	 *
	 * @param mixed $ids What others leave out.
	 * @return list<mixed>
	 */
	private function leave_out( mixed $ids ): array {
		return [ ...is_array( $ids ) ? array_values( $ids ) : [], ...$this->shop->is_running() ? $this->shop->checkout_pages() : [] ];
	}
}
