<?php
declare( strict_types=1 );

namespace Brolga\Core\Security;

/**
 * Whether a request may go on, and when to come back when not.
 */
final class RateDecision {

	/**
	 * Use allow() or refuse().
	 *
	 * @param bool $allowed     Whether the request may go on.
	 * @param int  $retry_after Whole seconds until the next one may; 0 when allowed.
	 */
	private function __construct(
		public readonly bool $allowed,
		public readonly int $retry_after
	) {}

	/**
	 * The request may go on.
	 */
	public static function allow(): self {
		return new self( true, 0 );
	}

	/**
	 * The request comes too early.
	 *
	 * @param int $retry_after Seconds to wait, for the header of the same name.
	 */
	public static function refuse( int $retry_after ): self {
		return new self( false, max( 1, $retry_after ) );
	}
}
