<?php
declare( strict_types=1 );

namespace Brolga\Shop\Orders;

use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Support\Module;
use WC_Cart;
use WC_Order;
use WC_Session;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * One cart is one order, however often and however fast its button is pressed.
 * WooCommerce's script refuses the second click; where it does not run, two
 * requests find the same cart and each makes an order of it. The second one
 * waits for the first, and is led to its order.
 *
 * @see SHOP-40
 */
final class OneOrder implements Module {

	/** Seconds in which the same cart is the same order. */
	private const SAME = 60;

	/** Seconds that the second click waits for the first. */
	private const PATIENCE = 20;

	/** Between two looks, in microseconds. */
	private const PAUSE = 200_000;

	/**
	 * In the buyer's session: names what becomes one order, from the first product in a cart until the cart is empty.
	 */
	private const CART = 'brolga_order';

	/** Where the Store API takes orders. */
	public const ROUTE = '#^/wc/store(/v1)?/checkout$#D';

	/** What was claimed by this request; empty: nothing. */
	private string $claim = '';

	/** Whether this request places an order by the Store API. */
	private bool $is_api = false;

	/** The order that another click has placed; 0: none. */
	private int $placed = 0;

	public function __construct( private readonly LedgerRepository $ledger ) {}

	/**
	 * Waits for orders.
	 */
	public function register(): void {
		add_action( 'woocommerce_add_to_cart', self::name_cart( ... ) );
		add_action( 'woocommerce_cart_emptied', self::forget_cart( ... ) );
		add_action( 'woocommerce_before_checkout_process', $this->begin_classic( ... ), 1 );
		add_filter( 'woocommerce_payment_successful_result', $this->note_paid( ... ), PHP_INT_MAX, 2 );
		add_filter( 'woocommerce_checkout_no_payment_needed_redirect', $this->note_free( ... ), PHP_INT_MAX, 2 );
		add_filter( 'rest_request_before_callbacks', $this->see_request( ... ), 10, 3 );
		add_action( 'woocommerce_store_api_cart_errors', $this->begin_api( ... ), 1, 2 );
		add_filter( 'rest_request_after_callbacks', $this->answer( ... ), 10, 3 );
		// After the session was saved, so that the next request finds the cart as this one leaves it.
		add_action( 'shutdown', $this->release( ... ), 30 );
	}

	/**
	 * Names a new cart: the same products, bought once more, are another order.
	 */
	private static function name_cart(): void {
		$session = self::session();
		if ( null !== $session && ! is_string( $session->get( self::CART ) ) ) {
			$session->set( self::CART, wp_generate_password( 16, false ) );
		}
	}

	/**
	 * The cart is empty.
	 */
	private static function forget_cart(): void {
		self::session()?->set( self::CART, null );
	}

	/**
	 * The classic checkout was sent.
	 */
	private function begin_classic(): void {
		$order = $this->placed_before( WC()->cart );
		if ( null === $order ) {
			return;
		}
		self::forget_session();
		$url = $order->get_checkout_order_received_url();
		if ( wp_doing_ajax() ) {
			wp_send_json(
				[
					'result'   => 'success',
					'redirect' => $url,
					'order_id' => $order->get_id(),
				]
			);
		}
		if ( wp_safe_redirect( $url ) ) {
			exit;
		}
	}

	/**
	 * Notes that a request of the Store API places an order.
	 *
	 * @param mixed $response Handed on.
	 * @param mixed $handler  The route's.
	 */
	private function see_request( mixed $response, mixed $handler, mixed $request ): mixed {
		$this->is_api = $request instanceof WP_REST_Request
			&& 'POST' === $request->get_method()
			&& 1 === preg_match( self::ROUTE, $request->get_route() );
		return $response;
	}

	/**
	 * The Store API looks at the cart before it makes an order of it.
	 *
	 * @param mixed $errors Takes what is wrong.
	 */
	private function begin_api( mixed $errors, mixed $cart ): void {
		if ( ! $this->is_api || '' !== $this->claim || ! $errors instanceof WP_Error || ! $cart instanceof WC_Cart ) {
			return;
		}
		$order = $this->placed_before( $cart );
		if ( null !== $order ) {
			$this->placed = $order->get_id();
			$errors->add(
				'brolga_placed',
				__( 'This order has already been placed. Check your email for the confirmation before ordering again.', 'brolga' )
			);
		}
	}

	/**
	 * Notes an order that was placed by the Store API, or answers with the one
	 * that an earlier click placed.
	 *
	 * @param mixed $response What the route answers.
	 * @param mixed $handler  The route's.
	 */
	private function answer( mixed $response, mixed $handler, mixed $request ): mixed {
		if (
			! $this->is_api
			|| ! $request instanceof WP_REST_Request
			|| 1 !== preg_match( self::ROUTE, $request->get_route() )
		) {
			return $response;
		}
		$this->is_api = false;
		$order        = 0 === $this->placed ? null : wc_get_order( $this->placed );
		if ( $order instanceof WC_Order ) {
			self::forget_session();
			return new WP_REST_Response( self::confirmation( $order ) );
		}
		$data   = $response instanceof WP_REST_Response && ! $response->is_error() ? $response->get_data() : [];
		$result = is_array( $data ) ? $data['payment_result'] ?? null : null;
		$status = is_object( $result )
			? get_object_vars( $result )['payment_status'] ?? ''
			: ( is_array( $result ) ? $result['payment_status'] ?? '' : '' );
		if (
			is_array( $data )
			&& is_numeric( $data['order_id'] ?? null )
			&& in_array( $status, [ 'success', 'pending' ], true )
		) {
			$this->note( (int) $data['order_id'] );
		}
		return $response;
	}

