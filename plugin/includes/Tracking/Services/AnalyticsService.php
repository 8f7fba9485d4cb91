<?php
declare( strict_types=1 );

namespace Brolga\Tracking\Services;

use Brolga\Api\Consent\Category;
use Brolga\Api\Consent\Service;
use Brolga\Api\Settings\Values;
use Brolga\Api\Tracking\TrackingService;

/**
 * Google Analytics.
 *
 * @see TRACK-5 TRACK-8
 */
final class AnalyticsService implements TrackingService {

	public const ID = 'analytics';

	public function id(): string {
		return self::ID;
	}

	/** @return array<string, array<string, mixed>> */
	public function schema(): array {
		return [
			'analytics' => TextSetting::schema(
				'^G-[A-Z0-9]{4,20}\z',
				__( 'Enter a measurement ID such as G-ABC1234567.', 'brolga' )
			),
		];
	}

	public function problems( Values $values ): array {
		return [];
	}

	public function told( Values $values ): array {
		return Hosts::told( $this->id(), $values->text( 'analytics' ) );
	}

	public function consent( string $host ): Service {
		return new Service(
			$this->id(),
			Category::Statistics,
			'Google Analytics',
			__( 'Counts visits and what visitors do on our pages.', 'brolga' ),
			$host,
			Google::storage()
		);
	}

	public function script(): string {
		return '';
	}
}
