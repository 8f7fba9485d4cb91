<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

/**
 * Sweeping, and what other events have missed. Features name their tasks by the
 * hour or by an event of their own; a task is built when its event runs.
 */
interface CronTask {

	/**
	 * Does the work; what is left is for the next time.
	 */
	public function run_task(): void;
}