	/**
	 * Notes an order that was paid, or needs no payment now.
	 *
	 * @param mixed $result   Where the buyer goes, handed on.
	 * @param mixed $order_id The order's number.
	 */
	private function note_paid( mixed $result, mixed $order_id ): mixed {
		$this->note( is_numeric( $order_id ) ? (int) $order_id : 0 );
		return $result;
	}

	/**
	 * Notes an order that costs nothing.
	 *
	 * @param mixed $url Where the buyer goes, handed on.
	 */
	private function note_free( mixed $url, mixed $order ): mixed {
		$this->note( $order instanceof WC_Order ? $order->get_id() : 0 );
		return $url;
	}

	/**
	 * Keeps in mind which order came of the cart, for clicks that come late.
	 *
	 * @param int $order_id Its number.
	 */
	private function note( int $order_id ): void {
		$session = self::session();
		if ( '' === $this->claim || 0 === $order_id || null === $session ) {
			return;
		}
		try {
			$this->ledger->remember( $this->claim, $order_id );
			$this->ledger->keep( self::latest( $session ), $order_id, self::SAME );
			$this->claim = '';
		} catch ( StorageUnavailable ) {
			$this->claim = '';
		}
	}

	/**
	 * The order that another click has made of this cart; null: this is the first,
	 * and the others wait for it.
	 *
	 * @param WC_Cart $cart The buyer's.
	 */
	private function placed_before( WC_Cart $cart ): ?WC_Order {
		$session = self::session();
		if ( null === $session ) {
			return null;
		}
		try {
			if ( $cart->is_empty() ) {
				$order = self::order( $this->ledger->value( self::latest( $session ) ) );
				return null === $order || $order->needs_payment() ? null : $order;
			}
			$named = $session->get( self::CART );
			$name  = 'shop-order '
				. md5( self::name( $session ) . SeenCart::mark( $cart ) . ( is_string( $named ) ? $named : '' ) );
			for ( $looks = self::PATIENCE * 1_000_000 / self::PAUSE; $looks > 0; $looks-- ) {
				if ( $this->ledger->claim( $name, self::SAME ) ) {
					$this->claim = $name;
					return null;
				}
				$order = self::order( $this->ledger->value( $name ) );
				if ( null !== $order && ! $order->needs_payment() ) {
					return $order;
				}
				if ( null !== $order ) {
					// Its buyer came back from a payment that was not made: the same order is tried again.
					$session->set( 'order_awaiting_payment', $order->get_id() );
					$session->set( 'store_api_draft_order', $order->get_id() );
					$this->claim = $name;
					return null;
				}
				usleep( self::PAUSE );
			}
		} catch ( StorageUnavailable ) {
			return null;
		}
		return null;
	}

	/**
	 * Lets the next request try where this one has placed no order.
	 */
	private function release(): void {
		if ( '' !== $this->claim ) {
			try {
				$this->ledger->release( $this->claim );
			} catch ( StorageUnavailable ) {
				$this->claim = '';
			}
		}
	}

	/**
	 * An order that was placed, whatever became of it.
	 *
	 * @param int|null $id Its number; null or 0: there is none.
	 */
	private static function order( ?int $id ): ?WC_Order {
		$order = null === $id || 0 === $id ? null : wc_get_order( $id );
		return $order instanceof WC_Order ? $order : null;
	}

	/**
	 * This request read the session before the first one emptied the cart: it must not write it back.
	 */
	private static function forget_session(): void {
		$session = self::session();
		if ( null !== $session ) {
			remove_action( 'shutdown', [ $session, 'save_data' ], 20 );
		}
	}

	/**
	 * Where the latest order of a session is kept in mind.
	 *
	 * @param WC_Session $session The buyer's.
	 */
	private static function latest( WC_Session $session ): string {
		return 'shop-latest ' . self::name( $session );
	}

	/**
	 * A session's name in the ledger, which tells nobody the session.
	 *
	 * @param WC_Session $session The buyer's.
	 */
	private static function name( WC_Session $session ): string {
		return md5( (string) $session->get_customer_id() );
	}

	/**
	 * The buyer's session, where they have one.
	 */
	private static function session(): ?WC_Session {
		$session = function_exists( 'WC' ) ? WC()->session : null;
		return $session instanceof WC_Session ? $session : null;
	}

	/**
	 * What the Store API's route answers to whoever has placed an order, as far as the checkout reads it.
	 *
	 * @return array<string, mixed>
	 */
	private static function confirmation( WC_Order $order ): array {
		return [
			'order_id'         => $order->get_id(),
			'status'           => $order->get_status(),
			'order_key'        => $order->get_order_key(),
			'order_number'     => $order->get_order_number(),
			'customer_note'    => $order->get_customer_note(),
			'customer_id'      => $order->get_customer_id(),
			'billing_address'  => (object) $order->get_address(),
			'shipping_address' => (object) $order->get_address( 'shipping' ),
			'payment_method'   => $order->get_payment_method(),
			'payment_result'   => [
				'payment_status'  => 'success',
				'payment_details' => [],
				'redirect_url'    => $order->get_checkout_order_received_url(),
			],
		];
	}
}
