<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Goals;

/**
 * A button or link is clicked, which the owner marks.
 *
 * @see AB-4
 */
final class ClickGoal implements GoalKind {

	public function id(): string {
		return Goal::CLICK;
	}

	public function definition(): GoalDefinition {
		return new GoalDefinition(
			_x( 'Click', 'goal of a test', 'brolga' ),
			__( 'Select the button or link that should be clicked and choose this test under “A/B test goal” in its settings.', 'brolga' )
		);
	}
}
