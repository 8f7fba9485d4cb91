<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Goals;

use Brolga\Core\Extensions\Extension;

/**
 * What a test can be decided by. Other plugins bring theirs by the filter
 * `brolga_goal_kinds`.
 *
 * @see EXT-3 EXT-1
 */
interface GoalKind extends Extension {

	/**
	 * What owners and pages are told of it. Asked when WordPress has loaded translations.
	 */
	public function definition(): GoalDefinition;
}
