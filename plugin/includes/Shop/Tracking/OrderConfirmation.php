<?php
declare( strict_types=1 );

namespace Brolga\Shop\Tracking;

use Brolga\Core\Events\Events;
use Brolga\Core\Support\Module;
use Brolga\Shop\OrderConfirmed;
use Brolga\Shop\OrderPageAsked;
use Brolga\Shop\Orders\ConfirmedOrder;
use Brolga\Shop\Orders\OrderOrigin;
use WC_Order;

/**
 * Announces each order once: when its payment is received or awaited, or when its confirmation
 * page is shown, whichever comes first.
 *
 * @see AB-67 AB-811
 */
final class OrderConfirmation implements Module {

	private const ANNOUNCED = '_brolga_announced';

	private const PLACED = [ 'on-hold', 'processing', 'completed' ];

	public function __construct(
		private readonly ConfirmedOrder $confirmed,
		private readonly Events $events
	) {}

	public function register(): void {
		add_action( 'woocommerce_order_status_changed', $this->changed( ... ), 10, 4 );
		add_action( 'template_redirect', $this->on_page( ... ) );
	}

	private function changed( mixed $id, mixed $before, mixed $now, mixed $order ): void {
		if ( $order instanceof WC_Order && in_array( $now, self::PLACED, true ) ) {
			$this->announce( $order );
		}
	}

	private function on_page(): void {
		$order = $this->confirmed->find();
		if ( null !== $order ) {
			$this->announce( $order );
			$this->events->collect( new OrderPageAsked( OrderOrigin::of( $order ) ) );
		}
	}

	/** Announces an order that has stored where its buyer came from; other orders are ignored. */
	private function announce( WC_Order $order ): void {
		$origin = OrderOrigin::of( $order );
		if ( [] === $origin || '' !== $order->get_meta( self::ANNOUNCED ) ) {
			return;
		}
		$order->update_meta_data( self::ANNOUNCED, '1' );
		$order->save_meta_data();
		$this->events->dispatch(
			new OrderConfirmed( $order->get_id(), (float) $order->get_total(), $order->get_currency(), $origin )
		);
	}
}
