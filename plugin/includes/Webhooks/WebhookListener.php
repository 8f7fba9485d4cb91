<?php
declare( strict_types=1 );

namespace Brolga\Webhooks;

use Brolga\Core\Events\Event;
use Brolga\Core\Events\Listener;
use Brolga\Core\Support\LazyInject;
use Brolga\Webhooks\Events\ReportedEvent;
use Brolga\Webhooks\Events\WebhookEvents;
use Closure;

/**
 * Queues deliveries for events of this plugin's features. It runs inside the transaction that
 * stores the lead or sign-up, so both are stored with their deliveries or not at all.
 *
 * @see LEAD-18 OUTBOX-14
 */
final class WebhookListener implements Listener {

	/** @param Closure(): WebhookEvents $events */
	public function __construct(
		#[LazyInject( WebhookEvents::class )] private readonly Closure $events,
		private readonly Deliveries $deliveries
	) {}

	public function listen( Event $event ): void {
		if ( ! $this->deliveries->are_wanted() ) {
			return;
		}
		foreach ( ( $this->events )()->all() as $one ) {
			$what = $one instanceof ReportedEvent ? $one->occurrence( $event ) : null;
			if ( null !== $what ) {
				$this->deliveries->queue( $one, $what );
			}
		}
	}
}
