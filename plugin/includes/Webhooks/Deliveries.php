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
 * Queues a delivery for each webhook that is subscribed to an event, and a new lead for each receiver. The job
 * contains only ids; the data is read when it is sent, so that data of an erased person is not delivered.
 *
 * @see LEAD-18 LEAD-734 LEAD-735 OUTBOX-14
 */
final class Deliveries {

	/** @param Closure(): LeadReceivers $receivers */
	public function __construct(
		private readonly Webhooks $webhooks,
		private readonly Settings $settings,
		#[LazyInject( LeadReceivers::class )] private readonly Closure $receivers,
		private readonly Outbox $outbox
	) {}

	public function are_wanted(): bool {
		return [] !== $this->webhooks->all() || [] !== $this->receivers();
	}

	/** @return array<string, LeadReceiver> */
	private function receivers(): array {
		$may_be_on = $this->settings->may_hold( Webhooks::SECTION )
			|| [] !== array_filter( Webhooks::CONSTANTS, ServerValue::is_named( ... ) );
		return $may_be_on ? ( $this->receivers )()->on() : [];
	}

	public function queue( WebhookEvent $event, Occurrence $what ): void {
		foreach ( $this->webhooks->all() as $webhook ) {
			if ( $webhook->hears( $event->id(), $what->form_uid ) ) {
				$payload = [
					'webhook'  => $webhook->id,
					'event'    => $event->id(),
					'delivery' => wp_generate_uuid4(),
					'noted'    => $what->noted,
				];
				$this->outbox->enqueue( new Job( WebhookHandler::KIND, $payload, $what->subject ) );
			}
		}
		foreach ( LeadCreated::ID === $event->id() ? array_keys( $this->receivers() ) : [] as $kind ) {
			$payload = [ LeadReceiver::LEAD => $what->noted[ LeadCreated::LEAD ] ?? 0 ];
			$this->outbox->enqueue( new Job( $kind, $payload, $what->subject ) );
		}
	}
}
