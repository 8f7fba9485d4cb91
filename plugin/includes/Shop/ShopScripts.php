<?php
declare( strict_types=1 );

namespace Brolga\Shop;

use Brolga\Core\Support\Conditional;

/**
 * Loads what the cart, the checkout, products, classic lists and the page after an
 * order need, there and nowhere else.
 *
 * @see SHOP-11
 */
final class ShopScripts implements Conditional {

	private const MODULE = '@brolga/shop';

	public function __construct(
		private readonly Shop $shop,
		private readonly ShopLook $look
	) {}

	/**
	 * Not in wp-admin.
	 */
	public static function can_register(): bool {
		return ! is_admin();
	}

	/**
	 * Waits for pages.
	 */
	public function register(): void {
		add_action( 'wp_enqueue_scripts', $this->enqueue( ... ) );
		// Behind all that is queued there, and taken off again.
		add_action( 'wp_head', $this->follow( ... ), 2 );
	}

	/**
	 * Loads it beside the script of a classic list, wherever an author has put one.
	 *
	 * @see SHOP-402
	 */
	private function follow(): void {
		if ( wp_is_block_theme() && wp_script_is( 'wc-add-to-cart' ) ) {
			wp_enqueue_script_module( self::MODULE );
		}
	}

	/**
	 * Loads it on the shop's own pages.
	 */
	private function enqueue(): void {
		if ( $this->shop->is_running() && $this->shop->is_shop_page() ) {
			wp_enqueue_script_module( self::MODULE );
			$this->look->enqueue();
		}
	}
}
