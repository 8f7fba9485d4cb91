<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Shop\Orders;

use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Support\Module;
use Exception;
use WC_Cart;
use WC_Order;
use WC_Session;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Prevents duplicate orders when the order button is pressed twice. WooCommerce's script blocks
 * the second click, but without that script two requests find the same cart and each creates an
 * order. Here the second request waits for the first and is redirected to its order, if that is
 * the order of the cart that the page showed.
 *
 * @see SHOP-40 SHOP-810 SHOP-811
 */
final class CheckoutIdempotency implements Module {

	/** Seconds within which the same cart counts as the same order. */
	private const SAME = 60;

	/** Seconds that the second request waits for the first. */
	private const PATIENCE = 20;

	/** Microseconds between two attempts. */
	private const PAUSE = 200_000;

	/** Session key with a random name of the cart, from its first product until it is emptied. */
	private const CART = 'brolga_order';

	public const ROUTE = '#^/wc/store(/v1)?/checkout$#D';

	private const REFUSED = 'brolga_placed';

	/** Name of the lock that this request holds; empty if none. */
	private string $claim = '';

	/** Mark of the cart that this request orders. */
	private string $mark = '';

	/** The Store API's checkout, while it is answered. */
	private ?WP_REST_Request $request = null;

	/** Id of the order that another request has placed; 0 if none. */
	private int $placed = 0;

	/** Whether another request has placed an order, but not of the cart that the page showed. */
	private bool $is_refused = false;

	public function __construct( private readonly LedgerRepository $ledger ) {}

	public function register(): void {
		add_action( 'woocommerce_add_to_cart', self::name_cart( ... ) );
		add_action( 'woocommerce_cart_emptied', self::forget_cart( ... ) );
		add_action( 'woocommerce_before_checkout_process', $this->begin_classic( ... ), 1 );
		add_filter( 'woocommerce_payment_successful_result', $this->note_paid( ... ), PHP_INT_MAX, 2 );
		add_filter( 'woocommerce_checkout_no_payment_needed_redirect', $this->note_free( ... ), PHP_INT_MAX, 2 );
		add_filter( 'rest_request_before_callbacks', $this->see_request( ... ), 10, 3 );
		add_action( 'woocommerce_store_api_cart_errors', $this->begin_api( ... ), 1, 2 );
		add_filter( 'rest_request_after_callbacks', $this->answer( ... ), 10, 3 );
		// After the session is saved, so that the next request reads the cart's new state.
		add_action( 'shutdown', $this->release( ... ), 30 );
	}

	/** Gives a new cart a name: buying the same products again is another order. */
	private static function name_cart(): void {
		$session = self::session();
		if ( null !== $session && ! is_string( $session->get( self::CART ) ) ) {
			$session->set( self::CART, wp_generate_password( 16, false ) );
		}
	}

	private static function forget_cart(): void {
		self::session()?->set( self::CART, null );
	}

