<?php
declare( strict_types=1 );

namespace Brolga\Tracking\Services;

use Brolga\Api\Consent\Category;
use Brolga\Api\Consent\Service;
use Brolga\Api\Consent\Storage;
use Brolga\Api\Settings\Values;
use Brolga\Api\Tracking\TrackingService;

/**
 * Hotjar, which records visits and cannot be stopped by script once it has started.
 *
 * @see TRACK-5 TRACK-8
 */
final class HotjarService implements TrackingService {

	public const ID = 'hotjar';

	public function id(): string {
		return self::ID;
	}

	/** @return array<string, array<string, mixed>> */
	public function schema(): array {
		return [
			'hotjar' => TextSetting::schema(
				'^\d{4,12}\z',
				__( 'Enter the site’s ID, a number such as 1234567.', 'brolga' )
			),
		];
	}

	public function problems( Values $values ): array {
		return [];
	}

	public function told( Values $values ): array {
		return Hosts::told( $this->id(), $values->text( 'hotjar' ) );
	}

	public function consent( string $host ): Service {
		return new Service(
			$this->id(),
			Category::Statistics,
			'Hotjar',
			__( 'Records clicks, scrolling and movements of the pointer, so that we see where our pages are hard to use.', 'brolga' ),
			$host,
			[
				new Storage( '_hjSessionUser_*', __( 'Tells visitors apart.', 'brolga' ), 365 ),
				new Storage( '_hjSession_*', __( 'Combines the pages of a visit into one recording.', 'brolga' ), 1 ),
			],
			true
		);
	}

	public function script(): string {
		return '';
	}
}
