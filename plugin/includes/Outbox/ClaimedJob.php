<?php
/**
 * Work in hand.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Outbox;

/**
 * A job that one worker, and nobody else, may do until the lease ends.
 */
final class ClaimedJob {

	/**
	 * Describes a claim.
	 *
	 * @param int                  $id       The job's id.
	 * @param string               $token    The lease: proof that the job is still ours.
	 * @param string               $kind     The kind of its handler.
	 * @param array<string, mixed> $payload  What the handler needs.
	 * @param int                  $entry_id The entry it belongs to; 0: none.
	 * @param int                  $attempt  Which attempt this is, from 1.
	 * @param bool                 $is_last  Whether none was due behind it.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $token,
		public readonly string $kind,
		public readonly array $payload,
		public readonly int $entry_id,
		public readonly int $attempt,
		public readonly bool $is_last = false
	) {}
}
