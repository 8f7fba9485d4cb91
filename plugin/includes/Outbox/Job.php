<?php
/**
 * Work for later.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Outbox;

use InvalidArgumentException;

/**
 * What has to be done: a kind, which selects the handler, and what the handler
 * needs to know. It must be able to stand in JSON.
 */
final class Job {

	/**
	 * Describes a job.
	 *
	 * @param string               $kind     The kind of its handler.
	 * @param array<string, mixed> $payload  What the handler needs.
	 * @param int                  $entry_id The entry it belongs to; 0: none.
	 * @param int                  $delay    Seconds before it may be done.
	 * @param int                  $subscriber_id The subscriber it is about; 0: none.
	 */
	public function __construct(
		public readonly string $kind,
		public readonly array $payload,
		public readonly int $entry_id = 0,
		public readonly int $delay = 0,
		public readonly int $subscriber_id = 0
	) {
		if ( 1 !== preg_match( '/^[a-z][a-z0-9_]{0,31}$/D', $kind ) || $entry_id < 0 || $delay < 0 || $subscriber_id < 0 ) {
			throw new InvalidArgumentException( 'A job needs a kind of lower-case letters, and nothing negative.' );
		}
	}
}
