<?php
/**
 * Tells webhooks of events.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Webhooks;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Outbox\Job;
use Brolga\Outbox\Outbox;

/**
 * Queues a delivery for each webhook that wants to know. Called inside of the
 * transaction that stores what happened: both or neither. A job names the row;
 * what is sent is read when it is sent, so that an erased person is told to
 * nobody.
 *
 * @see LEAD-18 OUTBOX-14
 */
final class WebhookListener {

	/**
	 * Keeps its helpers.
	 *
	 * @param Webhooks $webhooks Who wants to know.
	 * @param Outbox   $outbox   Takes the jobs.
	 */
	public function __construct(
		private readonly Webhooks $webhooks,
		private readonly Outbox $outbox
	) {}

	/**
	 * Tells of an enquiry. Spam is none.
	 *
	 * @param int    $entry_id The entry.
	 * @param string $form_uid Its form.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function lead( int $entry_id, string $form_uid ): void {
		$this->announce( WebhookEvent::LeadCreated, $form_uid, [], $entry_id );
	}

	/**
	 * Tells of a sign-up.
	 *
	 * @param int    $subscriber_id The row.
	 * @param string $form_uid      Its form.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function subscription( int $subscriber_id, string $form_uid ): void {
		$this->announce( WebhookEvent::SubscriptionRequested, $form_uid, [ 'subscriber' => $subscriber_id ], subscriber_id: $subscriber_id );
	}

	/**
	 * Queues the deliveries of an event.
	 *
	 * @param WebhookEvent         $event    What happened.
	 * @param string               $form_uid At which form.
	 * @param array<string, mixed> $subject  Of whom, unless it is an entry.
	 * @param int                  $entry_id The entry; 0: none.
	 * @param int                  $subscriber_id The subscriber; 0: none.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	private function announce( WebhookEvent $event, string $form_uid, array $subject, int $entry_id = 0, int $subscriber_id = 0 ): void {
		foreach ( $this->webhooks->all() as $webhook ) {
			if ( $webhook->hears( $event, $form_uid ) ) {
				$payload = [
					'webhook'  => $webhook->id,
					'event'    => $event->value,
					'delivery' => wp_generate_uuid4(),
				];
				$this->outbox->enqueue( new Job( WebhookHandler::KIND, $payload + $subject, $entry_id, subscriber_id: $subscriber_id ) );
			}
		}
	}
}
