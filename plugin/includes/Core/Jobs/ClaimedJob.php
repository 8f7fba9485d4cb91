<?php
declare( strict_types=1 );

namespace Brolga\Core\Jobs;

/** A job that one worker has claimed exclusively until its lease ends. */
final class ClaimedJob {

	/** @param array<string, mixed> $payload */
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
