<?php
declare( strict_types=1 );

namespace Brolga\Core\Jobs;

use RuntimeException;

/**
 * Thrown by a handler when it did not work this time.
 */
final class DeliveryFailed extends RuntimeException {

	public readonly Reason $reason;

	/**
	 * Says why, how long the other side wants to be left alone, and what is left to do.
	 *
	 * @param Reason|string $why What went wrong; a string: in somebody else's words.
	 * @param int $wait Seconds in which no attempt may be made; the usual delay may be longer.
	 * @param array<string, mixed>|null $left What the next attempt is given, where a part is done; null: the same
	 *                                        again.
	 */
	public function __construct(
		Reason|string $why,
		public readonly int $wait = 0,
		public readonly ?array $left = null
	) {
		$this->reason = is_string( $why ) ? Reason::said( $why ) : $why;
		parent::__construct( $this->reason->words() );
	}
}
