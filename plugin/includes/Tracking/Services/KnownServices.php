<?php
declare( strict_types=1 );

namespace Brolga\Tracking\Services;

use Brolga\Api\Tracking\TrackingService;
use Brolga\Core\Extensions\Extensions;
use Brolga\Core\Support\All;

/**
 * All tracking services, including those of other plugins.
 *
 * @see EXT-5
 */
final class KnownServices {

	/** @var array<string, TrackingService>|null Services by id; null until the filter has been applied. */
	private ?array $all = null;

	/** @param list<TrackingService> $own */
	public function __construct( #[All( TrackingService::class )] private readonly array $own ) {}

	/** @return array<string, TrackingService> */
	public function all(): array {
		return $this->all ??= Extensions::all(
			TrackingService::class,
			$this->own,
			'brolga_tracking_services',
			static function (): mixed {
				/**
				 * Filters the tracking services that owners can set up besides Brolga's own. Add the filter when
				 * your plugin is loaded.
				 *
				 * See docs/extending.md.
				 *
				 * @since 0.1.0
				 *
				 * @param list<TrackingService> $services Objects of classes that implement
				 *     `Brolga\Api\Tracking\TrackingService`. Default: none.
				 */
				return apply_filters( 'brolga_tracking_services', [] );
			}
		);
	}
}
