<?php
declare( strict_types=1 );

namespace Brolga\Shop;

use Brolga\Core\Module;
use WC_Meta_Data;
use WC_Order;
use WC_Product;
use WC_Session;

/**
 * What the shop has done for a visitor, for whoever tells services of it: what
 * was put into the cart, and the order that was placed. Orders remember where
 * their visitor came from.
 *
 * @see TRACK-18 TRACK-19
 *
 * @phpstan-import-type Item from ConfirmedOrder
 */
final class ShopTracking implements Module {

	/** In the shopper's session: what was put into the cart since the last page. */
	private const ADDED = 'brolga_added';

	/** The most products that wait for the next page. */
	private const MOST = 20;

	/** How an order's origin is stored, before its name. */
	private const META = '_brolga_';

	public function __construct(
		private readonly Shop $shop,
		private readonly ConfirmedOrder $confirmed
	) {}

	/**
	 * Waits for the shop, and for pages that ask.
	 */
	public function register(): void {
		add_filter( 'brolga_tracked_shop', $this->tell( ... ) );
		add_action( 'woocommerce_add_to_cart', $this->note( ... ), 10, 4 );
		add_action( 'woocommerce_checkout_create_order', self::remember( ... ) );
		add_action( 'woocommerce_store_api_checkout_update_order_meta', self::remember( ... ) );
	}

	/**
	 * What there is to tell on this page.
	 *
	 * @param mixed $told What others tell.
	 */
	private function tell( mixed $told ): mixed {
		if ( ! is_array( $told ) || ! $this->shop->is_running() ) {
			return $told;
		}
		$order = $this->placed();
		$items = self::take();
		return $told
			+ ( null === $order ? [] : [ 'order' => $order ] )
			+ ( [] === $items ? [] : [ 'cart' => self::goods( $items, get_woocommerce_currency() ) ] );
	}

	/**
	 * Notes what a visitor puts into the cart: the next page tells it, however it was put there.
	 *
	 * @param mixed $key       The cart's own name for it.
	 * @param mixed $product   The product's number.
	 * @param mixed $quantity  How many.
	 * @param mixed $variation The variation's number; 0: it has none.
	 */
	private function note( mixed $key, mixed $product, mixed $quantity, mixed $variation ): void {
		$added   = wc_get_product( is_numeric( $variation ) && (int) $variation > 0 ? (int) $variation : ( is_numeric( $product ) ? (int) $product : 0 ) );
		$session = self::session();
		if ( ! $added instanceof WC_Product || null === $session ) {
			return;
		}
		$items   = self::items_in( $session );
		$items[] = ConfirmedOrder::added( $added, is_numeric( $quantity ) ? $quantity + 0 : 1 );
		$session->set( self::ADDED, array_slice( $items, - self::MOST ) );
	}

	/**
	 * Has an order remember where its visitor came from.
	 *
	 * @param mixed $order The order, which is saved by whoever asks.
	 */
	private static function remember( mixed $order ): void {
		if ( ! $order instanceof WC_Order ) {
			return;
		}
		/**
		 * Filters what is kept with an order of where its visitor came from. Runs
		 * in the request that places it.
		 *
		 * @param array<string, string> $origin Texts by name.
		 */
		$origin = apply_filters( 'brolga_order_origin', [] );
		foreach ( is_array( $origin ) ? $origin : [] as $name => $value ) {
			if ( is_string( $value ) ) {
				$order->update_meta_data( self::META . $name, $value );
			}
		}
	}

	/**
	 * What an order remembers of where its visitor came from.
	 *
	 * @param WC_Order $order The order.
	 * @return array<string, string> By name.
	 */
	public static function origin( WC_Order $order ): array {
		$origin = [];
		foreach ( $order->get_meta_data() as $meta ) {
			$stored = $meta instanceof WC_Meta_Data ? $meta->get_data() : [];
			$name   = $stored['key'] ?? '';
			$value  = $stored['value'] ?? null;
			if ( is_string( $name ) && is_string( $value ) && str_starts_with( $name, self::META ) ) {
				$origin[ substr( $name, strlen( self::META ) ) ] = $value;
			}
		}
		return $origin;
	}

	/**
	 * The order that this page confirms.
	 *
	 * @return array{id: string, currency: string, value: float, tax: float, shipping: float, items: list<Item>}|null
	 */
	private function placed(): ?array {
		$order = $this->confirmed->find();
		return null === $order ? null : [
			'id'       => $order->get_order_number(),
			'currency' => $order->get_currency(),
			'value'    => (float) $order->get_total(),
			'tax'      => round( (float) $order->get_total_tax(), 2 ),
			'shipping' => round( (float) $order->get_shipping_total(), 2 ),
			'items'    => ConfirmedOrder::items( $order ),
		];
	}

	/**
	 * What was put into the cart since the last page, which this one tells: the
	 * session has it no longer.
	 *
	 * @return list<Item>
	 */
	private static function take(): array {
		$session = self::session();
		$items   = null === $session ? [] : self::items_in( $session );
		if ( null !== $session && [] !== $items ) {
			$session->set( self::ADDED, null );
		}
		return $items;
	}

	/**
	 * What waits in a session.
	 *
	 * @param WC_Session $session The shopper's.
	 * @return list<Item>
	 */
	private static function items_in( WC_Session $session ): array {
		$stored = $session->get( self::ADDED );
		$items  = [];
		foreach ( is_array( $stored ) ? $stored : [] as $item ) {
			if ( is_array( $item ) && is_string( $item['item_id'] ?? null ) && is_string( $item['item_name'] ?? null ) && is_numeric( $item['price'] ?? null ) && is_numeric( $item['quantity'] ?? null ) ) {
				$items[] = [
					'item_id'   => $item['item_id'],
					'item_name' => $item['item_name'],
					'price'     => (float) $item['price'],
					'quantity'  => $item['quantity'] + 0,
				];
			}
		}
		return $items;
	}

	/**
	 * The shopper's session, where they have one.
	 */
	private static function session(): ?WC_Session {
		$session = function_exists( 'WC' ) ? WC()->session : null;
		return $session instanceof WC_Session ? $session : null;
	}

	/**
	 * Products with what they cost together.
	 *
	 * @param list<Item> $items    The products.
	 * @param string     $currency Its code.
	 * @return array{currency: string, value: float, items: list<Item>}
	 */
	private static function goods( array $items, string $currency ): array {
		return [
			'currency' => $currency,
			'value'    => round( array_sum( array_map( static fn ( array $item ): float => $item['price'] * $item['quantity'], $items ) ), 2 ),
			'items'    => $items,
		];
	}
}
