<?php
declare( strict_types=1 );

namespace Brolga\Webhooks;

use Brolga\Core\Events\Event;
use Brolga\Core\Events\Listener;
use Brolga\Core\Support\Later;
use Brolga\Webhooks\Events\ToldEvent;
use Brolga\Webhooks\Events\WebhookEvents;
use Closure;

/**
 * Hears of our features' events, inside of the transaction that stores what
 * happened: it is stored with its deliveries, or not at all.
 *
 * @see LEAD-18 OUTBOX-14
 */
final class WebhookListener implements Listener {

	/**
	 * @param Closure(): WebhookEvents $events The events.
	 */
	public function __construct(
		#[Later( WebhookEvents::class )] private readonly Closure $events,
		private readonly Deliveries $deliveries
	) {}

	/**
	 * Queues the deliveries of an event.
	 *
	 * @param Event $event What happened.
	 */
	public function hear( Event $event ): void {
		if ( ! $this->deliveries->are_wanted() ) {
			return;
		}
		foreach ( ( $this->events )()->all() as $one ) {
			$what = $one instanceof ToldEvent ? $one->occurrence( $event ) : null;
			if ( null !== $what ) {
				$this->deliveries->queue( $one, $what );
			}
		}
	}
}
