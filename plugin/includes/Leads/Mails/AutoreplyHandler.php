<?php
declare( strict_types=1 );

namespace Brolga\Leads\Mails;

use Brolga\Core\Jobs\ClaimedJob;
use Brolga\Core\Jobs\Handler;
use Brolga\Mail\MailHandler;

/**
 * Sends autoreplies. Their jobs have a kind of their own, so that a lead can tell them from the
 * emails to the site owner.
 *
 * @see OUTBOX-8 OUTBOX-16
 */
final class AutoreplyHandler implements Handler {

	public const KIND = 'autoreply';

	public function __construct( private readonly MailHandler $mailer ) {}

	public function kind(): string {
		return self::KIND;
	}

	public function handle( ClaimedJob $job ): void {
		$this->mailer->handle( $job );
	}
}
