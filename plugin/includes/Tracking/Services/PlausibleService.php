<?php
declare( strict_types=1 );

namespace Brolga\Tracking\Services;

use Brolga\Api\Consent\Category;
use Brolga\Api\Consent\Service;
use Brolga\Api\Settings\Values;
use Brolga\Api\Tracking\TrackingService;

/**
 * Plausible, which stores nothing in browsers.
 *
 * @see TRACK-5 TRACK-8
 */
final class PlausibleService implements TrackingService {

	public const ID = 'plausible';

	public function id(): string {
		return self::ID;
	}

	/** @return array<string, array<string, mixed>> */
	public function schema(): array {
		return [
			'plausible_domain' => TextSetting::schema(
				'^' . TextSetting::HOST . '\z',
				__( 'Enter a domain such as example.com, as it is listed in Plausible.', 'brolga' )
			),
			'plausible_host' => TextSetting::schema(
				'^https://' . TextSetting::HOST . '/?\z',
				__( 'Enter a URL such as https://plausible.io.', 'brolga' ),
				Hosts::PLAUSIBLE
			),
		];
	}

	public function problems( Values $values ): array {
		return [];
	}

	public function told( Values $values ): array {
		return Hosts::told( $this->id(), $values->text( 'plausible_domain' ), $values->text( 'plausible_host' ) );
	}

	public function consent( string $host ): Service {
		return new Service(
			$this->id(),
			Category::Statistics,
			'Plausible',
			__( 'Counts visits without cookies, and recognizes a visitor for one day at most.', 'brolga' ),
			$host
		);
	}

	public function script(): string {
		return '';
	}
}
