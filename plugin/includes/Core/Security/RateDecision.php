<?php
declare( strict_types=1 );

namespace Brolga\Core\Security;

/** Whether a request is within its rate limit and, if not, how long to wait. */
final class RateDecision {

	/** @param int $retry_after Whole seconds to wait; 0 if allowed. */
	private function __construct(
		public readonly bool $allowed,
		public readonly int $retry_after
	) {}

	public static function allow(): self {
		return new self( true, 0 );
	}

	public static function refuse( int $retry_after ): self {
		return new self( false, max( 1, $retry_after ) );
	}
}
