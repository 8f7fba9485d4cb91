<?php
declare( strict_types=1 );

namespace Brolga\Api\Jobs;

use RuntimeException;
use Stringable;

/**
 * Thrown by a handler when an attempt failed and a later one may succeed.
 *
 * @since 0.1.0
 */
final class DeliveryFailed extends RuntimeException {

	/**
	 * @param Stringable|string $why A string is shown untranslated, such as a mail server's reply.
	 * @param int $wait The fewest seconds before the next attempt; the regular delay may be longer.
	 * @param array<string, mixed>|null $left The payload of the next attempt, after part of the work is
	 *     done; null: unchanged.
	 */
	public function __construct(
		public readonly Stringable|string $why,
		public readonly int $wait = 0,
		public readonly ?array $left = null
	) {
		parent::__construct( (string) $why );
	}
}
