<?php
declare( strict_types=1 );

namespace Brolga\Tracking;

use Brolga\Core\Consent\DeclaresServices;
use Brolga\Core\Consent\Service;
use Brolga\Tracking\Services\KnownServices;

/**
 * What visitors are asked about before they are tracked.
 *
 * @see TRACK-8
 */
final class TrackingServices implements DeclaresServices {

	public function __construct(
		private readonly TrackingSettings $settings,
		private readonly KnownServices $known
	) {}

	/**
	 * Those that are set up.
	 *
	 * @return list<Service>
	 */
	public function services(): array {
		$services = [];
		foreach ( $this->settings->services() as $id => $about ) {
			$services[] = $this->known->all()[ $id ]->consent(
				(string) wp_parse_url( (string) ( $about['host'] ?? '' ), PHP_URL_HOST )
			);
		}
		return $services;
	}
}
