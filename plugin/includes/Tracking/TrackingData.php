<?php
declare( strict_types=1 );

namespace Brolga\Tracking;

use Brolga\Core\Page\IslandData;

/**
 * What the page's scripts are told of the services; nothing where none is set
 * up. The same for all visitors: who agreed to what is known in the browser.
 *
 * @see TRACK-5 TRACK-6 TRACK-10 TRACK-12
 */
final class TrackingData implements IslandData {

	public function __construct( private readonly TrackedPage $page ) {}

	/**
	 * The services by id; `mute` where nobody may be told of this visit,
	 * `query`: what stays of the address's where a secret leaves it first.
	 *
	 * @return array<string, mixed>
	 */
	public function island(): array {
		$services = $this->page->services();
		if ( $this->page->is_untold() ) {
			return [ 'mute' => true ];
		}
		if ( [] === $services ) {
			return [];
		}
		$query = $this->page->query();
		return [
			'tracking' => array_map( static fn ( array $service ): object => (object) $service, $services ),
		] + ( null === $query ? [] : [ 'query' => $query ] );
	}
}
