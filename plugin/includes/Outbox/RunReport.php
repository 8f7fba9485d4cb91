<?php
declare( strict_types=1 );

namespace Brolga\Outbox;

/** The numbers of jobs that one run of the queue has done, failed and given up. */
final class RunReport {

	/** @param int $failed Jobs that will be retried. */
	public function __construct(
		public readonly int $sent,
		public readonly int $failed,
		public readonly int $dead
	) {}
}
