<?php
declare( strict_types=1 );

namespace Brolga\Core\Jobs;

use InvalidArgumentException;

/**
 * A job for the queue: its kind selects the handler, its payload is passed to the handler. The
 * payload must be serializable as JSON.
 */
final class Job {

	/**
	 * Longest delay of the first attempt, in seconds. Jobs further in the future are due at once:
	 * a wrong clock must have set their time, see OUTBOX-25.
	 */
	private const LONGEST_DELAY = 86400;

	/** @param array<string, mixed> $payload */
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