	/** @throws Exception If the page showed another cart than was ordered; WooCommerce shows the message. */
	private function begin_classic(): void {
		$order = $this->placed_before( WC()->cart );
		if ( $this->is_refused ) {
			throw new Exception( self::refusal() );
		}
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

	private function see_request( mixed $response, mixed $handler, mixed $request ): mixed {
		$this->request = $request instanceof WP_REST_Request
			&& 'POST' === $request->get_method()
			&& 1 === preg_match( self::ROUTE, $request->get_route() )
			? $request
			: null;
		return $response;
	}

	/**
	 * Adds an error to the Store API's checkout if the order was already placed; answer() replaces
	 * that error with the order.
	 */
	private function begin_api( mixed $errors, mixed $cart ): void {
		if (
			null === $this->request
			|| '' !== $this->claim
			|| ! $errors instanceof WP_Error
			|| ! $cart instanceof WC_Cart
		) {
			return;
		}
		$order = $this->placed_before( $cart );
		if ( $this->is_refused ) {
			$errors->add( self::REFUSED, self::refusal() );
		} elseif ( null !== $order ) {
			$this->placed = $order->get_id();
			$errors->add(
				self::REFUSED,
				__( 'This order has already been placed. Check your email for the confirmation before ordering again.', 'brolga' )
			);
		}
	}

	/** Remembers an order placed by the Store API, or answers with the one of an earlier request. */
	private function answer( mixed $response, mixed $handler, mixed $request ): mixed {
		if ( null === $this->request || $request !== $this->request ) {
			return $response;
		}
		$this->request = null;
		$order         = 0 === $this->placed ? null : wc_get_order( $this->placed );
		if ( $order instanceof WC_Order ) {
			self::forget_session();
			return new WP_REST_Response( self::confirmation( $order ) );
		}
		if ( $this->is_refused ) {
			return self::refused( $response );
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

	private function note_paid( mixed $result, mixed $order_id ): mixed {
		$this->note( is_numeric( $order_id ) ? (int) $order_id : 0 );
		return $result;
	}

	private function note_free( mixed $url, mixed $order ): mixed {
		$this->note( $order instanceof WC_Order ? $order->get_id() : 0 );
		return $url;
	}

	private function note( int $order_id ): void {
		$session = self::session();
		if ( '' === $this->claim || 0 === $order_id || null === $session ) {
			return;
		}
		try {
			$this->ledger->keep( self::of_mark( $session, $this->mark ), $order_id, self::SAME );
			$this->ledger->keep( self::latest( $session ), $order_id, self::SAME );
			// Last, because it lets the next request go on, which reads the others.
			$this->ledger->remember( $this->claim, $order_id );
			$this->claim = '';
		} catch ( StorageUnavailable ) {
			$this->claim = '';
		}
	}

	/**
	 * Returns the order that another request has created from the cart that the page showed. Null
	 * means that this request is the first one and holds the lock, that it is refused, or that
	 * storage is unavailable.
	 */
	private function placed_before( WC_Cart $cart ): ?WC_Order {
		$session = self::session();
		if ( null === $session ) {
			return null;
		}
		$seen       = CartRevision::submitted( $this->request );
		$this->mark = '' === $seen ? CartRevision::mark( $cart ) : $seen;
		try {
			if ( $cart->is_empty() ) {
				return $this->late( $session, $seen );
			}
			$named = $session->get( self::CART );
			$name  = 'shop-order '
				. md5( self::name( $session ) . CartRevision::mark( $cart ) . ( is_string( $named ) ? $named : '' ) );
			for ( $looks = self::PATIENCE * 1_000_000 / self::PAUSE; $looks > 0; $looks-- ) {
				if ( $this->ledger->claim( $name, self::SAME ) ) {
					$this->claim = $name;
					return null;
				}
				$order = self::order( $this->ledger->value( $name ) );
				if ( null !== $order && ! $order->needs_payment() ) {
					// Whether this request is led there or refused, it has read a cart that is gone.
					self::forget_session();
					// Without a mark the cart itself says which order it is.
					return '' === $seen ? $order : $this->late( $session, $seen );
				}
				if ( null !== $order ) {
					// The payment was abandoned, so the same order is paid for again.
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
	 * Returns the order of the cart that the page showed, if it was placed a moment ago; refuses
	 * the request if another one was.
	 *
	 * @param string $seen Mark of the cart that the page showed; empty if it sent none.
	 */
	private function late( WC_Session $session, string $seen ): ?WC_Order {
		$placed = function ( string $name ): ?WC_Order {
			$order = self::order( $this->ledger->value( $name ) );
			return null === $order || $order->needs_payment() ? null : $order;
		};
		$order            = '' === $seen ? null : $placed( self::of_mark( $session, $seen ) );
		$this->is_refused = null === $order && null !== $placed( self::latest( $session ) );
		return $order;
	}

	/** Releases the lock if this request has placed no order, so that the next request can try. */
	private function release(): void {
		if ( '' !== $this->claim ) {
			try {
				$this->ledger->release( $this->claim );
			} catch ( StorageUnavailable ) {
				$this->claim = '';
			}
		}
	}

	private static function order( ?int $id ): ?WC_Order {
		$order = null === $id || 0 === $id ? null : wc_get_order( $id );
		return $order instanceof WC_Order ? $order : null;
	}

	/**
	 * Keeps this request from saving the session: it was read before the first request emptied the
	 * cart, so saving would restore the cart.
	 */
	private static function forget_session(): void {
		$session = self::session();
		if ( null !== $session ) {
			remove_action( 'shutdown', [ $session, 'save_data' ], 20 );
		}
	}

	private static function latest( WC_Session $session ): string {
		return 'shop-latest ' . self::name( $session );
	}

	private static function of_mark( WC_Session $session, string $mark ): string {
		return self::latest( $session ) . " {$mark}";
	}

	private static function refusal(): string {
		return __( 'Your cart has changed since you opened this page, and an order has already been placed. Check your email for its confirmation before ordering again.', 'brolga' );
	}

	/** Puts our message in the place of the Store API's, which says of an empty cart only that it is empty. */
	private static function refused( mixed $response ): mixed {
		$data = $response instanceof WP_REST_Response ? $response->get_data() : null;
		if ( $response instanceof WP_REST_Response && is_array( $data ) ) {
			if ( ! WC()->cart->is_empty() && is_array( $data['data'] ?? null ) ) {
				// The cart that was read before the other request emptied it.
				unset( $data['data']['cart'] );
			}
			$response->set_data(
				[
					'code'    => self::REFUSED,
					'message' => self::refusal(),
				] + $data
			);
		}
		return $response;
	}

	/** Returns a hash of the customer id, so that the ledger reveals no session. */
	private static function name( WC_Session $session ): string {
		return md5( (string) $session->get_customer_id() );
	}

	private static function session(): ?WC_Session {
		$session = function_exists( 'WC' ) ? WC()->session : null;
		return $session instanceof WC_Session ? $session : null;
	}

	/**
	 * Returns the part of the Store API's checkout response that the checkout block reads.
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
