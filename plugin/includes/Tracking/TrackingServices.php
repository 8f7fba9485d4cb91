<?php
declare( strict_types=1 );

namespace Brolga\Tracking;

use Brolga\Api\Consent\Category;
use Brolga\Api\Consent\Service;
use Brolga\Core\Consent\DeclaresServices;
use Brolga\Core\Extensions\Extensions;
use Brolga\Core\Support\LazyInject;
use Brolga\Tracking\Services\KnownServices;
use Closure;

/**
 * Declares the tracking services for the cookie notice.
 *
 * @see TRACK-8
 */
final class TrackingServices implements DeclaresServices {

	/** @param Closure(): KnownServices $known */
	public function __construct(
		private readonly TrackingSettings $settings,
		#[LazyInject( KnownServices::class )] private readonly Closure $known
	) {}

	/** @return list<Service> */
	public function services(): array {
		$services = [];
		foreach ( $this->settings->services() as $id => $about ) {
			$host       = (string) wp_parse_url( (string) ( $about['host'] ?? '' ), PHP_URL_HOST );
			$service    = ( $this->known )()->all()[ $id ];
			$services[] = Extensions::guard(
				$service::class,
				static fn (): Service => $service->consent( $host ),
				// If the service cannot describe itself, it counts as marketing and needs consent.
				new Service( $id, Category::Marketing, $id, '', $host )
			);
		}
		return $services;
	}
}
