<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Shop;

use Automattic\WooCommerce\StoreApi\Exceptions\RouteException;
use Brolga\Core\Module;
use WC_Cart;
use WP_Error;
use WP_REST_Request;

/**
 * Nobody orders what they have not seen: both checkouts carry a mark of the
 * cart that they show. Where another tab has changed the cart since, the buyer
 * is asked to look again.
 *
 * @see SHOP-41 SHOP-65
 */
final class SeenCart implements Module {

	private const FIELD = 'brolga_cart';

	/** What is ours in answers of the Store API, and in what is sent to it. */
	private const NAME = 'brolga';

	/** Answered along with the cart, it has the checkout draw it anew. */
	private const CONFLICT = 409;

	/**
	 * Waits for the checkouts.
	 */
	public function register(): void {
		// Within the part that WooCommerce draws anew after each recalculation.
		add_action( 'woocommerce_review_order_before_submit', $this->put( ... ) );
		add_action( 'woocommerce_after_checkout_validation', $this->check( ... ), 10, 2 );
		add_action( 'woocommerce_blocks_loaded', self::extend( ... ) );
		// Before others do something with the order.
		add_action( 'woocommerce_store_api_checkout_update_order_from_request', self::check_request( ... ), 1, 2 );
	}

	/**
	 * A mark of what is in a cart, and how many of each.
	 *
	 * @param WC_Cart $cart The buyer's.
	 */
	public static function mark( WC_Cart $cart ): string {
		$lines = [];
		foreach ( $cart->get_cart() as $key => $line ) {
			$lines[ $key ] = is_array( $line ) && is_numeric( $line['quantity'] ?? null ) ? (float) $line['quantity'] : 0.0;
		}
		ksort( $lines );
		return md5( (string) wp_json_encode( $lines ) );
	}

	/**
	 * Prints the mark.
	 */
	private function put(): void {
		printf( '<input type="hidden" name="%s" value="%s">', esc_attr( self::FIELD ), esc_attr( self::mark( WC()->cart ) ) );
	}

	/**
	 * Compares it. A checkout without the mark, which another plugin has drawn, is let through.
	 *
	 * @param mixed $data   What was sent.
	 * @param mixed $errors Takes what is wrong.
	 */
	private function check( mixed $data, mixed $errors ): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- WooCommerce has checked the nonce; compared with the mark alone.
		$seen = $_POST[ self::FIELD ] ?? '';
		if ( ! $errors instanceof WP_Error || ! is_string( $seen ) || '' === $seen || hash_equals( self::mark( WC()->cart ), $seen ) ) {
			return;
		}
		$errors->add( self::FIELD, self::sentence() );
		// Has the page's script draw the order anew.
		WC()->session->set( 'refresh_totals', true );
	}

	/**
	 * Has the Store API tell the mark with each cart, and take the one that the
	 * checkout of blocks was showing.
	 */
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
	 * Compares the mark before the Store API makes an order of a draft. A client
	 * that sends none is let through.
	 *
	 * @param mixed $order   The draft.
	 * @param mixed $request The request.
	 *
	 * @throws RouteException Where the buyer has seen another cart; the answer brings this one.
	 */
	private static function check_request( mixed $order, mixed $request ): void {
		// Others save what was typed so far, or pay an order that has no cart.
		if ( ! $request instanceof WP_REST_Request || 'POST' !== $request->get_method() || 1 !== preg_match( OneOrder::ROUTE, $request->get_route() ) ) {
			return;
		}
		$sent = $request['extensions'];
		$ours = is_array( $sent ) ? $sent[ self::NAME ] ?? null : null;
		$seen = is_array( $ours ) ? $ours['cart'] ?? null : null;
		if ( is_string( $seen ) && '' !== $seen && ! hash_equals( self::mark( WC()->cart ), $seen ) ) {
			throw new RouteException( self::FIELD, self::sentence(), self::CONFLICT );
		}
	}

	/**
	 * What is said.
	 */
	private static function sentence(): string {
		return __( 'Your cart has changed since you opened this page. Please check your order, then place it again.', 'brolga' );
	}
}
