<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Goals;

use Brolga\Api\Goals\GoalDefinition;
use Brolga\Api\Goals\GoalKind;

/**
 * The goal that the variant scrolls into view.
 *
 * @see AB-4
 */
final class ViewGoal implements GoalKind {

	public function id(): string {
		return Goal::VIEW;
	}

	public function definition(): GoalDefinition {
		return new GoalDefinition(
			__( 'Variant seen', 'brolga' ),
			__( 'The visitor scrolls to the variant.', 'brolga' ),
			is_marked: false
		);
	}
}
