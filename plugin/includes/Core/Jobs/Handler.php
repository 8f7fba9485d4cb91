<?php
declare( strict_types=1 );

namespace Brolga\Core\Jobs;

/**
 * Does the jobs of one kind.
 */
interface Handler {

	/**
	 * The kind of jobs it does.
	 */
	public function kind(): string;

	/**
	 * Does a job. Returning means done; anything thrown means not done, to be
	 * tried again later.
	 *
	 * @param ClaimedJob $job What to do.
	 *
	 * @throws Undeliverable When no later attempt can do it either.
	 */
	public function handle( ClaimedJob $job ): void;
}
