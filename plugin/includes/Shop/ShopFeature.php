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
			modules: [ SessionKeeper::class, AssetGate::class, StaffAccess::class, Compatibility::class, PostcodeCheck::class, Ratings::class, OrderReceived::class, ShopScripts::class, ShopTracking::class ],
			services: [ ShopStorage::class ],
			island: [ OrderReceived::class ],
			blocks: [ Shop::class ],
			bindings: [ Shop::class => static fn (): Shop => new WooCommerceShop() ]
		);
	}
}
