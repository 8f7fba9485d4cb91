<?php
declare( strict_types=1 );

namespace Brolga\Webhooks;

use Brolga\Api\Webhooks\WebhookEvent;
use Brolga\Core\Jobs\Job;
use Brolga\Outbox\Outbox;
use Brolga\Webhooks\Events\LeadCreated;
use Brolga\Webhooks\Events\Occurrence;

/**
 * Queues a delivery for each webhook that is subscribed to an event, and for Slack. The job contains only ids;
 * the data is read when it is sent, so that data of an erased person is not delivered.
 *
 * @see LEAD-18 LEAD-734 OUTBOX-14
 */
final class Deliveries {

	public function __construct(
		private readonly Webhooks $webhooks,
		private readonly Slack $slack,
		private readonly Outbox $outbox
	) {}

	public function are_wanted(): bool {
		return [] !== $this->webhooks->all() || $this->slack->is_on();
	}

	public function queue( WebhookEvent $event, Occurrence $what ): void {
		foreach ( $this->webhooks->all() as $webhook ) {
			if ( $webhook->hears( $event->id(), $what->form_uid ) ) {
				$this->queue_for( $webhook->id, $event, $what );
			}
		}
		if ( LeadCreated::ID === $event->id() && $this->slack->is_on() ) {
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
