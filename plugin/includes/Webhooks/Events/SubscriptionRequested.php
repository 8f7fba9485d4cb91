<?php
declare( strict_types=1 );

namespace Brolga\Webhooks\Events;

use Brolga\Core\Events\Event;
use Brolga\Newsletter\Lists\SignupStored;
use Brolga\Newsletter\Subscribers\Signup;
use Brolga\Newsletter\Subscribers\SignupRepository;
use Brolga\Newsletter\Subscribers\Subscriber;
use Brolga\Newsletter\Subscribers\SubscriberRepository;
use Brolga\Newsletter\Subscribers\SubscriberStatus;

/**
 * Webhook event: somebody has signed up for a mailing list. docs/webhooks.md describes the data.
 *
 * @see LEAD-18
 */
final class SubscriptionRequested implements ReportedEvent {

	public const ID = 'subscription.requested';

	public function __construct(
		private readonly SubscriberRepository $subscribers,
		private readonly SignupRepository $signups
	) {}

	public function id(): string {
		return self::ID;
	}

	public function label(): string {
		return __( 'New sign-up', 'brolga' );
	}

	public function occurrence( Event $event ): ?Occurrence {
		if ( ! $event instanceof SignupStored || $event->subscriber_id <= 0 ) {
			return null;
		}
		$noted = [
			'subscriber' => $event->subscriber_id,
			'signup'     => $event->signup_id,
		];
		return new Occurrence( $noted, Subscriber::subject( $event->subscriber_id ), $event->form_uid );
	}

	/**
	 * Returns null if the sign-up was deleted since.
	 *
	 * @param array<string, int|string> $noted
	 * @return array<string, mixed>|null
	 */
	public function data( array $noted ): ?array {
		$request = $this->signups->find( (int) ( $noted['signup'] ?? 0 ) );
		if ( null !== $request && ! $request->is_answered ) {
			// Until they confirm, former subscribers are not subscribed again.
			return self::subscription_data( $request->subscriber, $request, SubscriberStatus::Pending );
		}
		// The sign-up was answered or handed to the provider, so its status comes from the list.
		$subscriber = $this->subscribers->find( (int) ( $noted['subscriber'] ?? 0 ) );
		return null === $subscriber ? null : self::subscription_data( $subscriber, $subscriber, $subscriber->status );
	}

	/** @return array<string, mixed> */
	private static function subscription_data(
		Subscriber $subscriber,
		Signup|Subscriber $act,
		SubscriberStatus $status
	): array {
		return [
			'list'       => $subscriber->list_id,
			'email'      => $subscriber->email,
			'first_name' => $act->first_name,
			'last_name'  => $act->last_name,
			'fields'     => $act->fields,
			'status'     => $status->value,
			'consent'    => $act->wording,
			'page'       => $act->consent_page,
			'asked_at'   => JsonTime::of( $act->consent_at ),
		];
	}
}
