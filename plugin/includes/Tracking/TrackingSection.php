<?php
declare( strict_types=1 );

namespace Brolga\Tracking;

use Brolga\Api\Settings\Section;
use Brolga\Api\Settings\Values;
use Brolga\Core\Extensions\Extensions;
use Brolga\Tracking\Services\KnownServices;

/**
 * Settings of the tracking services. They contain only ids and URLs: no setting is ever a script.
 *
 * @see TRACK-5 TRACK-6
 */
final class TrackingSection implements Section {

	public const ID = 'tracking';

	public function __construct( private readonly KnownServices $services ) {}

	public function id(): string {
		return self::ID;
	}

	public function title(): string {
		return __( 'Tracking', 'brolga' );
	}

	/** @return array<string, array<string, mixed>> */
	public function schema(): array {
		$schema = [];
		foreach ( $this->services->all() as $service ) {
			$schema += Extensions::guard( $service::class, $service->schema( ... ), [] );
		}
		return $schema + [
			'count_staff' => [
				'type'    => 'boolean',
				'default' => false,
			],
		];
	}

	/** @return array<string, string> */
	public function problems( Values $values ): array {
		$problems = [];
		foreach ( $this->services->all() as $service ) {
			$problems += $service->problems( $values );
		}
		return $problems;
	}
}
