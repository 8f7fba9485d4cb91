<?php
declare( strict_types=1 );

namespace Brolga\Core\Page;

use Brolga\Core\Rest\Signature;
use Brolga\Core\Security\Hmac;
use Brolga\Core\Support\Constants;

/**
 * Signs the tokens that pages use instead of WordPress's nonces: a cached page must still work
 * weeks later and for another visitor.
 *
 * @see TOKEN-1
 */
final class PageTokens implements PageConfig {

	private const FRONTEND = 'et_frontend_nonce';
	private const AB_LOG   = 'et_ab_log_nonce';

	public function __construct( private readonly Hmac $hmac ) {
	}

	/** @see TOKEN-4 */
	public static function frontend(): Signature {
		return new Signature( self::FRONTEND, self::FRONTEND );
	}

	/** @see AB-16 */
	public static function ab_log(): Signature {
		return new Signature( self::AB_LOG, self::AB_LOG );
	}

	/** @return array{et_frontend_nonce: string, et_ab_log_nonce: string} */
	public function page_config(): array {
		return $this->fresh();
	}

	/** @return array{et_frontend_nonce: string, et_ab_log_nonce: string} */
	public function fresh(): array {
		return [
			self::FRONTEND => $this->hmac->sign( self::FRONTEND, '', Constants::TOKEN_TTL_SECONDS ),
			self::AB_LOG   => $this->hmac->sign( self::AB_LOG, '', Constants::TOKEN_TTL_SECONDS ),
		];
	}
}
