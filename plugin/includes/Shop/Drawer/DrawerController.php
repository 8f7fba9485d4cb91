<?php
declare( strict_types=1 );

namespace Brolga\Shop\Drawer;

use Brolga\Core\Page\Build;
use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\DeclaresRoutes;
use Brolga\Core\Rest\JsonAnswer;
use Brolga\Core\Rest\PublicRoute;
use Brolga\Core\Rest\PublicRoutes;
use Brolga\Shop\Cart\CartNews;
use Brolga\Shop\Shop;
use WP_Scripts;

/**
 * `GET brolga/v1/cart-drawer`: the scripts, styles and texts with which a page opens the cart drawer.
 *
 * @see SHOP-24 SHOP-26
 */
final class DrawerController implements Controller, DeclaresRoutes {

	private const HANDLE = 'brolga-cart-drawer';

	/** Seconds for which browsers cache the answer. */
	private const FRESH = 3600;

	public function __construct(
		private readonly PublicRoutes $routes,
		private readonly Shop $shop,
		private readonly Build $build
	) {}

	public static function routes(): array {
		return [ PublicRoute::open( '/cart-drawer', fresh: self::FRESH ) ];
	}

	public function add_routes(): void {
		$this->routes->open( self::routes()[0], $this->answer( ... ) );
	}

	/**
	 * Returns what the cart drawer needs: its scripts in order, its styles, texts and links. It is the same for all
	 * visitors. 404 without a shop.
	 */
	private function answer(): JsonAnswer {
		if ( ! $this->shop->is_running() || ! $this->build->has( 'drawer/index.asset.php' ) ) {
			return new JsonAnswer( null, 404 );
		}
		$asset = $this->build->asset( 'drawer/index' );
		wp_register_script(
			self::HANDLE,
			$this->build->url( 'drawer/index.js' ),
			$asset['dependencies'],
			$asset['version'],
			true
		);
		return new JsonAnswer(
			[
				'scripts'  => self::in_order( wp_scripts() ),
				'style'    => add_query_arg( 'ver', $asset['version'], $this->build->url( 'drawer/style-index.css' ) ),
				'texts'    => [ 'note' => self::note( ...$this->shop->left_to_checkout() ) ] + self::texts(),
				'taxed'    => $this->shop->is_taxed(),
				'shop'     => $this->shop->shop_url(),
				'checkout' => $this->shop->checkout_url(),
				'cart'     => $this->shop->cart_url(),
			]
		);
	}

	/**
	 * Returns the drawer's script and its dependencies in the order in which they must run.
	 *
	 * @return list<array{string, string}> Handles and URLs.
	 */
	private static function in_order( WP_Scripts $scripts ): array {
		$scripts->all_deps( [ self::HANDLE ] );
		$list = [];
		foreach ( $scripts->to_do as $handle ) {
			$script = $scripts->registered[ $handle ] ?? null;
			$src    = $script->src ?? '';
			if ( null !== $script && is_string( $src ) && '' !== $src ) {
				$url     = str_starts_with( $src, '/' ) && ! str_starts_with( $src, '//' )
					? $scripts->base_url . $src
					: $src;
				$version = is_string( $script->ver ) && '' !== $script->ver ? $script->ver : $scripts->default_version;
				$list[]  = [ $handle, add_query_arg( 'ver', $version, $url ) ];
			}
		}
		$scripts->to_do = [];
		return $list;
	}

	/**
	 * Says which costs are calculated at the checkout; empty if the subtotal is final.
	 *
	 * @see SHOP-520
	 */
	private static function note( bool $shipping, bool $taxes, bool $discounts ): string {
		return match ( [ $shipping, $taxes, $discounts ] ) {
			[ true, true, true ]   => __( 'Shipping, taxes, and discounts calculated at checkout.', 'brolga' ),
			[ true, true, false ]  => __( 'Shipping and taxes calculated at checkout.', 'brolga' ),
			[ true, false, true ]  => __( 'Shipping and discounts calculated at checkout.', 'brolga' ),
			[ false, true, true ]  => __( 'Taxes and discounts calculated at checkout.', 'brolga' ),
			[ true, false, false ] => __( 'Shipping calculated at checkout.', 'brolga' ),
			[ false, true, false ] => __( 'Taxes calculated at checkout.', 'brolga' ),
			[ false, false, true ] => __( 'Discounts calculated at checkout.', 'brolga' ),
			default                => '',
		};
	}

	/** @return array<string, string> */
	private static function texts(): array {
		return [
			'title'    => __( 'Your cart', 'brolga' ),
			'close'    => __( 'Close the cart', 'brolga' ),
			'empty'    => __( 'Your cart is empty.', 'brolga' ),
			'shop'     => __( 'Browse the shop', 'brolga' ),
			// translators: {amount} stays as it is.
			'subtotal' => __( 'Subtotal: {amount}', 'brolga' ),
			'checkout' => __( 'Go to checkout', 'brolga' ),
			'cart'     => __( 'View cart', 'brolga' ),
			'loading'  => __( 'Loading your cart…', 'brolga' ),
			// translators: {name} stays as it is.
			'fewer'    => __( 'Reduce quantity of {name}', 'brolga' ),
			// translators: {name} stays as it is.
			'more'     => __( 'Increase quantity of {name}', 'brolga' ),
			// translators: {name} stays as it is.
			'quantity' => __( 'Quantity of {name}', 'brolga' ),
			// translators: {name} stays as it is.
			'remove'   => __( 'Remove {name}', 'brolga' ),
			// translators: {name} stays as it is.
			'removed'  => __( '{name} was removed.', 'brolga' ),
			'undo'     => __( 'Undo', 'brolga' ),
			// translators: {name} and {quantity} stay as they are.
			'changed'  => __( '{name}: {quantity} in your cart.', 'brolga' ),
			'most'     => CartNews::most(),
			// translators: {name} and {quantity} stay as they are.
			'least'    => __( 'You cannot order fewer than {quantity} of {name}. You can remove it from your cart instead.', 'brolga' ),
			// translators: {name} and {quantity} stay as they are.
			'step'     => __( '{name} is sold in multiples of {quantity}. Enter another quantity.', 'brolga' ),
			'emptied'  => __( 'Your cart is empty.', 'brolga' ),
			'failed'   => __( 'Something went wrong, and your cart was not changed. Please try again.', 'brolga' ),
			'offline'  => __( 'The shop could not be reached, and your cart was not changed. Check your connection and try again.', 'brolga' ),
			'retry'    => __( 'Try again', 'brolga' ),
		];
	}
}
