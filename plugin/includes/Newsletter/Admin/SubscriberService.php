<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Admin;

use Brolga\Core\Audit\AuditLogRepository;
use Brolga\Core\Database\Transaction;
use Brolga\Newsletter\Subscribers\Subscriber;
use Brolga\Newsletter\Subscribers\SubscriberListRepository;
use Brolga\Newsletter\Subscribers\SubscriberRepository;
use Brolga\Newsletter\Subscribers\Unsubscribes;
use Brolga\Outbox\OutboxRepository;
use WP_Error;

/**
 * Unsubscribes and deletes subscribers.
 *
 * @see NEWS-33
 */
final class SubscriberService {

	private const AUDIT = 'delete_subscriber';

	public function __construct(
		private readonly SubscriberRepository $subscribers,
		private readonly SubscriberListRepository $directory,
		private readonly Unsubscribes $unsubscribes,
		private readonly OutboxRepository $jobs,
		private readonly Transaction $transaction,
		private readonly AuditLogRepository $audit
	) {}

	public function find( int $id ): ?Subscriber {
		return $this->subscribers->find( $id );
	}

	/** Returns false if the id is unknown. */
	public function unsubscribe( int $id ): bool {
		$this->unsubscribes->leave( $id );
		return null !== $this->subscribers->find( $id );
	}

	/** Also deletes the proof of consent and queued emails. Returns false if the id is unknown. */
	public function delete( int $id, int $user ): bool {
		return $this->transaction->run(
			function () use ( $id, $user ): bool {
				// First cancels waiting emails, so that none is sent to the deleted subscriber.
				$this->jobs->forget( Subscriber::subject( $id ) );
				$found = $this->directory->delete( $id );
				if ( $found ) {
					$this->audit->record( $user, self::AUDIT, 1, [] );
				}
				return $found;
			}
		);
	}

	public static function not_found(): WP_Error {
		return new WP_Error(
			'brolga_no_subscriber',
			__( 'This subscriber no longer exists. Reload the page.', 'brolga' ),
			[ 'status' => 404 ]
		);
	}
}
