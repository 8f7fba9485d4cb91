<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Goals;

/**
 * A comment is left, which `@brolga/goals-logs` sees.
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
