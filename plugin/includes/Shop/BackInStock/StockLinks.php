<?php
declare( strict_types=1 );

namespace Brolga\Shop\BackInStock;

use Brolga\Core\Security\Hmac;

/**
 * Links of back-in-stock emails: `{id}.{proof}`, made of the site's secret. They
 * prove that their bearer got our email, and end with the request.
 *
 * @see SHOP-90
 */
final class StockLinks {

	/** What an address of ours carries. */
	public const CONFIRM = 'brolga_stock_confirm';
	public const STOP    = 'brolga_stock_stop';

	public function __construct(
		private readonly StockWaitRepository $waits,
		private readonly Hmac $hmac
	) {}

	/**
	 * @param self::CONFIRM|self::STOP $parameter What it does.
	 * @param StockWait                $wait      To which request.
	 */
	public function url( string $parameter, StockWait $wait ): string {
		return add_query_arg( $parameter, $this->token( $parameter, $wait ), home_url( '/' ) );
	}

	/**
	 * The request of a link; null: it has ended, or the link is none of ours.
	 *
	 * @param self::CONFIRM|self::STOP $parameter What the link does.
	 * @param string                   $token     Out of the link.
	 */
	public function find( string $parameter, string $token ): ?StockWait {
		$wait = 1 === preg_match( '/^([1-9]\d{0,17})\.[0-9a-f]{64}$/D', $token, $match )
			? $this->waits->find( (int) $match[1] )
			: null;
		return null !== $wait && hash_equals( $this->token( $parameter, $wait ), $token ) ? $wait : null;
	}

	/**
	 * What proves that somebody got our email.
	 *
	 * @param self::CONFIRM|self::STOP $parameter What the link does.
	 * @param StockWait                $wait      To which request.
	 */
	private function token( string $parameter, StockWait $wait ): string {
		return $wait->id . '.' . $this->hmac->digest( $parameter, "{$wait->id}\0{$wait->product}\0{$wait->email}" );
	}
}
