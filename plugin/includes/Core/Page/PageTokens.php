<?php
declare( strict_types=1 );

namespace Brolga\Core\Page;

use Brolga\Core\Rest\Signature;
use Brolga\Core\Security\Hmac;
use Brolga\Core\Support\Constants;

/**
 * Signed tokens instead of nonces: a page out of a cache must still work,
 * weeks later and for another visitor.
 *
 * @see TOKEN-1
 */
final class PageTokens implements IslandData {

	private const FRONTEND = 'et_frontend_nonce';
	private const AB_LOG   = 'et_ab_log_nonce';

	/**
	 * @param Hmac $hmac Signs and verifies.
	 */
	public function __construct( private readonly Hmac $hmac ) {
	}

	/**
	 * What a page of ours sends with its calls.
	 *
	 * @see TOKEN-4
	 */
	public static function frontend(): Signature {
		return new Signature( self::FRONTEND, self::FRONTEND );
	}

	/**
	 * What a page of ours records its tests with.
	 *
	 * @see AB-16
	 */
	public static function ab_log(): Signature {
		return new Signature( self::AB_LOG, self::AB_LOG );
	}

	/**
	 * What pages are given: tokens that a cached page can use for a year.
	 *
	 * @return array{et_frontend_nonce: string, et_ab_log_nonce: string}
	 */
	public function island(): array {
		return $this->fresh();
	}

	/**
	 * Fresh tokens, under the names that pages and calls use.
	 *
	 * @return array{et_frontend_nonce: string, et_ab_log_nonce: string}
	 */
	public function fresh(): array {
		return [
			self::FRONTEND => $this->hmac->sign( self::FRONTEND, '', Constants::TOKEN_TTL_SECONDS ),
			self::AB_LOG   => $this->hmac->sign( self::AB_LOG, '', Constants::TOKEN_TTL_SECONDS ),
		];
	}
}
