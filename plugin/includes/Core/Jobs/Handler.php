<?php
declare( strict_types=1 );

namespace Brolga\Core\Jobs;

use Brolga\Api\Jobs\Undeliverable;

/** Processes the queue's jobs of one kind. */
interface Handler {

	public function kind(): string;

	/**
	 * Processes a job. Returning marks the job as done; any exception marks it as failed, to be retried later.
	 *
	 * @throws Undeliverable If a retry cannot succeed either.
	 */
	public function handle( ClaimedJob $job ): void;
}
