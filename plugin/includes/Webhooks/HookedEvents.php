<?php
declare( strict_types=1 );

namespace Brolga\Webhooks;

use Brolga\Core\Support\Later;
use Brolga\Core\Support\Module;
use Brolga\Webhooks\Events\HookedEvent;
use Brolga\Webhooks\Events\WebhookEvents;
use Closure;

/**
 * Listens to the actions of other plugins' events. Where none brings one, there
 * is nothing to listen to.
 *
 * @see EXT-6
 */
final class HookedEvents implements Module {

	/**
	 * @param Closure(): WebhookEvents $events     The events.
	 * @param Closure(): Deliveries    $deliveries Queues what is sent.
	 */
	public function __construct(
		#[Later( WebhookEvents::class )] private readonly Closure $events,
		#[Later( Deliveries::class )] private readonly Closure $deliveries
	) {}

	/**
	 * Waits until all plugins are loaded.
	 */
	public function register(): void {
		add_action( 'init', $this->listen( ... ), 1 );
	}

	/**
	 * Listens for each of them.
	 */
	private function listen(): void {
		if ( ! has_filter( 'brolga_webhook_events' ) ) {
			return;
		}
		foreach ( ( $this->events )()->all() as $event ) {
			if ( $event instanceof HookedEvent ) {
				( new HookedEventListener( $event, $this->deliveries ) )->register();
			}
		}
	}
}
