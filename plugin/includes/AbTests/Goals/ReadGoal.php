<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Goals;

use Brolga\Api\Goals\GoalDefinition;
use Brolga\Api\Goals\GoalKind;

/**
 * The goal that the variant stays in view for three seconds.
 *
 * @see AB-4
 */
final class ReadGoal implements GoalKind {

	public function id(): string {
		return Goal::READ;
	}

	public function definition(): GoalDefinition {
		return new GoalDefinition(
			__( 'Variant read', 'brolga' ),
			__( 'The variant stays in view for three seconds.', 'brolga' ),
			is_marked: false
		);
	}
}
