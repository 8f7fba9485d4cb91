<?php
declare( strict_types=1 );

namespace Brolga\Tracking\Services;

use Brolga\Api\Consent\Category;
use Brolga\Api\Consent\Service;
use Brolga\Api\Consent\Storage;
use Brolga\Api\Settings\Values;
use Brolga\Api\Tracking\TrackingService;

/**
 * Matomo on a server of the owner's choice.
 *
 * @see TRACK-5 TRACK-8
 */
final class MatomoService implements TrackingService {

	public const ID = 'matomo';

	public function id(): string {
		return self::ID;
	}

	/** @return array<string, array<string, mixed>> */
	public function schema(): array {
		return [
			'matomo_url' => TextSetting::schema(
				'^https://' . TextSetting::HOST . '(?:/[A-Za-z0-9_./-]*)?\z',
				__( 'Enter the URL of your Matomo server, starting with https://.', 'brolga' )
			),
			'matomo_site' => TextSetting::schema(
				'^[1-9]\d{0,8}\z',
				__( 'Enter the site ID from Matomo, such as 1.', 'brolga' )
			),
		];
	}

	public function problems( Values $values ): array {
		return Pair::problems(
			$values,
			'matomo_url',
			__( 'Enter the URL of your Matomo server as well.', 'brolga' ),
			'matomo_site',
			__( 'Enter the site ID from Matomo as well.', 'brolga' )
		);
	}

	public function told( Values $values ): array {
		return Hosts::told( $this->id(), $values->text( 'matomo_site' ), $values->text( 'matomo_url' ) );
	}

	public function consent( string $host ): Service {
		return new Service(
			$this->id(),
			Category::Statistics,
			'Matomo',
			__( 'Counts visits and what visitors do on our pages, on a server of our choice.', 'brolga' ),
			$host,
			[ new Storage( 'brolga_matomo', __( 'Tells visitors apart.', 'brolga' ), 393 ) ]
		);
	}

	public function script(): string {
		return '';
	}
}
