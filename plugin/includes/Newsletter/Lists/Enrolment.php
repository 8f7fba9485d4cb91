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
 * Subscribes people for the command line and the abilities, with the same validation, emails and
 * email limits as the sign-up form. Without double opt-in, the administrator states how the person
 * agreed. A person who has unsubscribed can rejoin with double opt-in only.
 *
 * @see NEWS-30
 */
final class Enrolment {

	public const AUDIT = 'subscribe';

	public function __construct(
		private readonly ListKeepers $providers,
		private readonly SubscriberListRepository $directory,
		private readonly Events $events,
		private readonly Transaction $transaction,
		private readonly AuditLogRepository $audit
	) {}

	/**
	 * @param string $list      A list of this site, or `provider/account/list`.
	 * @param bool   $confirmed Whether to skip double opt-in.
	 * @param int    $user      0 on the command line.
	 * @throws EnrolmentRefused If the person cannot be subscribed; the message says why.
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

	/** @throws EnrolmentRefused If the name is invalid or no provider keeps the list. */
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
	 * Subscribes a person to a list of this site without double opt-in.
	 *
	 * @throws EnrolmentRefused If the person has unsubscribed.
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
	 * @throws EnrolmentRefused If the address has received too many emails.
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
		$this->events->dispatch( new SignupStored( $signup->subscriber->id, '', $signup->id ) );
		return LocalList::NAME === $name->provider ? EnrolmentOutcome::Asked : EnrolmentOutcome::Queued;
	}

	private static function by( int $user ): string {
		$who = get_userdata( $user );
		return false === $who
			? __( 'Entered by an administrator on the command line', 'brolga' )
			/* translators: %s: the administrator's login. */
			: sprintf( __( 'Entered by an administrator (%s)', 'brolga' ), $who->user_login );
	}
}
