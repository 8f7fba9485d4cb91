<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Providers;

use Brolga\Core\Jobs\Job;
use Brolga\Core\Security\ClientIp;
use Brolga\Mail\MailShare;
use Brolga\Mail\ShareUsed;
use Brolga\Newsletter\Lists\ListName;
use Brolga\Newsletter\Lists\Provider;
use Brolga\Newsletter\Lists\SignupAddress;
use Brolga\Newsletter\Subscribers\Signup;
use Brolga\Newsletter\Subscribers\SignupRepository;
use Brolga\Newsletter\Subscribers\Subscriber;
use Brolga\Newsletter\Subscribers\SubscriberRepository;
use Brolga\Newsletter\Subscribers\SubscriptionRequest;
use Brolga\Outbox\Outbox;

/**
 * Takes a sign-up for a list that somebody else keeps. It is stored here first,
 * with the proof of consent, and in the same transaction a job is queued that
 * brings it to the provider. So the visitor waits for nobody, nothing is lost
 * while a provider is away, and every address is answered alike.
 *
 * The job names request, account and list; addresses and keys are read when it is
 * sent, so that whoever is erased in between is not sent anywhere.
 *
 * @see NEWS-12 NEWS-17 NEWS-22 OUTBOX-14
 */
final class RemoteList implements Provider {

	/** What its calls are counted as: providers send mail, too. */
	private const CALL = 'signup-call';

	/** A call more, for one address in one list by one requester. */
	private const INTERVAL_MS = 4 * 3600 * 1000;

	public function __construct(
		private readonly string $kind,
		private readonly SubscriberRepository $subscribers,
		private readonly SignupRepository $signups,
		private readonly Outbox $outbox,
		private readonly MailShare $share,
		private readonly ClientIp $ip
	) {}

	/**
	 * As a block names it.
	 */
	public function name(): string {
		return $this->kind;
	}

	/**
	 * Writes a wish down and queues its way to the provider.
	 *
	 * @param SubscriptionRequest $request What the visitor sent.
	 *
	 * @throws ShareUsed          When the provider may not be called for the address now.
	 */
	public function subscribe( ListName $list, SubscriptionRequest $request ): Signup {
		$subscriber = $this->subscribers->lock( $list->key(), SignupAddress::normalise( $request->email ) );
		$this->share->take( self::CALL, $subscriber->list_id, $subscriber->email, self::INTERVAL_MS );
		return $this->send( $this->signups->add( $subscriber, $request, $this->ip->hashed(), null ), $list );
	}

	/**
	 * Queues the way of a wish that was kept apart.
	 *
	 * @param Subscriber $subscriber Whose.
	 *
	 * @throws ShareUsed          When the provider may not be called for the address now.
	 */
	public function resume( Subscriber $subscriber ): Signup {
		$this->share->take_for_owner( self::CALL, $subscriber->list_id, $subscriber->email, self::INTERVAL_MS );
		return $this->send( $this->signups->resume( $subscriber, null ), ListName::parse( $subscriber->list_id ) );
	}

	/**
	 * Queues a sign-up's way to the provider.
	 *
	 * @param Signup $signup The sign-up.
	 */
	private function send( Signup $signup, ListName $list ): Signup {
		$this->outbox->enqueue(
			new Job(
				ProviderHandler::KIND,
				[
					'subscriber' => $signup->subscriber->id,
					'signup'     => $signup->id,
					'provider'   => $this->kind,
					'account'    => $list->account,
					'list'       => $list->list_id,
					'delivery'   => wp_generate_uuid4(),
				],
				Subscriber::subject( $signup->subscriber->id )
			)
		);
		return $signup;
	}

	/**
	 * Which provider keeps a list, by its name in our table; null: we do.
	 *
	 * @param string $key What ListName::key() made.
	 */
	public static function kind_of( string $key ): ?string {
		return str_contains( $key, '/' ) ? explode( '/', $key )[0] : null;
	}
}
