<?php
declare( strict_types=1 );

namespace Brolga\Webhooks;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Extensions\Extensions;
use Brolga\Core\Support\Module;
use Brolga\Webhooks\Events\HookedEvent;
use Brolga\Webhooks\Events\Occurrence;
use Closure;

/**
 * Listens to the action of one event that another plugin brings.
 *
 * @see EXT-6 EXT-7
 */
final class HookedEventListener implements Module {

	/** As many values as an action may give. */
	private const VALUES = 10;

	/**
	 * @param Closure(): Deliveries $deliveries Queues what is sent.
	 */
	public function __construct( private readonly HookedEvent $event, private readonly Closure $deliveries ) {}

	public function register(): void {
		add_action(
			$this->event->hook(),
			fn ( mixed ...$given ) => $this->happened( array_values( $given ) ),
			10,
			self::VALUES
		);
	}

	/**
	 * Queues the deliveries. What cannot be noted or queued must not stop what happened.
	 *
	 * @param list<mixed> $given What the action was given.
	 */
	private function happened( array $given ): void {
		$noted = Extensions::guard( $this->event::class, fn (): ?array => $this->event->note( $given ), null );
		if ( null === $noted ) {
			return;
		}
		try {
			( $this->deliveries )()->queue( $this->event, new Occurrence( $noted ) );
		} catch ( StorageUnavailable ) {
			return;
		}
	}
}
