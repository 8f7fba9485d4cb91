<?php
declare( strict_types=1 );

namespace Brolga\Shop;

use Brolga\Core\Feature;
use Brolga\Core\Parts;

/**
 * What WooCommerce needs of us, and what it may not do.
 */
final class ShopFeature implements Feature {

	/**
	 * Its parts.
	 */
	public function parts(): Parts {
		return new Parts(
			modules: [ AssetGate::class, OrderReceived::class, ShopScripts::class, OrderConfirmation::class ],
			waiting: [
				SessionKeeper::class => [ 'brolga_keep_session' ],
				StaffAccess::class   => [ 'woocommerce_prevent_admin_access', 'woocommerce_disable_admin_bar' ],
				Compatibility::class => [ 'before_woocommerce_init' ],
				PostcodeCheck::class => [ 'woocommerce_after_checkout_validation', 'woocommerce_checkout_validate_order_before_payment' ],
				Ratings::class       => [ 'preprocess_comment' ],
				ShopTracking::class  => [ 'brolga_tracked_shop', 'woocommerce_add_to_cart', 'woocommerce_checkout_create_order', 'woocommerce_store_api_checkout_update_order_meta' ],
			],
			island: [ OrderReceived::class ],
			blocks: [ Shop::class ],
			bindings: [ Shop::class => static fn (): Shop => new WooCommerceShop() ]
		);
	}
}
