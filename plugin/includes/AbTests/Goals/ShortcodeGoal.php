<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Goals;

use Brolga\Api\Goals\GoalDefinition;
use Brolga\Api\Goals\GoalKind;

/**
 * The goal that a visitor reaches a page that the owner chose, or one with the shortcode. The
 * script module `@brolga/goals-logs` detects it.
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
			__( 'Somebody who has seen the test visits the page that you choose below.', 'brolga' ),
			is_marked: false
		);
	}
}
