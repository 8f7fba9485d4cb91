<?php
declare( strict_types=1 );

namespace Brolga\Shop\Tracking;

use Brolga\Core\Events\Events;
use Brolga\Core\Support\Module;
use Brolga\Shop\OrderConfirmed;
use Brolga\Shop\Orders\ConfirmedOrder;
use Brolga\Shop\Orders\OrderOrigin;
use WC_Order;

/**
 * Says once of each order that it was placed: when its payment came in or is
 * awaited, or when its page confirms it, whichever is first.
 *
 * @see AB-67
 */
final class OrderConfirmation implements Module {

	/** What an order says once it was announced. */
	private const ANNOUNCED = '_brolga_announced';

	/** Orders in these were placed. */
	private const PLACED = [ 'on-hold', 'processing', 'completed' ];

	public function __construct(
		private readonly ConfirmedOrder $confirmed,
		private readonly Events $events
	) {}

	/**
	 * Waits for orders.
	 */
	public function register(): void {
		add_action( 'woocommerce_order_status_changed', $this->changed( ... ), 10, 4 );
		add_action( 'template_redirect', $this->on_page( ... ) );
	}

	/**
	 * An order has another status.
	 *
	 * @param mixed $id     Its number.
	 * @param mixed $before The status before.
	 * @param mixed $now    The status now.
	 */
	private function changed( mixed $id, mixed $before, mixed $now, mixed $order ): void {
		if ( $order instanceof WC_Order && in_array( $now, self::PLACED, true ) ) {
			$this->announce( $order );
		}
	}

	/**
	 * The page that confirms an order.
	 */
	private function on_page(): void {
		$order = $this->confirmed->find();
		if ( null !== $order ) {
			$this->announce( $order );
		}
	}

	/**
	 * Says it of an order that remembers where its visitor came from; of others there is nothing to say.
	 */
	private function announce( WC_Order $order ): void {
		$origin = OrderOrigin::of( $order );
		if ( [] === $origin || '' !== $order->get_meta( self::ANNOUNCED ) ) {
			return;
		}
		$order->update_meta_data( self::ANNOUNCED, '1' );
		$order->save_meta_data();
		$this->events->tell(
			new OrderConfirmed( $order->get_id(), (float) $order->get_total(), $order->get_currency(), $origin )
		);
	}
}
