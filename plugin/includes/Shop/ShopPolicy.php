<?php
declare( strict_types=1 );

namespace Brolga\Shop;

use Brolga\Core\Privacy\PolicySource;

/**
 * Suggested privacy policy text about the data of buyers that this plugin stores in addition to WooCommerce.
 *
 * @see PRIV-4 SHOP-43 SHOP-45
 */
final class ShopPolicy implements PolicySource {

	public function __construct( private readonly Shop $shop ) {}

	/** @return list<string> */
	public function policy(): array {
		return $this->shop->is_running()
			? [ __( 'With each order, we store the campaign or website that brought you to the shop, the latest message you sent with the same email address in the 30 days before, and the versions of our pages that you were shown. If you ask to be told when a product is back in stock, we keep your email address until we have sent that one email, for a year at the most.', 'brolga' ) ]
			: [];
	}
}
