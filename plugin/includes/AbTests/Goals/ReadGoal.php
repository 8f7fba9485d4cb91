<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Goals;

/**
 * The variant stays in view.
 *
 * @see AB-4
 */
final class ReadGoal implements GoalKind {

	/**
	 * Its name in blocks and rows.
	 */
	public function id(): string {
		return Goal::READ;
	}

	/**
	 * What owners and pages are told.
	 */
	public function definition(): GoalDefinition {
		return new GoalDefinition(
			__( 'Variant read', 'brolga' ),
			__( 'The variant stays in view for three seconds.', 'brolga' ),
			is_marked: false
		);
	}
}
