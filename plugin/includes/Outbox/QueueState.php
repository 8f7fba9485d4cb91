<?php
declare( strict_types=1 );

namespace Brolga\Outbox;

use Brolga\Core\Jobs\Reason;

/** The numbers of queued and failed jobs, with the last error. */
final class QueueState {

	public readonly string $last_error;

	/** @param int|null $next_due Unix time; null if no job is queued. */
	public function __construct(
		public readonly int $waiting,
		public readonly int $failing,
		public readonly int $dead,
		public readonly ?int $next_due,
		public readonly Reason $last,
		public readonly string $last_kind
	) {
		$this->last_error = $last->words();
	}
}
