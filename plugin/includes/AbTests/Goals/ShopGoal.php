<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Goals;

use Brolga\Api\Goals\GoalDefinition;
use Brolga\Api\Goals\GoalKind;

/**
 * The goal that a visitor places an order, often on another page. The script module
 * `@brolga/goals-logs` remembers the test until then.
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
			__( 'A visitor who was counted for the test places an order, whatever they buy. Below, choose a product or button that leads to it.', 'brolga' ),
			[ 'purchase' ]
		);
	}
}
