<?php
declare( strict_types=1 );

namespace Brolga\Webhooks;

use Brolga\Api\Webhooks\WebhookEvent;
use Brolga\Core\Jobs\Job;
use Brolga\Core\Settings\ServerValue;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\LazyInject;
use Brolga\Outbox\Outbox;
use Brolga\Webhooks\Events\LeadCreated;
use Brolga\Webhooks\Events\Occurrence;
use Closure;

/**
 * Queues a delivery for each webhook that is subscribed to an event, and for Slack. The job contains only ids;
 * the data is read when it is sent, so that data of an erased person is not delivered.
 *
 * @see LEAD-18 LEAD-734 OUTBOX-14
 */
final class Deliveries {

	/** @param Closure(): Slack $slack */
	public function __construct(
		private readonly Webhooks $webhooks,
		private readonly Settings $settings,
		#[LazyInject( Slack::class )] private readonly Closure $slack,
		private readonly Outbox $outbox
	) {}

	public function are_wanted(): bool {
		return [] !== $this->webhooks->all() || $this->are_for_slack();
	}

	private function are_for_slack(): bool {
		return ( $this->settings->may_hold( Webhooks::SECTION ) || ServerValue::is_named( Webhooks::SLACK_URL ) )
			&& ( $this->slack )()->is_on();
	}

	public function queue( WebhookEvent $event, Occurrence $what ): void {
		foreach ( $this->webhooks->all() as $webhook ) {
			if ( $webhook->hears( $event->id(), $what->form_uid ) ) {
				$this->queue_for( $webhook->id, $event, $what );
			}
		}
		if ( LeadCreated::ID === $event->id() && $this->are_for_slack() ) {
			$this->queue_for( Slack::ID, $event, $what );
		}
	}

	private function queue_for( string $id, WebhookEvent $event, Occurrence $what ): void {
		$payload = [
			'webhook'  => $id,
			'event'    => $event->id(),
			'delivery' => wp_generate_uuid4(),
			'noted'    => $what->noted,
		];
		$this->outbox->enqueue( new Job( WebhookHandler::KIND, $payload, $what->subject ) );
	}
}
