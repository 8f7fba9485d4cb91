<?php
declare( strict_types=1 );

namespace Brolga\Outbox;

use Brolga\Core\Audit\AuditLogRepository;
use Brolga\Core\Database\Transaction;
use Brolga\Core\Jobs\Subject;

/**
 * Puts dead letters back into the queue, once their reason is mended: all of
 * them, or one.
 *
 * @see OUTBOX-9 OUTBOX-22 LEAD-25
 */
final class FailedJobs {

	/** What the audit log calls it. */
	public const AUDIT     = 'resend_all';
	public const AUDIT_ONE = 'resend_one';

	public function __construct(
		private readonly Outbox $outbox,
		private readonly FailedJobRepository $jobs,
		private readonly AuditLogRepository $audit,
		private readonly Transaction $transaction
	) {}

	/**
	 * Sends them again.
	 *
	 * @param int $user Who wants it.
	 * @return int How many there were.
	 */
	public function resend( int $user ): int {
		return $this->transaction->run(
			function () use ( $user ): int {
				$count = $this->outbox->resend_all();
				if ( $count > 0 ) {
					$this->audit->record( $user, self::AUDIT, $count, [] );
				}
				return $count;
			}
		);
	}

	/**
	 * Sends one again.
	 *
	 * @param int          $id      The job.
	 * @param int          $user    Who wants it.
	 * @param Subject|null $subject What it must be about; null: anything or nothing.
	 * @return bool False: it is not dead, so there is nothing to do.
	 */
	public function resend_one( int $id, int $user, ?Subject $subject = null ): bool {
		$revived = $this->transaction->run(
			function () use ( $id, $user, $subject ): bool {
				$revived = $this->jobs->revive( $id, $subject );
				if ( $revived ) {
					$this->audit->record( $user, self::AUDIT_ONE, 1, [] );
				}
				return $revived;
			}
		);
		if ( $revived ) {
			$this->outbox->wake();
		}
		return $revived;
	}
}
