<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Goals;

/**
 * A page with the shortcode is reached, which `@brolga/goals-logs` sees.
 *
 * @see AB-4
 */
final class ShortcodeGoal implements GoalKind {

	public function id(): string {
		return Goal::SHORTCODE;
	}

	public function definition(): GoalDefinition {
		return new GoalDefinition(
			__( 'Visit to another page', 'brolga' ),
			__( 'Put this shortcode on the page that counts as the goal, then turn on “Track goal pages with a shortcode” under Brolga > Settings > A/B tests.', 'brolga' ),
			is_marked: false
		);
	}
}
