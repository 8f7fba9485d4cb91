<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Admin;

use Brolga\Core\Audit\AuditLogRepository;
use Brolga\Core\Database\Transaction;
use Brolga\Newsletter\Subscribers\Departures;
use Brolga\Newsletter\Subscribers\Subscriber;
use Brolga\Newsletter\Subscribers\SubscriberListRepository;
use Brolga\Newsletter\Subscribers\SubscriberRepository;
use Brolga\Outbox\OutboxRepository;

/**
 * What an owner does with a subscriber.
 *
 * @see NEWS-33
 */
final class SubscriberService {

	/** What the audit log calls a deletion. */
	private const AUDIT = 'delete_subscriber';

	public function __construct(
		private readonly SubscriberRepository $subscribers,
		private readonly SubscriberListRepository $directory,
		private readonly Departures $departures,
		private readonly OutboxRepository $jobs,
		private readonly Transaction $transaction,
		private readonly AuditLogRepository $audit
	) {}

	/**
	 * One subscriber, or null.
	 *
	 * @param int $id Its number.
	 */
	public function find( int $id ): ?Subscriber {
		return $this->subscribers->find( $id );
	}

	/**
	 * Takes somebody off a list.
	 *
	 * @param int $id The subscriber.
	 * @return Subscriber|null As it is now; null: there is none.
	 */
	public function unsubscribe( int $id ): ?Subscriber {
		$this->departures->leave( $id );
		return $this->subscribers->find( $id );
	}

	/**
	 * Forgets somebody, with the proof of consent and what waits to be sent.
	 *
	 * @param int $id   The subscriber.
	 * @param int $user Who wants it.
	 * @return bool False when there is no such subscriber.
	 */
	public function delete( int $id, int $user ): bool {
		return $this->transaction->run(
			function () use ( $id, $user ): bool {
				// What waits to be sent goes first: nothing is mailed to who is forgotten.
				$this->jobs->forget( Subscriber::subject( $id ) );
				$found = $this->directory->delete( $id );
				if ( $found ) {
					$this->audit->record( $user, self::AUDIT, 1, [] );
				}
				return $found;
			}
		);
	}
}
