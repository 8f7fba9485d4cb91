<?php
declare( strict_types=1 );

namespace Brolga\Shop\BackInStock;

use Brolga\Core\Security\Hmac;

/**
 * Links of back-in-stock emails: `{id}.{proof}`, where the proof is an HMAC with the site's
 * secret. They prove that a visitor received the email, and expire when the request is deleted.
 *
 * @see SHOP-90
 */
final class StockLinks {

	public const CONFIRM = 'brolga_stock_confirm';
	public const STOP    = 'brolga_stock_stop';

	public function __construct(
		private readonly StockWaitRepository $waits,
		private readonly Hmac $hmac
	) {}

	/** @param self::CONFIRM|self::STOP $parameter */
	public function url( string $parameter, StockWait $wait ): string {
		return add_query_arg( $parameter, $this->token( $parameter, $wait ), home_url( '/' ) );
	}

	/**
	 * Returns null if the request was deleted or the token is invalid.
	 *
	 * @param self::CONFIRM|self::STOP $parameter
	 */
	public function find( string $parameter, string $token ): ?StockWait {
		$wait = 1 === preg_match( '/^([1-9]\d{0,17})\.[0-9a-f]{64}$/D', $token, $match )
			? $this->waits->find( (int) $match[1] )
			: null;
		return null !== $wait && hash_equals( $this->token( $parameter, $wait ), $token ) ? $wait : null;
	}

	/** @param self::CONFIRM|self::STOP $parameter */
	private function token( string $parameter, StockWait $wait ): string {
		return $wait->id . '.' . $this->hmac->digest( $parameter, "{$wait->id}\0{$wait->product}\0{$wait->email}" );
	}
}
