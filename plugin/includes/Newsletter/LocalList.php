<?php
declare( strict_types=1 );

namespace Brolga\Newsletter;

use Brolga\Core\ClientIp;
use Brolga\Core\Database\StorageUnavailable;

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
	 * @param ListName            $list    The list.
	 * @param SubscriptionRequest $request What the visitor sent.
	 * @return int The row; 0: the address is on the list already, and is told so.
	 *
	 * @throws ShareUsed          When no mail may leave for the address now.
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function subscribe( ListName $list, SubscriptionRequest $request ): int {
		$email      = SignupAddress::normalise( $request->email );
		$subscriber = $this->subscribers->lock( $list->key(), $email );
		$this->share->take( self::MAIL, $list->key(), $email, self::INTERVAL_MS );
		if ( SubscriberStatus::Confirmed === $subscriber->status ) {
			// Anybody can type an address: what its owner agreed to stays as it is.
			$this->mails->tell_known( $subscriber );
			return 0;
		}
		[ $token, $hash ] = $this->tokens->new_confirmation( $subscriber );
		$this->subscribers->await_confirmation( $subscriber->id, $request, $this->ip->hashed(), $hash );
		$this->mails->ask( $subscriber, $token );
		return $subscriber->id;
	}

	/**
	 * Mails the question whether a wish that was kept apart is the owner's. What
	 * was agreed to, when and where, stays as it was.
	 *
	 * @param Subscriber $subscriber Whose.
	 *
	 * @throws ShareUsed          When no mail may leave for the address now.
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function resume( Subscriber $subscriber ): void {
		$this->share->take_for_owner( self::MAIL, $subscriber->list_id, $subscriber->email, self::INTERVAL_MS );
		[ $token, $hash ] = $this->tokens->new_confirmation( $subscriber );
		$this->subscribers->ask_again( $subscriber->id, $hash );
		$this->mails->ask( $subscriber, $token );
	}

	/**
	 * The subscriber of a link to confirm; null when it is none of ours, too old
	 * or used up by leaving.
	 *
	 * @param string $token Out of the link.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function to_confirm( string $token ): ?Subscriber {
		$subscriber = $this->subscribers->find( ListTokens::id_of( $token ) );
		return null !== $subscriber && $this->tokens->confirms( $subscriber, $token ) ? $subscriber : null;
	}

	/**
	 * The subscriber of a link to leave, or null.
	 *
	 * @param string $token Out of the link.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function to_leave( string $token ): ?Subscriber {
		$subscriber = $this->subscribers->find( ListTokens::id_of( $token ) );
		return null !== $subscriber && $this->tokens->leaves( $subscriber, $token ) ? $subscriber : null;
	}

	/**
	 * Puts a subscriber on the list; doing it twice is doing it once.
	 *
	 * @param Subscriber $subscriber What to_confirm() found.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function confirm( Subscriber $subscriber ): void {
		$this->subscribers->confirm( $subscriber->id, $subscriber->token_hash );
	}

	/**
	 * Takes a subscriber off the list.
	 *
	 * @param Subscriber $subscriber What to_leave() found.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function leave( Subscriber $subscriber ): void {
		$this->subscribers->unsubscribe( $subscriber->id );
	}
}
