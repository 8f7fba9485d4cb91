<?php
declare( strict_types=1 );

namespace Brolga\Shop\Cart;

use Brolga\Core\Page\IslandData;
use Brolga\Shop\Shop;

/**
 * What a page's scripts say of the cart: that this very request has put something
 * into it, as a product's form does, and why a number typed on the cart's page
 * becomes another, and what is said where the shop does not answer.
 *
 * @see SHOP-81 SHOP-82 SHOP-402
 */
final class CartNews implements IslandData {

	public function __construct( private readonly Shop $shop ) {}

	/**
	 * What there is to say.
	 *
	 * @return array<string, mixed>
	 */
	public function island(): array {
		return ( did_action( 'woocommerce_add_to_cart' ) > 0 ? [ 'shop_added' => true ] : [] )
			+ ( $this->shop->is_running() && $this->shop->is_cart_or_checkout()
				? [ 'shop_most' => self::most() ]
				: [] )
			// The script of classic lists says nothing where the shop does not answer.
			+ ( wp_script_is( 'wc-add-to-cart' ) ? [ 'shop_unanswered' => ListButtons::unanswered() ] : [] );
	}

	/**
	 * Why there are not more.
	 */
	public static function most(): string {
		// translators: {name} and {quantity} stay as they are.
		return __( 'No more than {quantity} of {name} can be ordered right now.', 'brolga' );
	}
}
