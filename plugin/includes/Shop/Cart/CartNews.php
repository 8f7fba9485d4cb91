<?php
declare( strict_types=1 );

namespace Brolga\Shop\Cart;

use Brolga\Core\Page\PageConfig;
use Brolga\Shop\Shop;

/**
 * Data about the cart for the page's scripts: whether this request added a product, and messages
 * for quantities above the limit and for failed requests.
 *
 * @see SHOP-81 SHOP-82 SHOP-402
 */
final class CartNews implements PageConfig {

	public function __construct( private readonly Shop $shop ) {}

	/** @return array<string, mixed> */
	public function page_config(): array {
		return ( did_action( 'woocommerce_add_to_cart' ) > 0 ? [ 'shop_added' => true ] : [] )
			+ ( $this->shop->is_running() && $this->shop->is_cart_or_checkout()
				? [ 'shop_most' => self::most() ]
				: [] )
			// WooCommerce's script for classic lists shows no message if the shop does not respond.
			+ ( wp_script_is( 'wc-add-to-cart' ) ? [ 'shop_unanswered' => ListButtons::unanswered() ] : [] );
	}

	public static function most(): string {
		// translators: {name} and {quantity} stay as they are.
		return __( 'No more than {quantity} of {name} can be ordered right now.', 'brolga' );
	}
}
