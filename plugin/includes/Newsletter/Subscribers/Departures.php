<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Subscribers;

use Brolga\Core\Database\Transaction;
use Brolga\Mail\MailHandler;
use Brolga\Outbox\OutboxRepository;

/**
 * Takes people off lists. A no ends every request before it and takes back the
 * mails that wait: who has left is written to only when somebody asks anew.
 *
 * @see NEWS-16 NEWS-33
 */
final class Departures {

	public function __construct(
		private readonly SubscriberRepository $subscribers,
		private readonly SignupRepository $signups,
		private readonly OutboxRepository $jobs,
		private readonly Transaction $transaction
	) {}

	/**
	 * The address's owner has said no, or the list's owner for them.
	 *
	 * @param int $id The subscriber.
	 */
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
	 * A file says that somebody has left. It knows nothing of a request that waits
	 * for an answer: its mail still leaves.
	 *
	 * @param int $id The subscriber.
	 */
	public function silence( int $id ): void {
		if ( [] === $this->signups->waiting( [ $id ] ) ) {
			$this->jobs->withdraw( Subscriber::subject( $id ), MailHandler::KIND );
		}
	}
}
