<?php
declare( strict_types=1 );

namespace Brolga\Tracking;

use Brolga\Core\Page\PageConfig;

/**
 * Data of the tracking services for the page's scripts; empty if none is set up. It is the same
 * for all visitors, since consent is known only in the browser.
 *
 * @see TRACK-5 TRACK-6 TRACK-10 TRACK-12
 */
final class TrackingData implements PageConfig {

	public function __construct( private readonly TrackedPage $page ) {}

	/**
	 * Returns the services by id. `mute` means that this visit must not be reported; `query` is
	 * the URL's query without secrets.
	 *
	 * @return array<string, mixed>
	 */
	public function page_config(): array {
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
