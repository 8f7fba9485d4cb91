<?php
declare( strict_types=1 );

namespace Brolga\Outbox;

/**
 * Counts of one run.
 */
final class RunReport {

	/**
	 * Holds the counts.
	 *
	 * @param int $sent   Jobs done.
	 * @param int $failed Jobs that will be tried again.
	 * @param int $dead   Jobs given up.
	 */
	public function __construct(
		public readonly int $sent,
		public readonly int $failed,
		public readonly int $dead
	) {}
}
