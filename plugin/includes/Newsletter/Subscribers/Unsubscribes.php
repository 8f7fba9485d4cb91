<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Subscribers;

use Brolga\Core\Database\Transaction;
use Brolga\Mail\MailHandler;
use Brolga\Outbox\OutboxRepository;

/**
 * Unsubscribes people. That also ends their unconfirmed sign-ups and removes their queued emails;
 * they are mailed again only after a new sign-up.
 *
 * @see NEWS-16 NEWS-33
 */
final class Unsubscribes {

	public function __construct(
		private readonly SubscriberRepository $subscribers,
		private readonly SignupRepository $signups,
		private readonly OutboxRepository $jobs,
		private readonly Transaction $transaction
	) {}

	public function leave( int $id ): void {
		$this->transaction->run(
			function () use ( $id ): void {
				$this->subscribers->unsubscribe( $id );
				$this->signups->withdraw( $id );
				$this->jobs->withdraw( Subscriber::subject( $id ), MailHandler::KIND );
			}
		);
	}

	/**
	 * Removes the queued emails of a person whom an imported file marks as unsubscribed. If a
	 * sign-up is waiting for confirmation, the confirmation email is still sent, because the file
	 * does not know of that sign-up.
	 */
	public function silence( int $id ): void {
		if ( [] === $this->signups->waiting( [ $id ] ) ) {
			$this->jobs->withdraw( Subscriber::subject( $id ), MailHandler::KIND );
		}
	}
}
