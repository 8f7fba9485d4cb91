<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Lists;

use Brolga\Core\Database\Transaction;
use Brolga\Core\Security\ClientIp;
use Brolga\Mail\MailShare;
use Brolga\Mail\ShareUsed;
use Brolga\Newsletter\Subscribers\Signup;
use Brolga\Newsletter\Subscribers\SignupRepository;
use Brolga\Newsletter\Subscribers\Subscriber;
use Brolga\Newsletter\Subscribers\SubscriberRepository;
use Brolga\Newsletter\Subscribers\SubscriberStatus;
use Brolga\Newsletter\Subscribers\SubscriptionRequest;
use Brolga\Newsletter\Subscribers\Unsubscribes;

/**
 * A list of this site with double opt-in. Whatever the state of an address, one mail is sent and
 * the visitor sees the same response, so nobody can find out who is subscribed. Limits on mails
 * keep a bot from flooding other people's addresses.
 *
 * @see NEWS-15 NEWS-17
 */
final class LocalList implements Provider {

	public const NAME = 'local';

	private const MAIL = 'signup-mail';

	/**
	 * Milliseconds until one requester may cause another mail to the same address and list, once
	 * the initial ones are used up.
	 */
	private const INTERVAL_MS = 24 * 3600 * 1000;

	public function __construct(
		private readonly SubscriberRepository $subscribers,
		private readonly SignupRepository $signups,
		private readonly Unsubscribes $unsubscribes,
		private readonly Transaction $transaction,
		private readonly ListTokens $tokens,
		private readonly ListMails $mails,
		private readonly MailShare $share,
		private readonly ClientIp $ip
	) {}

	public function name(): string {
		return self::NAME;
	}

	/**
	 * @return Signup|null Null if the address is already on the list; a mail tells its owner so.
	 * @throws ShareUsed If the address has received too many mails.
	 */
	public function subscribe( ListName $list, SubscriptionRequest $request ): ?Signup {
		$email      = SignupAddress::normalise( $request->email );
		$subscriber = $this->subscribers->lock( $list->key(), $email );
		$this->share->take( self::MAIL, $list->key(), $email, self::INTERVAL_MS );
		if ( SubscriberStatus::Confirmed === $subscriber->status ) {
			// Anyone can enter an address, so the stored consent stays as it is.
			$this->mails->tell_known( $subscriber );
			return null;
		}
		[ $token, $hash ] = $this->tokens->new_confirmation( $subscriber->id );
		$signup           = $this->signups->add( $subscriber, $request, $this->ip->hashed(), $hash );
		$this->mails->ask( $subscriber, $token );
		return $signup;
	}

	/**
	 * Sends the confirmation email of a sign-up that was marked as spam. The stored consent stays as it was.
	 *
	 * @throws ShareUsed If the address has received too many mails.
	 */
	public function resume( Subscriber $subscriber ): Signup {
		$this->share->take_for_owner( self::MAIL, $subscriber->list_id, $subscriber->email, self::INTERVAL_MS );
		[ $token, $hash ] = $this->tokens->new_confirmation( $subscriber->id );
		$signup           = $this->signups->resume( $subscriber, $hash );
		$this->mails->ask( $subscriber, $token );
		return $signup;
	}

	/**
	 * Returns the sign-up of a confirmation link; null if the token is unknown or expired, or the
	 * person has unsubscribed since.
	 */
	public function to_confirm( string $token ): ?Signup {
		$signup = 0 === ListTokens::id_of( $token )
			? null
			: $this->signups->find_by_token( $this->tokens->hash( $token ) );
		return null !== $signup && $this->tokens->is_good( $signup ) ? $signup : null;
	}

	public function to_leave( string $token ): ?Subscriber {
		$subscriber = $this->subscribers->find( ListTokens::id_of( $token ) );
		return null !== $subscriber && $this->tokens->leaves( $subscriber, $token ) ? $subscriber : null;
	}

	/**
	 * Confirming again has no effect.
	 *
	 * @return bool False if the person has unsubscribed meanwhile, which ends the sign-up.
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

	public function leave( Subscriber $subscriber ): void {
		$this->unsubscribes->leave( $subscriber->id );
	}
}
