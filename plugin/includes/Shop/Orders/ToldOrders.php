<?php
declare( strict_types=1 );

namespace Brolga\Shop\Orders;

use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Rest\Signature;
use Brolga\Core\Security\Hmac;
use WC_Order;

/**
 * An order is told once, by the browser that first says that it is about to:
 * whoever opens its page elsewhere tells nobody again.
 *
 * @see TRACK-31 SHOP-10
 */
final class ToldOrders {

	/** Where an order notes it. */
	private const META = '_brolga_told';

	/** What its page may say of it. */
	private const PURPOSE = 'told_order';

	/** Seconds for which the page may be open before it tells. */
	private const OPEN = 86400;

	public function __construct(
		private readonly Hmac $hmac,
		private readonly LedgerRepository $ledger
	) {}

	/**
	 * What a page has to come back with before it tells of an order.
	 *
	 * @return string Empty: a page has told of it.
	 */
	public function token( WC_Order $order ): string {
		return '' !== $order->get_meta( self::META )
			? ''
			: $this->hmac->sign( self::PURPOSE, (string) $order->get_id(), self::OPEN );
	}

	/**
	 * The token, as it comes back; it says which order it is about. Who asks is
	 * counted for all orders together.
	 */
	public static function signature(): Signature {
		return new Signature( 'token', self::PURPOSE, static fn (): string => '' );
	}

	/**
	 * Notes that a page tells of an order. True for one caller alone.
	 *
	 * @param int $id The order's number.
	 */
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
