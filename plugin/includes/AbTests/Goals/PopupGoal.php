<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Goals;

use Brolga\Api\Goals\GoalDefinition;
use Brolga\Api\Goals\GoalKind;

/**
 * The goal that a popup converts.
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
			__( 'A popup converts. Below, choose the block that opens it.', 'brolga' ),
			[ 'popup_converted' ]
		);
	}
}
