<?php
declare( strict_types=1 );

namespace Brolga\Tracking\Services;

use Brolga\Api\Consent\Category;
use Brolga\Api\Consent\Service;
use Brolga\Api\Consent\Storage;
use Brolga\Api\Settings\Values;
use Brolga\Api\Tracking\TrackingService;

/**
 * Google Tag Manager. Its container may load advertising, so it always counts as marketing.
 *
 * @see TRACK-5 TRACK-8
 */
final class TagManagerService implements TrackingService {

	public const ID = 'tag-manager';

	public function id(): string {
		return self::ID;
	}

	/** @return array<string, array<string, mixed>> */
	public function schema(): array {
		return [
			'tag_manager' => TextSetting::schema(
				'^GTM-[A-Z0-9]{4,12}\z',
				__( 'Enter a container ID such as GTM-ABC1234.', 'brolga' )
			),
		];
	}

	public function problems( Values $values ): array {
		return [];
	}

	public function told( Values $values ): array {
		return Hosts::told( $this->id(), $values->text( 'tag_manager' ) );
	}

	public function consent( string $host ): Service {
		return new Service(
			$this->id(),
			Category::Marketing,
			'Google Tag Manager',
			__( 'Loads the analytics and advertising tags that we have chosen.', 'brolga' ),
			$host,
			[
				...Google::storage(),
				new Storage( '_gcl_*', __( 'Remembers which advertisement brought you here.', 'brolga' ), 90 ),
			],
			true
		);
	}

	public function script(): string {
		return '';
	}
}
