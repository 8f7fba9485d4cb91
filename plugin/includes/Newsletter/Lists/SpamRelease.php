<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Lists;

use Brolga\Core\Audit\AuditLogRepository;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Database\Transaction;
use Brolga\Core\Events\Events;
use Brolga\Forms\Source\FormId;
use Brolga\Mail\ShareUsed;
use Brolga\Newsletter\Subscribers\Subscriber;
use Brolga\Newsletter\Subscribers\SubscriberRepository;
use InvalidArgumentException;

/**
 * Marks sign-ups as not spam and continues each as if it had just been submitted: with the confirmation email
 * or the provider's API call, and the webhooks. Each sign-up has its own transaction. Of several administrators
 * who release it at once, only the one whose transaction changes the status continues it.
 *
 * @see SPAM-12
 */
final class SpamRelease {

	public const AUDIT = 'release_signups';

	public function __construct(
		private readonly SubscriberRepository $subscribers,
		private readonly ListKeepers $providers,
		private readonly Events $events,
		private readonly Transaction $transaction,
		private readonly AuditLogRepository $audit
	) {}

	/**
	 * @param list<int> $ids
	 * @return array{released: list<int>, refused: list<int>} Refused are sign-ups whose address has received
	 *     too many mails, or whose list has no provider any more.
	 */
	public function release( array $ids, int $user ): array {
		$outcomes = [];
		foreach ( array_unique( $ids ) as $id ) {
			$outcomes[ $id ] = $this->release_one( $id, $user );
		}
		return [
			'released' => array_keys( $outcomes, true, true ),
			'refused'  => array_keys( $outcomes, false, true ),
		];
	}

	/** @return bool|null False if the sign-up is refused; null if it is not marked as spam. */
	private function release_one( int $id, int $user ): ?bool {
		try {
			return $this->transaction->run(
				function () use ( $id, $user ): ?bool {
					if ( ! $this->subscribers->release( $id ) ) {
						return null;
					}
					$subscriber = $this->subscribers->find(
						$id
					) ?? throw new StorageUnavailable( 'A subscriber went away while it was released.', true );
					$this->go_on( $subscriber );
					$this->audit->record( $user, self::AUDIT, 1, [ 'list' => $subscriber->list_id ] );
					return true;
				}
			);
		} catch ( ReleaseRefused | ShareUsed ) {
			// Nothing was stored, so the sign-up is still marked as spam.
			return false;
		}
	}

	/**
	 * @throws ReleaseRefused If no provider keeps the list any more.
	 * @throws ShareUsed      If the address has received too many mails.
	 */
	private function go_on( Subscriber $subscriber ): void {
		$keeper = ListName::parse( $subscriber->list_id )->provider;
		foreach ( $this->providers->all() as $provider ) {
			if ( $provider->name() === $keeper ) {
				$signup = $provider->resume( $subscriber );
				$this->events->dispatch( new SignupStored( $subscriber->id, self::uid( $subscriber ), $signup->id ) );
				return;
			}
		}
		throw new ReleaseRefused( 'Nobody keeps the list of this sign-up.' );
	}

	private static function uid( Subscriber $subscriber ): string {
		try {
			return FormId::parse( $subscriber->form )->uid;
		} catch ( InvalidArgumentException ) {
			return '';
		}
	}
}
