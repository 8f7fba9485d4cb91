<?php
declare( strict_types=1 );

namespace Brolga\Leads\Mails;

use Brolga\Core\Jobs\ClaimedJob;
use Brolga\Core\Jobs\Handler;
use Brolga\Mail\MailHandler;

/**
 * Mails of a kind of their own, so that a lead tells them from those to the owner.
 *
 * @see OUTBOX-8 OUTBOX-16
 */
final class AutoreplyHandler implements Handler {

	public const KIND = 'autoreply';

	public function __construct( private readonly MailHandler $mailer ) {}

	/**
	 * The kind of its jobs.
	 */
	public function kind(): string {
		return self::KIND;
	}

	/**
	 * Sends the mail of a job.
	 */
	public function handle( ClaimedJob $job ): void {
		$this->mailer->handle( $job );
	}
}
