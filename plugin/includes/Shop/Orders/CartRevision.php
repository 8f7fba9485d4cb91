<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Shop\Orders;

use Automattic\WooCommerce\StoreApi\Exceptions\RouteException;
use Brolga\Core\Support\Module;
use WC_Cart;
use WC_Coupon;
use WC_Product;
use WP_Error;
use WP_REST_Request;

/**
 * Makes sure that buyers order only what they have seen: both checkouts send a hash of the cart that they show.
 * If another tab or the shop has changed the cart or its prices since, the buyer must check the order again.
 *
 * @see SHOP-41 SHOP-65 SHOP-71
 */
final class CartRevision implements Module {

	private const FIELD = 'brolga_cart';

	private const NAME = 'brolga';

	/** HTTP status that makes the checkout block redraw the cart that comes with the answer. */
	private const CONFLICT = 409;

	/** Session key with the cart items whose quantity the shop has reduced and the buyer was not told about. */
	private const LOWERED = 'brolga_lowered';

	/** Session key with the price of each cart item when the checkout was opened. */
	private const PRICES = 'brolga_prices';

	public function register(): void {
		// Inside the part that WooCommerce redraws after each recalculation.
		add_action( 'woocommerce_review_order_before_submit', $this->put( ... ) );
		add_action( 'woocommerce_after_checkout_validation', $this->check( ... ), 10, 2 );
		add_action( 'woocommerce_blocks_loaded', self::extend( ... ) );
		add_action( 'woocommerce_after_cart_item_quantity_update', self::note( ... ), 10, 4 );
		add_filter( 'woocommerce_update_cart_action_cart_updated', self::forget( ... ) );
		add_action( 'woocommerce_before_checkout_form', self::open( ... ) );
		add_action( 'woocommerce_blocks_checkout_enqueue_data', self::open( ... ) );
		// Before other plugins process the order.
		add_action( 'woocommerce_store_api_checkout_update_order_from_request', self::check_request( ... ), 1, 2 );
	}

	/**
	 * Returns two hashes, separated by a hyphen: one of the items and quantities, and one of the
	 * prices and coupons. Shipping is not included, since buyers choose it at the checkout.
	 */
	public static function mark( WC_Cart $cart ): string {
		$lines   = [];
		$coupons = [];
		foreach ( $cart->get_cart() as $key => $line ) {
			$lines[ $key ] = is_array( $line ) && is_numeric( $line['quantity'] ?? null )
				? (float) $line['quantity']
				: 0.0;
		}
		foreach ( $cart->get_coupons() as $code => $coupon ) {
			$coupons[ $code ] = $coupon instanceof WC_Coupon
				? [ $coupon->get_discount_type(), (float) $coupon->get_amount() ]
				: [];
		}
		ksort( $lines );
		ksort( $coupons );
		return md5( (string) wp_json_encode( $lines ) )
			. '-'
			. md5( (string) wp_json_encode( [ self::prices( $cart ), $coupons ] ) );
	}

	/**
	 * Returns the hash of the cart that the page showed; empty if it sent none.
	 *
	 * @param WP_REST_Request<array<string, mixed>>|null $request Of the Store API; null: the classic checkout's.
	 */
	public static function submitted( ?WP_REST_Request $request ): string {
		if ( null === $request ) {
			// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- WooCommerce has checked the nonce; compared with the mark alone.
			$seen = $_POST[ self::FIELD ] ?? '';
		} else {
			$sent = $request['extensions'];
			$ours = is_array( $sent ) ? $sent[ self::NAME ] ?? null : null;
			$seen = is_array( $ours ) ? $ours['cart'] ?? null : null;
		}
		return is_string( $seen ) ? $seen : '';
	}

	/** @return array<string, float> Unit prices by cart item key, sorted by key. */
	private static function prices( WC_Cart $cart ): array {
		$prices = [];
		foreach ( $cart->get_cart() as $key => $line ) {
			$product                 = is_array( $line ) ? $line['data'] ?? null : null;
			$prices[ (string) $key ] = $product instanceof WC_Product ? (float) $product->get_price() : 0.0;
		}
		ksort( $prices );
		return $prices;
	}

	/**
	 * Remembers the prices that the buyer sees when the checkout is opened. Changes while an
	 * address is typed, such as taxes, are not compared.
	 */
	private static function open(): void {
		$cart = WC()->cart;
		if ( $cart instanceof WC_Cart && ! $cart->is_empty() ) {
			WC()->session?->set( self::PRICES, self::prices( $cart ) );
		}
	}

	private static function costs_otherwise(): bool {
		$seen = WC()->session?->get( self::PRICES );
		$now  = self::prices( WC()->cart );
		return is_array( $seen ) && array_intersect_key( $seen, $now ) !== array_intersect_key( $now, $seen );
	}

	/**
	 * Remembers an item whose quantity the shop has reduced because stock ran low. Buyers know
	 * about changes that they made themselves.
	 */
	private static function note( mixed $key, mixed $quantity, mixed $old, mixed $cart ): void {
		if ( ! is_string( $key ) || ! $cart instanceof WC_Cart || ! is_numeric( $quantity ) || ! is_numeric( $old ) ) {
			return;
		}
		$lowered = array_diff( self::lowered(), [ $key ] );
		$line    = $cart->get_cart_item( $key );
		$product = $line['data'] ?? null;
		if (
			$quantity < $old
			&& $product instanceof WC_Product
			&& $product->managing_stock()
			&& ! $product->backorders_allowed()
			&& $old > self::left( $product )
		) {
			$lowered[] = $key;
		}
		WC()->session?->set( self::LOWERED, [] === $lowered ? null : array_values( $lowered ) );
	}

