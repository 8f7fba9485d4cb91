<?php
declare( strict_types=1 );

namespace Brolga\Shop\Orders;

use Brolga\Api\Consent\Category;
use Brolga\Api\Consent\Service;
use Brolga\Api\Consent\Storage;
use Brolga\Core\Consent\DeclaresServices;
use Brolga\Shop\Shop;

/**
 * Declares the cookies and local storage of carts and orders for the cookie notice.
 *
 * @see CONSENT-21 TRACK-22 TRACK-30 TRACK-31
 */
final class ShopStorage implements DeclaresServices {

	/** Local storage key of `plugin/src/shop/view/told-order`. */
	private const TOLD = 'brolga_orders';

	/** Local storage key of `plugin/src/tracking/view/cart.ts`. */
	private const CHANGES = 'brolga_cart_told';

	/** Days after which WooCommerce deletes a cart. */
	private const SESSION_DAYS = 2;

	public function __construct( private readonly Shop $shop ) {}

	/** @return list<Service> */
	public function services(): array {
		return ! $this->shop->is_running() ? [] : [
			new Service(
				'orders',
				Category::Functional,
				__( 'Orders', 'brolga' ),
				__( 'Counts each order once, even if its confirmation is opened again.', 'brolga' ),
				'',
				[
					new Storage( self::TOLD, __( 'The orders that were counted', 'brolga' ), Storage::KEPT ),
					new Storage( OrderAddress::COOKIE, __( 'Shows your last order again', 'brolga' ), 0 ),
				]
			),
			new Service(
				'cart',
				Category::Functional,
				__( 'Cart', 'brolga' ),
				__( 'Keeps the products in your cart.', 'brolga' ),
				'',
				[
					new Storage(
						'wp_woocommerce_session_*',
						__( 'Identifies your cart', 'brolga' ),
						self::SESSION_DAYS
					),
					new Storage(
						'woocommerce_items_in_cart',
						__( 'Whether there is something in the cart', 'brolga' ),
						0
					),
					new Storage( 'woocommerce_cart_hash', __( 'Whether the cart has changed', 'brolga' ), 0 ),
					new Storage( 'brolga_cart', __( 'How many items are in the cart', 'brolga' ), 0 ),
					new Storage(
						self::CHANGES,
						__( 'Which changes to the cart were counted', 'brolga' ),
						Storage::KEPT
					),
				]
			),
		];
	}
}
