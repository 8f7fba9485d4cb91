<?php
declare( strict_types=1 );

namespace Brolga\Shop;

use Brolga\Core\Module;
use WP_Post;

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
		add_filter( 'brolga_menu_leaves_out', $this->leave_out( ... ), 10, 2 );
	}

	/**
	 * Whether a page is left out.
	 *
	 * @param mixed $out  Whether others leave it out.
	 * @param mixed $page The page.
	 */
	private function leave_out( mixed $out, mixed $page ): bool {
		return (bool) $out || ( $page instanceof WP_Post && $this->shop->is_running() && in_array( $page->ID, $this->shop->checkout_pages(), true ) );
	}
}
