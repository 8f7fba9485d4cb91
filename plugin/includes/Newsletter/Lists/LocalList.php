<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Lists;

use Brolga\Core\Database\Transaction;
use Brolga\Core\Security\ClientIp;
use Brolga\Mail\MailShare;
use Brolga\Mail\ShareUsed;
use Brolga\Newsletter\Subscribers\Departures;
use Brolga\Newsletter\Subscribers\Signup;
use Brolga\Newsletter\Subscribers\SignupRepository;
use Brolga\Newsletter\Subscribers\Subscriber;
use Brolga\Newsletter\Subscribers\SubscriberRepository;
use Brolga\Newsletter\Subscribers\SubscriberStatus;
use Brolga\Newsletter\Subscribers\SubscriptionRequest;

/**
 * A list of the site, with double opt-in: nobody is on it before the owner of
 * the address has said yes. Whatever the address was before, one mail leaves
 * and the visitor reads the same; and a robot that types other people's
 * addresses sends each of them a mail or two.
 *
 * @see NEWS-15 NEWS-17
 */
final class LocalList implements Provider {

	public const NAME = 'local';

	/** What its mails are counted as. */
	private const MAIL = 'signup-mail';

	/** A mail more, for one address in one list by one requester. */
	private const INTERVAL_MS = 24 * 3600 * 1000;

	public function __construct(
		private readonly SubscriberRepository $subscribers,
		private readonly SignupRepository $signups,
		private readonly Departures $departures,
		private readonly Transaction $transaction,
		private readonly ListTokens $tokens,
		private readonly ListMails $mails,
		private readonly MailShare $share,
		private readonly ClientIp $ip
	) {}

	/**
	 * The default of every block.
	 */
	public function name(): string {
		return self::NAME;
	}

	/**
	 * Writes a wish down and mails the question whether it is the owner's.
	 *
	 * @param SubscriptionRequest $request What the visitor sent.
	 * @return Signup|null Null: the address is on the list already, and is told so.
	 *
	 * @throws ShareUsed          When no mail may leave for the address now.
	 */
	public function subscribe( ListName $list, SubscriptionRequest $request ): ?Signup {
		$email      = SignupAddress::normalise( $request->email );
		$subscriber = $this->subscribers->lock( $list->key(), $email );
		$this->share->take( self::MAIL, $list->key(), $email, self::INTERVAL_MS );
		if ( SubscriberStatus::Confirmed === $subscriber->status ) {
			// Anybody can type an address: what its owner agreed to stays as it is.
			$this->mails->tell_known( $subscriber );
			return null;
		}
		[ $token, $hash ] = $this->tokens->new_confirmation( $subscriber->id );
		$signup           = $this->signups->add( $subscriber, $request, $this->ip->hashed(), $hash );
		$this->mails->ask( $subscriber, $token );
		return $signup;
	}

	/**
	 * Mails the question whether a wish that was kept apart is the owner's. What
	 * was agreed to, when and where, stays as it was.
	 *
	 * @param Subscriber $subscriber Whose.
	 *
	 * @throws ShareUsed          When no mail may leave for the address now.
	 */
	public function resume( Subscriber $subscriber ): Signup {
		$this->share->take_for_owner( self::MAIL, $subscriber->list_id, $subscriber->email, self::INTERVAL_MS );
		[ $token, $hash ] = $this->tokens->new_confirmation( $subscriber->id );
		$signup           = $this->signups->resume( $subscriber, $hash );
		$this->mails->ask( $subscriber, $token );
		return $signup;
	}

	/**
	 * The request of a link to confirm; null when it is none of ours, too old or
	 * ended by leaving.
	 *
	 * @param string $token Out of the link.
	 */
	public function to_confirm( string $token ): ?Signup {
		$signup = 0 === ListTokens::id_of( $token )
			? null
			: $this->signups->find_by_token( $this->tokens->hash( $token ) );
		return null !== $signup && $this->tokens->is_good( $signup ) ? $signup : null;
	}

	/**
	 * The subscriber of a link to leave, or null.
	 *
	 * @param string $token Out of the link.
	 */
	public function to_leave( string $token ): ?Subscriber {
		$subscriber = $this->subscribers->find( ListTokens::id_of( $token ) );
		return null !== $subscriber && $this->tokens->leaves( $subscriber, $token ) ? $subscriber : null;
	}

	/**
	 * Puts somebody on the list by what they asked for; doing it twice is doing it
	 * once.
	 *
	 * @param Signup $signup What to_confirm() found.
	 * @return bool False when the person has left meanwhile: the request has ended.
	 *
	 * @see NEWS-32
	 */
	public function confirm( Signup $signup ): bool {
		return $this->transaction->run(
			function () use ( $signup ): bool {
				$this->subscribers->hold( $signup->subscriber->id );
				$current = $this->signups->find( $signup->id );
				if ( null === $current ) {
					return false;
				}
				if ( ! $current->is_answered ) {
					$this->signups->confirm( $current );
				}
				return true;
			}
		);
	}

	/**
	 * Takes a subscriber off the list.
	 *
	 * @param Subscriber $subscriber What to_leave() found.
	 */
	public function leave( Subscriber $subscriber ): void {
		$this->departures->leave( $subscriber->id );
	}
}
