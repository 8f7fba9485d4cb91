<?php
/**
 * Work in hand.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Core\Jobs;

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
	 * @param Subject|null         $subject  What it is about; null: nothing that can be looked up.
	 * @param int                  $attempt  Which attempt this is, from 1.
	 * @param bool                 $is_last  Whether none was due behind it.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $token,
		public readonly string $kind,
		public readonly array $payload,
		public readonly ?Subject $subject,
		public readonly int $attempt,
		public readonly bool $is_last = false
	) {}
}
