<?php
declare( strict_types=1 );

namespace Brolga\Leads\Replies;

use Brolga\Core\Jobs\ClaimedJob;
use Brolga\Core\Jobs\Handler;
use Brolga\Mail\MailHandler;

/**
 * Mails of a kind of their own, so that a lead tells its replies from the rest.
 *
 * @see LEAD-32 LEAD-36
 */
final class ReplyHandler implements Handler {

	public const KIND = 'reply';

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
