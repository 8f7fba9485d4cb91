<?php
declare( strict_types=1 );

namespace Brolga\Outbox;

use Brolga\Core\Jobs\Reason;

/**
 * Counts of what has not been sent.
 */
final class QueueState {

	/** The last failure, in words. */
	public readonly string $last_error;

	/**
	 * Holds the counts.
	 *
	 * @param int      $waiting    Jobs that will be done.
	 * @param int      $failing    Those among them that failed before.
	 * @param int      $dead       Jobs that were given up.
	 * @param int|null $next_due   When the next is due, in seconds since 1970; null: none is.
	 * @param Reason   $last       Why the last failure was; without words: there was none.
	 * @param string   $last_kind  The kind of the job that it was of.
	 */
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
