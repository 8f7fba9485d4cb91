<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Webhooks;

use Brolga\Core\Jobs\Cause;
use Brolga\Core\Jobs\ClaimedJob;
use Brolga\Core\Jobs\DeliveryFailed;
use Brolga\Core\Jobs\Remote;
use Brolga\Core\Jobs\Undeliverable;
use Brolga\Leads\Lead;
use Brolga\Leads\LeadStatus;
use Brolga\Leads\Storage\LeadRepository;
use Brolga\Newsletter\Subscribers\Signup;
use Brolga\Newsletter\Subscribers\SignupRepository;
use Brolga\Newsletter\Subscribers\Subscriber;
use Brolga\Newsletter\Subscribers\SubscriberRepository;
use Brolga\Newsletter\Subscribers\SubscriberStatus;
use Brolga\Outbox\Calls\SignedPost;

/**
 * Does the jobs of WebhookListener. docs/webhooks.md describes what is sent.
 *
 * @see LEAD-18 OUTBOX-14
 */
final class WebhookHandler implements Remote {

	public const KIND = 'webhook';

	public function __construct(
		private readonly Webhooks $webhooks,
		private readonly LeadRepository $leads,
		private readonly SubscriberRepository $subscribers,
		private readonly SignupRepository $signups,
		private readonly SignedPost $post
	) {}

	/**
	 * The kind of its jobs.
	 */
	public function kind(): string {
		return self::KIND;
	}

	/**
	 * Delivers one event.
	 *
	 * @param ClaimedJob $job What WebhookListener wrote.
	 *
	 * @throws DeliveryFailed     When it may work later.
	 * @throws Undeliverable      When it will not.
	 */
	public function handle( ClaimedJob $job ): void {
		$text  = static fn ( string $name ): string => is_string( $job->payload[ $name ] ?? null )
			? $job->payload[ $name ]
			: '';
		$event = WebhookEvent::tryFrom( $text( 'event' ) );
		$data  = match ( $event ) {
			WebhookEvent::LeadCreated           => $this->lead( (int) $job->subject?->number( Lead::SUBJECT ) ),
			WebhookEvent::SubscriptionRequested => $this->subscription(
				(int) $job->subject?->number( Subscriber::SUBJECT ),
				is_int( $job->payload['signup'] ?? null ) ? $job->payload['signup'] : 0
			),
			null                                => null,
		};
		if ( null === $event || null === $data ) {
			// Erased since: there is nothing to tell.
			return;
		}
		$webhook = $this->webhooks->find( $text( 'webhook' ) ) ?? throw new Undeliverable( Cause::NoWebhook->with() );
		$this->post->send( $webhook->url, $webhook->secret, $event->value, $text( 'delivery' ), $data );
	}

	/**
	 * What is told of an enquiry; null when it is gone, or turned out to be spam.
	 *
	 * @param int $id The lead.
	 * @return array<string, mixed>|null
	 */
	private function lead( int $id ): ?array {
		$lead = $this->leads->find( $id );
		return null === $lead || LeadStatus::Spam === $lead->status ? null : self::lead_data( $lead );
	}

	/**
	 * An enquiry as receivers read it.
	 *
	 * @return array<string, mixed>
	 */
	private static function lead_data( Lead $lead ): array {
		return [
			'id'       => $lead->id,
			'created'  => self::time( $lead->created_at ),
			'form'     => [
				'uid'    => $lead->form_uid,
				'title'  => $lead->form_title,
				'source' => $lead->form_source,
			],
			'name'     => $lead->name,
			'email'    => $lead->email,
			'fields'   => $lead->fields,
			'consent'  => $lead->consent,
			'page'     => $lead->page,
			'referrer' => $lead->referrer,
			'campaign' => (object) $lead->campaign,
			'variants' => (object) $lead->variants->subjects,
		];
	}

	/**
	 * What is told of a sign-up; null when it is gone.
	 *
	 * @param int $id     The subscriber's number.
	 * @param int $signup The request's number.
	 * @return array<string, mixed>|null
	 */
	private function subscription( int $id, int $signup ): ?array {
		$request = $this->signups->find( $signup );
		if ( null !== $request && ! $request->is_answered ) {
			// Whoever had left before has left until they say yes to it.
			return self::subscription_data( $request->subscriber, $request, SubscriberStatus::Pending );
		}
		// It was answered, or the provider has it: its place in the list tells it.
		$subscriber = $this->subscribers->find( $id );
		return null === $subscriber ? null : self::subscription_data( $subscriber, $subscriber, $subscriber->status );
	}

	/**
	 * A sign-up as receivers read it.
	 *
	 * @param Signup|Subscriber $act    What was asked for, with its proof.
	 * @param SubscriberStatus  $status Where it stands.
	 * @return array<string, mixed>
	 */
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
			'consent'    => $act->consent_text,
			'page'       => $act->consent_page,
			'asked_at'   => self::time( $act->consent_at ),
		];
	}

	/**
	 * A moment as JSON has it.
	 *
	 * @param string $stored `2026-11-21 09:00:00`, UTC.
	 */
	private static function time( string $stored ): string {
		return str_replace( ' ', 'T', $stored ) . 'Z';
	}
}
