<?php
declare( strict_types=1 );

namespace Brolga\Shop\Internals;

use Brolga\Core\Internals\Internals;
use Brolga\Core\Page\RequestKind;
use Brolga\Core\Support\Conditional;
use WC_Product_Data_Store_CPT;

/**
 * Makes WooCommerce build each product only once per page. Its blocks request the same product four to six
 * times, and each time some sixty properties are read and validated. A product data store of another plugin is
 * left alone. Tested with WooCommerce 10.2 and WordPress 7.1: saves 7 ms on a product list.
 *
 * @see PERF-25 PERF-27
 */
final class ProductReads implements Conditional {

	/** Only for pages: editors must read what is stored. */
	public static function can_register(): bool {
		return RequestKind::is_for_page() && Internals::may_use( 'ProductReads' );
	}

	/** Runs last, so that another plugin's data store is noticed. */
	public function register(): void {
		add_filter( 'woocommerce_product_data_store', $this->remember( ... ), PHP_INT_MAX );
	}

	private function remember( mixed $store ): mixed {
		return WC_Product_Data_Store_CPT::class === $store ? RememberedProducts::class : $store;
	}
}