	/** Returns how many items this buyer can order, without those reserved by other checkouts. */
	private static function left( WC_Product $product ): float {
		$draft = WC()->session?->get( 'store_api_draft_order' );
		return (float) $product->get_stock_quantity() - (float) wc_get_held_stock_quantity(
			$product,
			is_numeric( $draft ) ? (int) $draft : 0
		);
	}

	/** @return list<string> */
	private static function lowered(): array {
		$kept = WC()->session?->get( self::LOWERED );
		return is_array( $kept ) ? array_values( array_filter( $kept, is_string( ... ) ) ) : [];
	}

	/** Forgets reduced quantities once the buyer has updated the cart page. */
	private static function forget( mixed $updated ): mixed {
		WC()->session?->set( self::LOWERED, null );
		return $updated;
	}

	private function put(): void {
		printf(
			'<input type="hidden" name="%s" value="%s">',
			esc_attr( self::FIELD ),
			esc_attr( self::mark( WC()->cart ) )
		);
	}

	/**
	 * Compares the hash at the classic checkout. A checkout without the field, which another
	 * plugin has rendered, is accepted.
	 */
	private function check( mixed $data, mixed $errors ): void {
		$told = self::sentence( self::submitted( null ) );
		if ( ! $errors instanceof WP_Error || '' === $told ) {
			return;
		}
		$errors->add( self::FIELD, $told );
		// Makes WooCommerce's script redraw the order.
		WC()->session->set( 'refresh_totals', true );
	}

	/** Adds the hash to the Store API's cart, and accepts the hash that the checkout block was showing. */
	private static function extend(): void {
		$schema = static fn (): array => [
			'cart' => [
				'description' => 'A mark of what is in the cart.',
				'type'        => [ 'string', 'null' ],
				'context'     => [ 'view', 'edit' ],
			],
		];
		woocommerce_store_api_register_endpoint_data(
			[
				'endpoint'        => 'cart',
				'namespace'       => self::NAME,
				'schema_callback' => $schema,
				'data_callback'   => static fn (): array => [ 'cart' => self::mark( WC()->cart ) ],
			]
		);
		woocommerce_store_api_register_endpoint_data(
			[
				'endpoint'        => 'checkout',
				'namespace'       => self::NAME,
				'schema_callback' => $schema,
			]
		);
	}

	/**
	 * Compares the hash before the Store API turns a draft into an order. A client that sends no
	 * hash is accepted.
	 *
	 * @throws RouteException If the buyer has seen another cart; the answer contains the current one.
	 */
	private static function check_request( mixed $order, mixed $request ): void {
		// Other requests save drafts or pay for an order that has no cart.
		if (
			! $request instanceof WP_REST_Request
			|| 'POST' !== $request->get_method()
			|| 1 !== preg_match( CheckoutIdempotency::ROUTE, $request->get_route() )
		) {
			return;
		}
		$told = self::sentence( self::submitted( $request ) );
		if ( '' !== $told ) {
			throw new RouteException( self::FIELD, $told, self::CONFLICT );
		}
	}

	/**
	 * Returns the message about a changed cart, only once, since the buyer now sees the current cart.
	 *
	 * @param string $seen Hash of the cart that the buyer has seen; empty if unknown.
	 * @return string Empty if nothing has changed or the hash is unknown.
	 */
	private static function sentence( string $seen ): string {
		$told = '' === $seen ? '' : self::change( $seen );
		if ( '' !== $told ) {
			self::forget( null );
			self::open();
		}
		return $told;
	}

	private static function change( string $seen ): string {
		$told = [];
		foreach ( self::lowered() as $key ) {
			$line    = WC()->cart->get_cart_item( $key );
			$product = $line['data'] ?? null;
			$left    = is_numeric( $line['quantity'] ?? null ) ? (int) $line['quantity'] : 0;
			if ( $product instanceof WC_Product && $left > 0 ) {
				$told[] = sprintf(
					/* translators: 1: how many are left, 2: the product's name. */
					_n(
						'Only %1$d of “%2$s” is left, so your order is now for %1$d.',
						'Only %1$d of “%2$s” are left, so your order is now for %1$d.',
						$left,
						'brolga'
					),
					$left,
					wp_strip_all_tags( $product->get_name() )
				);
			}
		}
		if ( [] !== $told ) {
			return implode(
				' ',
				[ ...$told, __( 'Please check the new total, then place the order again.', 'brolga' ) ]
			);
		}
		$now = self::mark( WC()->cart );
		if ( strtok( $now, '-' ) !== strtok( $seen, '-' ) ) {
			return __( 'Your cart has changed since you opened this page. Please check your order, then place it again.', 'brolga' );
		}
		return hash_equals( $now, $seen ) && ! self::costs_otherwise()
			? ''
			: __( 'A price or discount has changed since you opened this page. Please check the new total, then place the order again.', 'brolga' );
	}
}
