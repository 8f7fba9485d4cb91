<?php
declare( strict_types=1 );

namespace Brolga\Tracking;

use Brolga\Core\Page\IslandData;

/**
 * What the page's scripts are told of the services; nothing where none is set
 * up. The same for all visitors: who agreed to what is known in the browser.
 *
 * @see TRACK-5 TRACK-6
 */
final class TrackingData implements IslandData {

	public function __construct( private readonly TrackedPage $page ) {}

	/**
	 * The services by id.
	 *
	 * @return array<string, mixed>
	 */
	public function island(): array {
		$services = $this->page->services();
		return [] === $services ? [] : [ 'tracking' => array_map( static fn ( array $service ): object => (object) $service, $services ) ];
	}
}
