<?php
declare( strict_types=1 );

namespace Brolga\Webhooks;

use Brolga\Api\Webhooks\HookedEvent;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Module;
use Brolga\Webhooks\Events\WebhookEvents;
use Closure;

/**
 * Registers listeners for the webhook events of other plugins, if there are any.
 *
 * @see EXT-6
 */
final class HookedEvents implements Module {

	/**
	 * @param Closure(): WebhookEvents $events
	 * @param Closure(): Deliveries $deliveries
	 */
	public function __construct(
		#[LazyInject( WebhookEvents::class )] private readonly Closure $events,
		#[LazyInject( Deliveries::class )] private readonly Closure $deliveries
	) {}

	/** Runs once all plugins are loaded. */
	public function register(): void {
		add_action( 'init', $this->listen( ... ), 1 );
	}

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
