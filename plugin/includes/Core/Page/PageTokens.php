<?php
declare( strict_types=1 );

namespace Brolga\Core\Page;

use Brolga\Core\Security\Hmac;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\InvalidToken;

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
	 * Whether a token is the one that a page of ours sends with its calls.
	 *
	 * @param string $token As it came from the request.
	 *
	 * @see TOKEN-4
	 */
	public function is_frontend( string $token ): bool {
		return $this->is_for( self::FRONTEND, $token );
	}

	/**
	 * Whether a token is the one that a page of ours records its tests with.
	 *
	 * @param string $token As it came from the request.
	 *
	 * @see AB-16
	 */
	public function is_ab_log( string $token ): bool {
		return $this->is_for( self::AB_LOG, $token );
	}

	/**
	 * Whether a token was signed for a purpose.
	 *
	 * @param string $purpose The purpose.
	 * @param string $token   As it came from the request.
	 */
	private function is_for( string $purpose, string $token ): bool {
		try {
			return '' === $this->hmac->verify( $purpose, $token );
		} catch ( InvalidToken ) {
			return false;
		}
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
