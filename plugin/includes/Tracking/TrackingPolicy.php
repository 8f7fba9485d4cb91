<?php
declare( strict_types=1 );

namespace Brolga\Tracking;

use Brolga\Core\Privacy\PolicySource;

/**
 * Suggested privacy policy text about the tracking services.
 *
 * @see PRIV-4 TRACK-8
 */
final class TrackingPolicy implements PolicySource {

	public function __construct( private readonly TrackingServices $services ) {}

	/** @return list<string> */
	public function policy(): array {
		$paragraphs = [];
		foreach ( $this->services->services() as $service ) {
			$paragraphs[] = '' === $service->host
				/* translators: 1: a service, 2: what it does, a sentence. */
				? sprintf( __( '%1$s: %2$s', 'brolga' ), $service->title, $service->purpose )
				/* translators: 1: a service, 2: the name of a server, 3: what it does, a sentence. */
				: sprintf( __( '%1$s (%2$s): %3$s', 'brolga' ), $service->title, $service->host, $service->purpose );
		}
		return $paragraphs;
	}
}
