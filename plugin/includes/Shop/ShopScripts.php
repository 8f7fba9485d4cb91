<?php
declare( strict_types=1 );

namespace Brolga\Shop;

use Brolga\Core\Support\Conditional;

/**
 * Loads the script for cart, checkout, products, classic product lists and order confirmation on
 * the pages that need it.
 *
 * @see SHOP-11
 */
final class ShopScripts implements Conditional {

	private const MODULE = '@brolga/shop';

	public function __construct(
		private readonly Shop $shop,
		private readonly ShopLook $look
	) {}

	public static function can_register(): bool {
		return ! is_admin();
	}

	public function register(): void {
		add_action( 'wp_enqueue_scripts', $this->enqueue( ... ) );
		// After everything that is enqueued on this hook, which may also be removed again.
		add_action( 'wp_head', $this->follow( ... ), 2 );
	}

	/**
	 * Loads the script wherever WooCommerce's script for classic lists is enqueued, since a
	 * shortcode can put such a list on any page.
	 *
	 * @see SHOP-402
	 */
	private function follow(): void {
		if ( wp_is_block_theme() && wp_script_is( 'wc-add-to-cart' ) ) {
			wp_enqueue_script_module( self::MODULE );
		}
	}

	private function enqueue(): void {
		if ( $this->shop->is_running() && $this->shop->is_shop_page() ) {
			wp_enqueue_script_module( self::MODULE );
			$this->look->enqueue();
		}
	}
}
