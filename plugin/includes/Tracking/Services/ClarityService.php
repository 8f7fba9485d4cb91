<?php
declare( strict_types=1 );

namespace Brolga\Tracking\Services;

use Brolga\Api\Consent\Category;
use Brolga\Api\Consent\Service;
use Brolga\Api\Consent\Storage;
use Brolga\Api\Settings\Values;
use Brolga\Api\Tracking\TrackingService;

/**
 * Microsoft Clarity, which records visits.
 *
 * @see TRACK-5 TRACK-8
 */
final class ClarityService implements TrackingService {

	public const ID = 'clarity';

	public function id(): string {
		return self::ID;
	}

	/** @return array<string, array<string, mixed>> */
	public function schema(): array {
		return [
			'clarity' => TextSetting::schema(
				'^[a-z0-9]{6,20}\z',
				__( 'Enter a project ID such as abcd1234ef, with lowercase letters and digits.', 'brolga' )
			),
		];
	}

	public function problems( Values $values ): array {
		return [];
	}

	public function told( Values $values ): array {
		return Hosts::told( $this->id(), $values->text( 'clarity' ) );
	}

	public function consent( string $host ): Service {
		return new Service(
			$this->id(),
			Category::Statistics,
			'Microsoft Clarity',
			__( 'Records clicks, scrolling and movements of the pointer, so that we see where our pages are hard to use.', 'brolga' ),
			$host,
			[
				new Storage( '_clck', __( 'Tells visitors apart.', 'brolga' ), 365 ),
				new Storage( '_clsk', __( 'Combines the pages of a visit into one recording.', 'brolga' ), 1 ),
			]
		);
	}

	public function script(): string {
		return '';
	}
}
