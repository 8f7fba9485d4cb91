<?php
declare( strict_types=1 );

namespace Brolga\Webhooks;

use Brolga\Core\Events\Event;
use Brolga\Core\Events\Listener;
use Brolga\Webhooks\Events\ToldEvent;
use Brolga\Webhooks\Events\WebhookEvents;

/**
 * Hears of our features' events, inside of the transaction that stores what
 * happened: it is stored with its deliveries, or not at all.
 *
 * @see LEAD-18 OUTBOX-14
 */
final class WebhookListener implements Listener {

	public function __construct(
		private readonly WebhookEvents $events,
		private readonly Deliveries $deliveries
	) {}

	/**
	 * Queues the deliveries of an event.
	 *
	 * @param Event $event What happened.
	 */
	public function hear( Event $event ): void {
		foreach ( $this->events->all() as $one ) {
			$what = $one instanceof ToldEvent ? $one->occurrence( $event ) : null;
			if ( null !== $what ) {
				$this->deliveries->queue( $one, $what );
			}
		}
	}
}
