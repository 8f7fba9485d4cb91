<?php
declare( strict_types=1 );

namespace Brolga\Tracking;

use Brolga\Api\Settings\Values;
use Brolga\Api\Tracking\TrackingService;
use Brolga\Core\Extensions\Extensions;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\LazyInject;
use Brolga\Tracking\Services\AutomationService;
use Brolga\Tracking\Services\KnownServices;
use Closure;

/**
 * Reads which tracking services are set up, and the data for their scripts.
 *
 * @see TRACK-5 TRACK-6
 */
final class TrackingSettings {

	/**
	 * @param Closure(): TrackingSection $section
	 * @param Closure(): KnownServices $services
	 */
	public function __construct(
		private readonly Settings $settings,
		#[LazyInject( TrackingSection::class )] private readonly Closure $section,
		#[LazyInject( KnownServices::class )] private readonly Closure $services
	) {}

	/** @return array<string, array<string, string|int>> */
	public function services(): array {
		// Runs on every page, and most sites use no tracking.
		if ( ! $this->settings->may_hold( TrackingSection::ID ) && ! has_filter( 'brolga_tracking_services' ) ) {
			return [];
		}
		$values = $this->values();
		$told   = array_map(
			static fn ( TrackingService $service ): array => Extensions::guard(
				$service::class,
				static fn (): array => $service->told( $values ),
				[]
			),
			( $this->services )()->all()
		);
		return array_filter( $told, static fn ( array $about ): bool => [] !== $about );
	}

	/** @return array{id: string, host: string}|null */
	public function automation(): ?array {
		$services = $this->services();
		$service  = [] === $services ? [] : $services[ AutomationService::ID ] ?? [];
		return isset( $service['id'], $service['host'] ) ? [
			'id'   => (string) $service['id'],
			'host' => (string) $service['host'],
		] : null;
	}

	public function counts_staff(): bool {
		return $this->values()->flag( 'count_staff' );
	}

	private function values(): Values {
		return $this->settings->of( ( $this->section )() );
	}
}
