<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Goals;

/**
 * A popup brings what it is for.
 *
 * @see AB-4
 */
final class PopupGoal implements GoalKind {

	public function id(): string {
		return Goal::POPUP;
	}

	public function definition(): GoalDefinition {
		return new GoalDefinition(
			__( 'Popup conversion', 'brolga' ),
			__( 'Select the block that opens the popup and choose this test under “A/B test goal” in its settings.', 'brolga' ),
			[ 'popup_converted' ]
		);
	}
}
