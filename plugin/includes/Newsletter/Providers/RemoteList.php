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
 * A list kept by a newsletter provider. A sign-up is first stored here with the proof of consent,
 * and a job is queued in the same transaction, so the visitor does not wait for the provider,
 * nothing is lost while the provider is unavailable, and every address gets the same response. The
 * job holds ids only: a subscriber erased before it runs is not sent anywhere.
 *
 * @see NEWS-12 NEWS-17 NEWS-22 OUTBOX-14
 */
final class RemoteList implements Provider {

	/** The kind under which MailShare counts API calls, because a provider may send mail for each. */
	private const CALL = 'signup-call';

	/**
	 * Milliseconds until one requester may cause another call for the same address and list, once
	 * the initial ones are used up.
	 */
	private const INTERVAL_MS = 4 * 3600 * 1000;

	public function __construct(
		private readonly string $kind,
		private readonly SubscriberRepository $subscribers,
		private readonly SignupRepository $signups,
		private readonly Outbox $outbox,
		private readonly MailShare $share,
		private readonly ClientIp $ip
	) {}

	public function name(): string {
		return $this->kind;
	}

	/** @throws ShareUsed If there were too many calls for the address. */
	public function subscribe( ListName $list, SubscriptionRequest $request ): Signup {
		$subscriber = $this->subscribers->lock( $list->key(), SignupAddress::normalise( $request->email ) );
		$this->share->take( self::CALL, $subscriber->list_id, $subscriber->email, self::INTERVAL_MS );
		return $this->send( $this->signups->add( $subscriber, $request, $this->ip->hashed(), null ), $list );
	}

	/** @throws ShareUsed If there were too many calls for the address. */
	public function resume( Subscriber $subscriber ): Signup {
		$this->share->take_for_owner( self::CALL, $subscriber->list_id, $subscriber->email, self::INTERVAL_MS );
		return $this->send( $this->signups->resume( $subscriber, null ), ListName::parse( $subscriber->list_id ) );
	}

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

	/** Returns the provider of a list in ListName::key()'s format; null for a list of this site. */
	public static function kind_of( string $key ): ?string {
		return str_contains( $key, '/' ) ? explode( '/', $key )[0] : null;
	}
}
