<?php
declare( strict_types=1 );

namespace Brolga\Core\Jobs;

use RuntimeException;

/** Thrown by a handler when an attempt failed and a later one may succeed. */
final class DeliveryFailed extends RuntimeException {

	public readonly Reason $reason;

	/**
	 * @param Reason|string $why A string is shown untranslated, such as a mail server's reply.
	 * @param int $wait The fewest seconds before the next attempt; the regular delay may be longer.
	 * @param array<string, mixed>|null $left The payload of the next attempt, after part of the work is
	 *     done; null: unchanged.
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
