<?php
declare( strict_types=1 );

namespace Brolga\Shop;

use Automattic\WooCommerce\Utilities\FeaturesUtil;
use Brolga\Core\Page\RequestKind;
use Brolga\Core\Support\Conditional;
use Brolga\Core\Support\PluginFile;

/**
 * Declares to WooCommerce which of its features this plugin is compatible with: custom order
 * tables, the cart and checkout blocks, and the product block editor.
 *
 * @see SHOP-13
 */
final class Compatibility implements Conditional {

	public const FEATURES = [ 'custom_order_tables', 'cart_checkout_blocks', 'product_block_editor' ];

	public function __construct( private readonly PluginFile $plugin ) {}

	/**
	 * Not on pages: nobody reads the declaration there, and WooCommerce would load the
	 * descriptions of all its features for it, which takes more than a millisecond.
	 */
	public static function can_register(): bool {
		return ! RequestKind::is_for_page() || RequestKind::is_for_rest();
	}

	public function register(): void {
		add_action( 'before_woocommerce_init', $this->declare( ... ) );
	}

	private function declare(): void {
		foreach ( self::FEATURES as $feature ) {
			FeaturesUtil::declare_compatibility( $feature, $this->plugin->path, true );
		}
	}
}
