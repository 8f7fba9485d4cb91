<?php
declare( strict_types=1 );

namespace Brolga\Webhooks;

use Brolga\Api\Webhooks\HookedEvent;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Extensions\Extensions;
use Brolga\Core\Support\Module;
use Brolga\Webhooks\Events\Occurrence;
use Closure;

/**
 * Listens to the WordPress action of one event of another plugin.
 *
 * @see EXT-6 EXT-7
 */
final class HookedEventListener implements Module {

	private const VALUES = 10;

	/** @param Closure(): Deliveries $deliveries */
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
	 * An error must not interrupt the action, so nothing is delivered then.
	 *
	 * @param list<mixed> $given
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
