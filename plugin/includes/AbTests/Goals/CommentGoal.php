<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Goals;

use Brolga\Api\Goals\GoalDefinition;
use Brolga\Api\Goals\GoalKind;

/**
 * The goal that a visitor leaves a comment. The script module `@brolga/goals-logs` detects it.
 *
 * @see AB-4
 */
final class CommentGoal implements GoalKind {

	public function id(): string {
		return Goal::COMMENT;
	}

	public function definition(): GoalDefinition {
		return new GoalDefinition(
			_x( 'Comment', 'goal of a test', 'brolga' ),
			__( 'The visitor leaves a comment on this page.', 'brolga' ),
			[],
			false
		);
	}
}
