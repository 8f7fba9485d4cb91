<?php
declare( strict_types=1 );

namespace Brolga\Webhooks;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Extensions\Extensions;
use Brolga\Core\Support\Later;
use Brolga\Core\Support\Module;
use Brolga\Webhooks\Events\HookedEvent;
use Brolga\Webhooks\Events\Occurrence;
use Brolga\Webhooks\Events\WebhookEvents;
use Closure;

/**
 * Listens to the actions of other plugins' events. Where none brings one, there
 * is nothing to listen to.
 *
 * @see EXT-6 EXT-7
 */
final class HookedEvents implements Module {

	/** As many values as an action may give. */
	private const VALUES = 10;

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
		if ( ! has_filter( WebhookEvents::FILTER ) ) {
			return;
		}
		foreach ( ( $this->events )()->all() as $event ) {
			if ( $event instanceof HookedEvent ) {
				add_action(
					$event->hook(),
					fn ( mixed ...$given ) => $this->happened( $event, array_values( $given ) ),
					10,
					self::VALUES
				);
			}
		}
	}

	/**
	 * Queues the deliveries of an event. What cannot be noted or queued must not stop what happened.
	 *
	 * @param list<mixed> $given What the action was given.
	 */
	private function happened( HookedEvent $event, array $given ): void {
		$noted = Extensions::guard( $event::class, static fn (): ?array => $event->note( $given ), null );
		if ( null === $noted ) {
			return;
		}
		try {
			( $this->deliveries )()->queue( $event, new Occurrence( $noted ) );
		} catch ( StorageUnavailable ) {
			return;
		}
	}
}
