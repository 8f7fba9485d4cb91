<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Newsletter\Lists;

use Brolga\Core\Audit\AuditLogRepository;
use Brolga\Core\Database\Transaction;
use Brolga\Core\Events\Events;
use Brolga\Core\Support\Text;
use Brolga\Mail\ShareUsed;
use Brolga\Newsletter\Subscribers\SubscriberListRepository;
use Brolga\Newsletter\Subscribers\SubscriberRepository;
use Brolga\Newsletter\Subscribers\SubscriberStatus;
use Brolga\Newsletter\Subscribers\SubscriptionRequest;

/**
 * The command line's and the abilities' way in. The address passes the form's
 * rule and goes to the same keeper of the list, with the same mails and the same
 * limits of them. Where nobody is asked, the administrator says how the person
 * agreed; who has left a list is only asked.
 *
 * @see NEWS-30
 */
final class Enrolment {

	/** What the audit log calls it. */
	public const AUDIT = 'subscribe';

	public function __construct(
		private readonly ListKeepers $providers,
		private readonly SubscriberListRepository $directory,
		private readonly Events $events,
		private readonly Transaction $transaction,
		private readonly AuditLogRepository $audit
	) {}

	/**
	 * Puts somebody on a list, or asks for it.
	 *
	 * @param string $typed     The address.
	 * @param string $list      The list, or `provider/account/list`.
	 * @param string $first     First name; may be empty.
	 * @param string $last      Last name; may be empty.
	 * @param string $consent   How the person agreed; may be empty where somebody is asked.
	 * @param bool   $confirmed Whether nobody is asked.
	 * @param int    $user      The administrator; 0: the command line.
	 *
	 * @throws EnrolmentRefused   When it cannot be.
	 */
	public function enrol(
		string $typed,
		string $list,
		string $first,
		string $last,
		string $consent,
		bool $confirmed,
		int $user
	): EnrolmentOutcome {
		$email = SignupAddress::normalise( $typed );
		if ( ! SignupAddress::can_be_reached( $email ) ) {
			throw new EnrolmentRefused( sprintf(
				/* translators: %s: what was given. */
				__( '“%s” is not a valid email address. Check it for typos.', 'brolga' ),
				Text::start( $typed, 100 )
			) );
		}
		$name     = ListName::parse( $list );
		$provider = $this->keeper( $name, $list );
		$consent  = Text::line( $consent );
		if ( $confirmed && LocalList::NAME !== $name->provider ) {
			throw new EnrolmentRefused( __( 'This list is kept by a provider, which decides on double opt-in. Try again without “confirmed”.', 'brolga' ) );
		}
		if ( $confirmed && '' === $consent ) {
			throw new EnrolmentRefused( __( 'Enter how this person agreed (“consent”), such as “On paper at the stall, 20 November 2026”, or use double opt-in. The text is kept as proof of consent.', 'brolga' ) );
		}
		$first = Text::start( Text::line( $first ), SubscriberRepository::NAME_LENGTH );
		$last  = Text::start( Text::line( $last ), SubscriberRepository::NAME_LENGTH );
		return $this->transaction->run(
			function () use ( $email, $name, $provider, $first, $last, $consent, $confirmed, $user ): EnrolmentOutcome {
				if ( SubscriberStatus::Confirmed === $this->directory->status( $name->key(), $email ) ) {
					return EnrolmentOutcome::Known;
				}
				$outcome = $confirmed
					? $this->add( $name, $email, $first, $last, $consent )
					: $this->ask(
						$provider,
						$name,
						SubscriptionRequest::by_administrator(
							$email,
							$first,
							$last,
							'' === $consent ? self::by( $user ) : $consent
						)
					);
				$this->audit->record( $user, self::AUDIT, 1, [ 'list' => $name->key() ] );
				return $outcome;
			}
		);
	}

	/**
	 * Who keeps a list.
	 *
	 * @param string $list As it was given.
	 *
	 * @throws EnrolmentRefused When nobody does.
	 */
	private function keeper( ListName $name, string $list ): Provider {
		if ( LocalList::NAME !== $name->provider || ListName::is_own( $name->list_id ) ) {
			foreach ( $this->providers->all() as $provider ) {
				if ( $provider->name() === $name->provider && $name->key() === $list && '' !== $name->list_id ) {
					return $provider;
				}
			}
		}
		throw new EnrolmentRefused( sprintf(
			/* translators: %s: what was given. */
			__( '“%s” is not a valid list name. Use letters, digits and hyphens, or provider/account/list for a list kept by a provider.', 'brolga' ),
			Text::start( $list, 100 )
		) );
	}

	/**
	 * Puts somebody on a list of ours by the administrator's word.
	 *
	 * @param string $email   The address, in its one spelling.
	 * @param string $first   First name; may be empty.
	 * @param string $last    Last name; may be empty.
	 * @param string $consent How the person agreed.
	 *
	 * @throws EnrolmentRefused   When the person has left.
	 */
	private function add(
		ListName $name,
		string $email,
		string $first,
		string $last,
		string $consent
	): EnrolmentOutcome {
		if ( 0 === $this->directory->bring( $name->key(), $email, false, $first, $last, [], $consent, '' ) ) {
			throw new EnrolmentRefused( __( 'This person has unsubscribed. Only they can rejoin, so use double opt-in.', 'brolga' ) );
		}
		return EnrolmentOutcome::Added;
	}

	/**
	 * Does what a sign-up by the form does.
	 *
	 * @param Provider            $provider Who keeps the list.
	 * @param SubscriptionRequest $request  Who.
	 *
	 * @throws EnrolmentRefused   When the address has had its share.
	 *
	 * @see NEWS-23
	 */
	private function ask( Provider $provider, ListName $name, SubscriptionRequest $request ): EnrolmentOutcome {
		try {
			$signup = $provider->subscribe( $name, $request );
		} catch ( ShareUsed $refusal ) {
			throw new EnrolmentRefused(
				__( 'This address has received too many emails. Try again later.', 'brolga' ),
				0,
				$refusal
			);
		}
		if ( null === $signup ) {
			return EnrolmentOutcome::Known;
		}
		$this->events->tell( new SignupStored( $signup->subscriber->id, '', $signup->id ) );
		return LocalList::NAME === $name->provider ? EnrolmentOutcome::Asked : EnrolmentOutcome::Queued;
	}

	/**
	 * The proof where the administrator gives none: that it was one.
	 *
	 * @param int $user Who; 0: the command line.
	 */
	private static function by( int $user ): string {
		$who = get_userdata( $user );
		return false === $who
			? __( 'Entered by an administrator on the command line', 'brolga' )
			/* translators: %s: the administrator's login. */
			: sprintf( __( 'Entered by an administrator (%s)', 'brolga' ), $who->user_login );
	}
}
