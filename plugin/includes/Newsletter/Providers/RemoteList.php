<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Providers;

use Brolga\Core\ClientIp;
use Brolga\Core\Clock;
use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Jobs\Job;
use Brolga\Newsletter\ListName;
use Brolga\Newsletter\Provider;
use Brolga\Newsletter\SignupAddress;
use Brolga\Newsletter\Subscriber;
use Brolga\Newsletter\SubscriberRepository;
use Brolga\Newsletter\SubscriptionRequest;
use Brolga\Outbox\Outbox;

/**
 * Takes a sign-up for a list that somebody else keeps. It is stored here first,
 * with the proof of consent, and in the same transaction a job is queued that
 * brings it to the provider. So the visitor waits for nobody, nothing is lost
 * while a provider is away, and every address is answered alike.
 *
 * The job names row, account and list; addresses and keys are read when it is
 * sent, so that whoever is erased in between is not sent anywhere.
 *
 * @see NEWS-12 NEWS-17 NEWS-22 OUTBOX-14
 */
final class RemoteList implements Provider {

	/** Calls for one address at once, then one each interval: providers send mail, too. */
	private const BURST       = 3;
	private const INTERVAL_MS = 4 * 3600 * 1000;

	public function __construct(
		private readonly ProviderKind $kind,
		private readonly SubscriberRepository $subscribers,
		private readonly Outbox $outbox,
		private readonly LedgerRepository $ledger,
		private readonly ClientIp $ip,
		private readonly Clock $clock
	) {}

	/**
	 * As a block names it.
	 */
	public function name(): string {
		return $this->kind->value;
	}

	/**
	 * Writes a wish down and queues its way to the provider.
	 *
	 * @param ListName            $list    The list.
	 * @param SubscriptionRequest $request What the visitor sent.
	 * @return int The row; 0: it was brought there often enough.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function subscribe( ListName $list, SubscriptionRequest $request ): int {
		$subscriber = $this->subscribers->lock( $list->key(), SignupAddress::normalise( $request->email ) );
		if ( ! $this->may_call( $subscriber ) ) {
			// The sign-ups before this one are on their way, or there.
			return 0;
		}
		$this->subscribers->await_confirmation( $subscriber->id, $request, $this->ip->hashed(), '' );
		$this->send( $subscriber, $list );
		return $subscriber->id;
	}

	/**
	 * Queues the way of a wish that was kept apart.
	 *
	 * @param Subscriber $subscriber Whose.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function resume( Subscriber $subscriber ): bool {
		if ( ! $this->may_call( $subscriber ) ) {
			return false;
		}
		$this->send( $subscriber, ListName::parse( $subscriber->list_id ) );
		return true;
	}

	/**
	 * Whether the provider may be called for an address once more.
	 *
	 * @param Subscriber $subscriber Whose.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	private function may_call( Subscriber $subscriber ): bool {
		return 0 === $this->ledger->advance( "signup-call:{$subscriber->list_id}:{$subscriber->email}", $this->clock->milliseconds(), self::INTERVAL_MS, self::INTERVAL_MS * ( self::BURST - 1 ) );
	}

	/**
	 * Queues a sign-up's way to the provider.
	 *
	 * @param Subscriber $subscriber Who.
	 * @param ListName   $list       The list.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	private function send( Subscriber $subscriber, ListName $list ): void {
		$this->outbox->enqueue(
			new Job(
				ProviderHandler::KIND,
				[
					'subscriber' => $subscriber->id,
					'provider'   => $this->kind->value,
					'account'    => $list->account,
					'list'       => $list->list_id,
					'delivery'   => wp_generate_uuid4(),
				],
				Subscriber::subject( $subscriber->id )
			)
		);
	}

	/**
	 * Who keeps a list, by its name in our table; null: we do.
	 *
	 * @param string $key What ListName::key() made.
	 */
	public static function kind_of( string $key ): ?ProviderKind {
		return str_contains( $key, '/' ) ? ProviderKind::tryFrom( explode( '/', $key )[0] ) : null;
	}
}
