<?php
declare( strict_types=1 );

namespace Brolga\Api\Goals;

use Brolga\Api\Extension;

/**
 * A kind of goal for tests. Other plugins add theirs with the filter `brolga_goal_kinds`.
 *
 * @since 0.1.0
 * @see EXT-3 EXT-1
 */
interface GoalKind extends Extension {

	/** Returns the goal's texts and events. Not called before translations are loaded. */
	public function definition(): GoalDefinition;
}
