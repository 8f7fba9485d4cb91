<?php
declare( strict_types=1 );

namespace Brolga\Newsletter;

use Brolga\Core\ClientIp;
use Brolga\Core\Clock;
use Brolga\Core\Database\LedgerRepository;
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

	/** Mails to one address at once, then one each interval. */
	private const BURST       = 3;
	private const INTERVAL_MS = 24 * 3600 * 1000;

	public function __construct(
		private readonly SubscriberRepository $subscribers,
		private readonly ListTokens $tokens,
		private readonly ListMails $mails,
		private readonly LedgerRepository $ledger,
		private readonly ClientIp $ip,
		private readonly Clock $clock
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
	 * @return int The row; 0: it was asked often enough.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function subscribe( ListName $list, SubscriptionRequest $request ): int {
		$email      = SignupAddress::normalise( $request->email );
		$subscriber = $this->subscribers->lock( $list->key(), $email );
		if ( ! $this->may_mail( $email ) ) {
			// The mails that went out before are still good.
			return 0;
		}
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
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function resume( Subscriber $subscriber ): bool {
		if ( ! $this->may_mail( $subscriber->email ) ) {
			return false;
		}
		[ $token, $hash ] = $this->tokens->new_confirmation( $subscriber );
		$this->subscribers->ask_again( $subscriber->id, $hash );
		$this->mails->ask( $subscriber, $token );
		return true;
	}

	/**
	 * Whether a mail may leave for an address: who types it often, or a list that
	 * is chosen often, fills nobody's mailbox.
	 *
	 * @param string $email The address, in its one spelling.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 *
	 * @see NEWS-23
	 */
	private function may_mail( string $email ): bool {
		return 0 === $this->ledger->advance( "signup-mail:{$email}", $this->clock->milliseconds(), self::INTERVAL_MS, self::INTERVAL_MS * ( self::BURST - 1 ) );
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
