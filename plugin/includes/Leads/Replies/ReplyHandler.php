<?php
declare( strict_types=1 );

namespace Brolga\Leads\Replies;

use Brolga\Core\Jobs\ClaimedJob;
use Brolga\Core\Jobs\Handler;
use Brolga\Mail\MailHandler;

/**
 * Sends replies. Their jobs have a kind of their own, so that a lead can tell them from its other emails.
 *
 * @see LEAD-32 LEAD-36
 */
final class ReplyHandler implements Handler {

	public const KIND = 'reply';

	public function __construct( private readonly MailHandler $mailer ) {}

	public function kind(): string {
		return self::KIND;
	}

	public function handle( ClaimedJob $job ): void {
		$this->mailer->handle( $job );
	}
}
