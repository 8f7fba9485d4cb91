<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Goals;

use Brolga\Api\Goals\GoalDefinition;
use Brolga\Api\Goals\GoalKind;

/**
 * The goal that a visitor clicks a button or link, which the owner marks.
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
			__( 'A button or link on this page is clicked. Choose which ones below.', 'brolga' )
		);
	}
}
