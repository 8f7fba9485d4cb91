<?php
declare( strict_types=1 );

namespace Brolga\Shop\Orders;

use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Rest\Signature;
use Brolga\Core\Security\Hmac;
use WC_Order;

/**
 * Makes sure that an order is reported to tracking services only once: by the first browser that
 * claims it, not again when the confirmation page is opened elsewhere.
 *
 * @see TRACK-31 SHOP-10
 */
final class ReportedOrders {

	/** Order metadata: whether the order was reported. */
	private const META = '_brolga_told';

	private const PURPOSE = 'told_order';

	/** Seconds for which the confirmation page may stay open before it reports the order. */
	private const OPEN = 86400;

	public function __construct(
		private readonly Hmac $hmac,
		private readonly LedgerRepository $ledger
	) {}

	/** Returns the token with which a page claims the order; empty if the order was already reported. */
	public function token( WC_Order $order ): string {
		return '' !== $order->get_meta( self::META )
			? ''
			: $this->hmac->sign( self::PURPOSE, (string) $order->get_id(), self::OPEN );
	}

	/** The token names its order. The empty return value makes the rate limit count all orders together. */
	public static function signature(): Signature {
		return new Signature( 'token', self::PURPOSE, static fn (): string => '' );
	}

	/** Claims the right to report an order. Returns true for one caller only. */
	public function claim( int $id ): bool {
		$order = wc_get_order( $id );
		if ( ! $order instanceof WC_Order || ! $this->ledger->claim( "told-order:{$id}", self::OPEN ) ) {
			return false;
		}
		$order->update_meta_data( self::META, '1' );
		$order->save_meta_data();
		return true;
	}
}
