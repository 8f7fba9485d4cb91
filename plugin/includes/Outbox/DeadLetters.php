<?php
/**
 * What was given up.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Outbox;

use Brolga\Database\StorageUnavailable;
use Brolga\Database\Transaction;
use Brolga\Privacy\AuditLogRepository;

/**
 * Puts all dead letters back into the queue, once their reason is mended.
 *
 * @see OUTBOX-9 LEAD-25
 */
final class DeadLetters {

	/** What the audit log calls it. */
	public const AUDIT = 'resend_all';

	/**
	 * Keeps its helpers.
	 *
	 * @param Outbox             $outbox      Takes them.
	 * @param AuditLogRepository $audit       Remembers.
	 * @param Transaction        $transaction Keeps both together.
	 */
	public function __construct(
		private readonly Outbox $outbox,
		private readonly AuditLogRepository $audit,
		private readonly Transaction $transaction
	) {}

	/**
	 * Sends them again.
	 *
	 * @param int $user Who wants it.
	 * @return int How many there were.
	 *
	 * @throws StorageUnavailable When the database refuses; nothing is sent then.
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
}
