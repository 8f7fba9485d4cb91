<?php
declare( strict_types=1 );

namespace Brolga\Outbox;

use Brolga\Core\Audit\AuditLogRepository;
use Brolga\Core\Database\Transaction;
use Brolga\Core\Jobs\Subject;

/**
 * Resends all failed jobs or one of them, once the owner has fixed the cause, and records that in
 * the audit log.
 *
 * @see OUTBOX-9 OUTBOX-22 LEAD-25
 */
final class FailedJobs {

	public const AUDIT     = 'resend_all';
	public const AUDIT_ONE = 'resend_one';

	public function __construct(
		private readonly Outbox $outbox,
		private readonly FailedJobRepository $jobs,
		private readonly AuditLogRepository $audit,
		private readonly Transaction $transaction
	) {}

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

	/** @return bool False if the job has not failed. */
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
