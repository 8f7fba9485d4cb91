<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

use RuntimeException;

/**
 * Thrown when a token cannot be verified. Visitors always get the same message (403). The reason
 * is for the log, and for scripts, which fetch a new token if one has expired.
 */
final class InvalidToken extends RuntimeException {

	public const MALFORMED = 'malformed';
	public const FORGED    = 'forged';
	public const EXPIRED   = 'expired';

	private function __construct( public readonly string $reason ) {
		parent::__construct( "The token is {$reason}." );
	}

	public static function malformed(): self {
		return new self( self::MALFORMED );
	}

	/** The token was signed by somebody else, for another purpose or for another site. */
	public static function forged(): self {
		return new self( self::FORGED );
	}

	public static function expired(): self {
		return new self( self::EXPIRED );
	}
}
