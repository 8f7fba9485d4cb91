<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

/**
 * A recurring background task, such as cleanup. Features assign tasks to the hourly event or to
 * one of their own; a task is built when its event runs.
 */
interface CronTask {

	/** Does the work. What does not fit into one run is left for the next. */
	public function run_task(): void;
}
