<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

/** The status of a test. The values are stored in the database. */
enum TestStatus: string {

	/** Shown for a running test that visitors cannot see; never stored. */
	public const WAITING = 'waiting';

	case Draft    = 'draft';
	case Running  = 'running';
	case Stopped  = 'stopped';
	case Archived = 'archived';

	/** @return array<string, string> */
	public static function labels(): array {
		return [
			self::Draft->value    => _x( 'Draft', 'a test that has not started', 'brolga' ),
			self::Running->value  => __( 'Running', 'brolga' ),
			self::WAITING         => __( 'Not visible', 'brolga' ),
			self::Stopped->value  => __( 'Stopped', 'brolga' ),
			self::Archived->value => __( 'Archived', 'brolga' ),
		];
	}
}
