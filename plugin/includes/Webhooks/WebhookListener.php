<?php
declare( strict_types=1 );

namespace Brolga\Webhooks;

use Brolga\Core\Events\Event;
use Brolga\Core\Events\Listener;
use Brolga\Core\Jobs\Job;
use Brolga\Core\Jobs\Subject;
use Brolga\Leads\Lead;
use Brolga\Leads\LeadStored;
use Brolga\Newsletter\Lists\SignupStored;
use Brolga\Newsletter\Subscribers\Subscriber;
use Brolga\Outbox\Outbox;

/**
 * Queues a delivery for each webhook that wants to know. Called inside of the
 * transaction that stores what happened: both or neither. A job names the row;
 * what is sent is read when it is sent, so that an erased person is told to
 * nobody.
 *
 * @see LEAD-18 OUTBOX-14
 */
final class WebhookListener implements Listener {

	public function __construct(
		private readonly Webhooks $webhooks,
		private readonly Outbox $outbox
	) {}

	/**
	 * Queues the deliveries of an event.
	 *
	 * @param Event $event What happened.
	 */
	public function hear( Event $event ): void {
		if ( $event instanceof LeadStored ) {
			$this->announce( WebhookEvent::LeadCreated, $event->form_uid, Lead::subject( $event->id ) );
		} elseif ( $event instanceof SignupStored && $event->subscriber_id > 0 ) {
			$this->announce(
				WebhookEvent::SubscriptionRequested,
				$event->form_uid,
				Subscriber::subject( $event->subscriber_id ),
				[ 'signup' => $event->signup_id ]
			);
		}
	}

	/**
	 * Queues the deliveries to those who want to hear it.
	 *
	 * @param WebhookEvent       $name     What happened.
	 * @param string             $form_uid At which form.
	 * @param array<string, int> $more     What else the job has to know.
	 */
	private function announce( WebhookEvent $name, string $form_uid, Subject $subject, array $more = [] ): void {
		foreach ( $this->webhooks->all() as $webhook ) {
			if ( $webhook->hears( $name, $form_uid ) ) {
				$payload = [
					'webhook'  => $webhook->id,
					'event'    => $name->value,
					'delivery' => wp_generate_uuid4(),
				] + $more;
				$this->outbox->enqueue( new Job( WebhookHandler::KIND, $payload, $subject ) );
			}
		}
	}
}
