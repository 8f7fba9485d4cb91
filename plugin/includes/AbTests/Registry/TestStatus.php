<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

/**
 * What has become of a test. The values are stored.
 */
enum TestStatus: string {

	/** What is told of a running test that visitors do not see; nothing stores it. */
	public const WAITING = 'waiting';

	/** Saved, and not started by its owner yet. */
	case Draft    = 'draft';
	case Running  = 'running';
	case Stopped  = 'stopped';
	case Archived = 'archived';

	/**
	 * What the Tests screen calls each of them, and a running test that visitors do not see.
	 *
	 * @return array<string, string> By the state that TestResult tells.
	 */
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
