<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Goals;

/**
 * A page with the shortcode is reached, which `@brolga/goals-logs` sees.
 *
 * @see AB-4
 */
final class ShortcodeGoal implements GoalKind {

	/**
	 * Its name in blocks and rows.
	 */
	public function id(): string {
		return Goal::SHORTCODE;
	}

	/**
	 * What owners and pages are told.
	 */
	public function definition(): GoalDefinition {
		return new GoalDefinition(
			__( 'Visit to another page', 'brolga' ),
			__( 'Put this shortcode on the page that counts as the goal, then turn on “Track goal pages with a shortcode” under Brolga > Settings > A/B tests.', 'brolga' ),
			is_marked: false
		);
	}
}
