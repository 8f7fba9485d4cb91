<?php
declare( strict_types=1 );

namespace Brolga\Core\Jobs;

use InvalidArgumentException;

/**
 * What has to be done: a kind, which selects the handler, and what the handler
 * needs to know. It must be able to stand in JSON.
 */
final class Job {

	/** Seconds that a job can wait for its first attempt: what waits longer is due, see OUTBOX-25. */
	private const LONGEST_DELAY = 86400;

	/**
	 * @param array<string, mixed> $payload  What the handler needs.
	 */
	public function __construct(
		public readonly string $kind,
		public readonly array $payload,
		public readonly ?Subject $subject = null,
		public readonly int $delay = 0
	) {
		if ( 1 !== preg_match( '/^[a-z][a-z0-9_]{0,31}$/D', $kind ) || $delay < 0 || $delay > self::LONGEST_DELAY ) {
			throw new InvalidArgumentException(
				'A job needs a kind of lower-case letters, and a delay of a day at most.'
			);
		}
	}
}
