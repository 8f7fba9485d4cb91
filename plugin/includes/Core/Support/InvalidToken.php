<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

use RuntimeException;

/**
 * Thrown by Hmac::verify(). The visitor is told one thing (403); the reason is
 * for the log and for scripts, which fetch a fresh token when one has expired.
 */
final class InvalidToken extends RuntimeException {

	public const MALFORMED = 'malformed';
	public const FORGED    = 'forged';
	public const EXPIRED   = 'expired';

	/**
	 * Use malformed(), forged() or expired().
	 *
	 * @param string $reason One of the constants above.
	 */
	private function __construct( public readonly string $reason ) {
		parent::__construct( "The token is {$reason}." );
	}

	/**
	 * Not one of our tokens at all.
	 */
	public static function malformed(): self {
		return new self( self::MALFORMED );
	}

	/**
	 * Signed by somebody else, for another purpose or for another site.
	 */
	public static function forged(): self {
		return new self( self::FORGED );
	}

	/**
	 * Ours, and too old.
	 */
	public static function expired(): self {
		return new self( self::EXPIRED );
	}
}
