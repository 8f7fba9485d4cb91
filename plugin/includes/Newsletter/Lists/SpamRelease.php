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
 * Takes sign-ups out of spam, and goes on with each as if it had just come in:
 * the mail that asks, or the call to the provider, and the webhooks. Each by
 * itself, and once, however many administrators press the button: who changes
 * the status does the rest in the same transaction.
 *
 * @see SPAM-12
 */
final class SpamRelease {

	/** What the audit log calls it. */
	public const AUDIT = 'release_signups';

	public function __construct(
		private readonly SubscriberRepository $subscribers,
		private readonly ListKeepers $providers,
		private readonly Events $events,
		private readonly Transaction $transaction,
		private readonly AuditLogRepository $audit
	) {}

	/**
	 * Releases sign-ups. One that is not in spam any more is left alone.
	 *
	 * @param list<int> $ids  Which.
	 * @param int       $user Who wants it.
	 * @return array{released: list<int>, refused: list<int>} Those that go on, and those
	 *         whose address has had its share of mails for now, or whose list nobody keeps.
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

	/**
	 * @param int $user Who wants it.
	 * @return bool|null Null: there was nothing to release.
	 */
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
			// Nothing was stored: it is in spam as before.
			return false;
		}
	}

	/**
	 * Does what a sign-up causes.
	 *
	 * @param Subscriber $subscriber Who.
	 *
	 * @throws ReleaseRefused     When nobody keeps its list.
	 * @throws ShareUsed          When nothing may leave for it now.
	 */
	private function go_on( Subscriber $subscriber ): void {
		$keeper = ListName::parse( $subscriber->list_id )->provider;
		foreach ( $this->providers->all() as $provider ) {
			if ( $provider->name() === $keeper ) {
				$signup = $provider->resume( $subscriber );
				$this->events->tell( new SignupStored( $subscriber->id, self::uid( $subscriber ), $signup->id ) );
				return;
			}
		}
		throw new ReleaseRefused( 'Nobody keeps the list of this sign-up.' );
	}

	/**
	 * The uid of the form that a sign-up came by; empty when it is not known.
	 *
	 * @param Subscriber $subscriber Who.
	 */
	private static function uid( Subscriber $subscriber ): string {
		try {
			return FormId::parse( $subscriber->form )->uid;
		} catch ( InvalidArgumentException ) {
			return '';
		}
	}
}
