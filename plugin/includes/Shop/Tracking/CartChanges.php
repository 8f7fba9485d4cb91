<?php
declare( strict_types=1 );

namespace Brolga\Shop\Tracking;

use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Module;
use Brolga\Shop\Orders\ConfirmedOrder;
use Brolga\Shop\Shop;
use WC_Cart;
use WC_Product;
use WC_Session;

/**
 * Notes in the session what a shopper adds to the cart and removes from it, for the page to fetch. Fetching
 * writes nothing, because a session is saved as a whole and a simultaneous cart change would be lost: the
 * browser remembers by the time of each change what it has reported.
 *
 * @see TRACK-30
 *
 * @phpstan-import-type Item from ConfirmedOrder
 * @phpstan-type Change array{
 *     at: int,
 *     by: string,
 *     item_id: string,
 *     item_name: string,
 *     price: float,
 *     quantity: float|int,
 * }
 */
final class CartChanges implements Module {

	/** Namespace in the Store API's cart, and the query argument that requests the changes. */
	public const NAME = 'brolga_changes';

	private const KEPT = 'brolga_changes';

	private const MOST = 20;

	/** Milliseconds after which a change is too old to be reported. */
	private const FRESH = 3_600_000;

	/**
	 * Key of the cart item whose quantity has just changed. Adding more of a product fires the hook for changed
	 * quantities and then the one for added products, which must not count the same change again.
	 */
	private string $changed = '';

	public function __construct(
		private readonly Shop $shop,
		private readonly Clock $clock
	) {}

	public function register(): void {
		add_action( 'woocommerce_add_to_cart', $this->note_added( ... ) );
		add_action( 'woocommerce_after_cart_item_quantity_update', $this->note_changed( ... ), 10, 4 );
		add_action( 'woocommerce_remove_cart_item', $this->note_removed( ... ), 10, 2 );
		add_action( 'woocommerce_cart_item_restored', $this->note_restored( ... ), 10, 2 );
		add_action( 'woocommerce_blocks_loaded', $this->extend( ... ) );
	}

	public function route(): string {
		return add_query_arg(
			[
				'_fields'  => 'extensions',
				self::NAME => '1',
			],
			$this->shop->cart_route()
		);
	}

	private function note_added( mixed $key ): void {
		$cart = self::cart();
		if ( null !== $cart && is_string( $key ) && $key !== $this->changed ) {
			$this->note( $cart, $key, 1 );
		}
		$this->changed = '';
	}

	private function note_changed( mixed $key, mixed $quantity, mixed $old, mixed $cart ): void {
		if ( $cart instanceof WC_Cart && is_string( $key ) && is_numeric( $quantity ) && is_numeric( $old ) ) {
			$this->note( $cart, $key, 1, $quantity - $old );
			$this->changed = $key;
		}
	}

	/** @param mixed $cart The cart, which still contains the item. */
	private function note_removed( mixed $key, mixed $cart ): void {
		if ( $cart instanceof WC_Cart && is_string( $key ) ) {
			$this->note( $cart, $key, -1 );
		}
		$this->changed = '';
	}

	private function note_restored( mixed $key, mixed $cart ): void {
		if ( $cart instanceof WC_Cart && is_string( $key ) ) {
			$this->note( $cart, $key, 1 );
		}
	}

	/**
	 * Adds a change to the session, which WooCommerce saves with the cart.
	 *
	 * @param int $sign 1 for added items, -1 for removed ones.
	 * @param float|int|null $quantity Null for the item's whole quantity.
	 */
	private function note( WC_Cart $cart, string $key, int $sign, float|int|null $quantity = null ): void {
		$session = self::session();
		$line    = $cart->get_cart_item( $key );
		$product = $line['data'] ?? null;
		$all     = $line['quantity'] ?? 0;
		$change  = $quantity ?? ( is_numeric( $all ) ? $all + 0 : 0 );
		if ( null === $session || ! $product instanceof WC_Product || 0.0 === (float) $change ) {
			return;
		}
		$changes   = $this->kept( $session );
		$last      = end( $changes );
		$now       = $this->clock->milliseconds();
		$changes[] = [
			'at' => false === $last ? $now : max( $now, $last['at'] + 1 ),
			'by' => self::browser(),
		] + ConfirmedOrder::added( $product, $sign * $change );
		$session->set( self::KEPT, array_slice( $changes, - self::MOST ) );
	}

	/** Adds the changes to the Store API's cart, only for requests that ask for them. */
	private function extend(): void {
		woocommerce_store_api_register_endpoint_data(
			[
				'endpoint'        => 'cart',
				'namespace'       => self::NAME,
				'schema_callback' => static fn (): array => [
					'hash'     => [
						'description' => 'The fingerprint of the cart that has come of the changes.',
						'type'        => 'string',
						'context'     => [ 'view' ],
					],
					'currency' => [
						'description' => 'What the prices are in.',
						'type'        => 'string',
						'context'     => [ 'view' ],
					],
					'changes'  => [
						'description' =>
							'What was put into the cart and, with a quantity below zero, taken out of it within the '
								. 'last hour.',
						'type'        => 'array',
						'context'     => [ 'view' ],
					],
				],
				// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Asks for one's own cart.
				'data_callback'   => fn (): array => isset( $_GET[ self::NAME ] ) ? $this->told() : [],
			]
		);
	}

	/** @return array{hash: string, currency: string, changes: list<array<string, mixed>>} */
	private function told(): array {
		$session = self::session();
		$browser = self::browser();
		$changes = array_filter(
			null === $session ? [] : $this->kept( $session ),
			static fn ( array $change ): bool => in_array( $change['by'], [ '', $browser ], true )
		);
		return [
			'hash'     => WC()->cart->get_cart_hash(),
			'currency' => get_woocommerce_currency(),
			'changes'  => array_map(
				static fn ( array $change ): array => array_diff_key( $change, [ 'by' => '' ] ),
				array_values( $changes )
			),
		];
	}

	/** @return list<Change> */
	private function kept( WC_Session $session ): array {
		$stored  = $session->get( self::KEPT );
		$oldest  = $this->clock->milliseconds() - self::FRESH;
		$changes = [];
		foreach ( is_array( $stored ) ? $stored : [] as $change ) {
			if (
				is_array( $change )
				&& is_int( $change['at'] ?? null )
				&& $change['at'] > $oldest
				&& is_string( $change['by'] ?? null )
				&& is_string( $change['item_id'] ?? null )
				&& is_string( $change['item_name'] ?? null )
				&& is_numeric( $change['price'] ?? null )
				&& is_numeric( $change['quantity'] ?? null )
			) {
				$changes[] = [
					'at'        => $change['at'],
					'by'        => $change['by'],
					'item_id'   => $change['item_id'],
					'item_name' => $change['item_name'],
					'price'     => (float) $change['price'],
					'quantity'  => $change['quantity'] + 0,
				];
			}
		}
		return $changes;
	}

	/**
	 * Returns an id of the browser: a customer signed in on two browsers has one cart, and each
	 * browser reports its own changes only. Empty for guests, whose cart belongs to one browser.
	 */
	private static function browser(): string {
		$token = wp_get_session_token();
		return '' === $token ? '' : substr( hash( 'sha256', $token ), 0, 12 );
	}

	private static function cart(): ?WC_Cart {
		$cart = function_exists( 'WC' ) ? WC()->cart : null;
		return $cart instanceof WC_Cart ? $cart : null;
	}

	private static function session(): ?WC_Session {
		$session = function_exists( 'WC' ) ? WC()->session : null;
		return $session instanceof WC_Session ? $session : null;
	}
}
