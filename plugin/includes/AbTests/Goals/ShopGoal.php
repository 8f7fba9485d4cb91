<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Goals;

/**
 * Something is ordered, often on another page: `@brolga/goals-logs` remembers the way there.
 *
 * @see AB-4
 */
final class ShopGoal implements GoalKind {

	public function id(): string {
		return Goal::SHOP;
	}

	public function definition(): GoalDefinition {
		return new GoalDefinition(
			_x( 'Order', 'goal of a test', 'brolga' ),
			__( 'An order is placed. Below, choose the product or button that leads to it.', 'brolga' ),
			[ 'purchase' ]
		);
	}
}
