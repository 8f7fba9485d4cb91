<?php
declare( strict_types=1 );

namespace Brolga\Shop;

use Automattic\WooCommerce\Utilities\FeaturesUtil;
use Brolga\Core\Page\Request;
use Brolga\Core\Support\Conditional;
use Brolga\Core\Support\PluginFile;

/**
 * Tells WooCommerce which of its features we live with: orders in tables of
 * their own, and the cart and checkout made of blocks.
 *
 * @see SHOP-13
 */
final class Compatibility implements Conditional {

	public const FEATURES = [ 'custom_order_tables', 'cart_checkout_blocks', 'product_block_editor' ];

	public function __construct( private readonly PluginFile $plugin ) {}

	/**
	 * Where somebody may read it: wp-admin, commands, tasks and the REST API. A page
	 * shows it to nobody, and to hear of it WooCommerce describes all its features:
	 * more than a millisecond of each page.
	 */
	public static function can_register(): bool {
		return ! Request::is_for_page() || Request::is_for_rest();
	}

	/**
	 * WooCommerce asks when it starts.
	 */
	public function register(): void {
		add_action( 'before_woocommerce_init', $this->declare( ... ) );
	}

	private function declare(): void {
		foreach ( self::FEATURES as $feature ) {
			FeaturesUtil::declare_compatibility( $feature, $this->plugin->path, true );
		}
	}
}
