<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

use DateTimeImmutable;

/**
 * A test in the registry: the settings from its block, and its status.
 *
 * @see AB-17 AB-30
 */
final class StoredTest {

	/**
	 * @param Test $test As last saved in its block.
	 * @param bool $is_live Whether the block exists and visitors can see its post.
	 * @param int|null $started_at Unix timestamp when visitors could first see the test; null: not yet.
	 * @param int|null $stopped_at Unix timestamp; null: not stopped.
	 * @param int|null $winner Number of the promoted variant; null: none.
	 * @param string $notice Code of the last message to the owner; may be empty.
	 * @param list<int> $left_out Groups of networks whose visitors are excluded from the results.
	 * @param bool $has_goal Whether the plugin that adds the goal is active. Without it nothing is counted.
	 */
	public function __construct(
		public readonly Test $test,
		public readonly TestStatus $status,
		public readonly bool $is_live,
		public readonly ?int $started_at = null,
		public readonly ?int $stopped_at = null,
		public readonly ?int $winner = null,
		public readonly string $notice = '',
		public readonly array $left_out = [],
		public readonly bool $has_goal = true
	) {}

	public function is_running( DateTimeImmutable $now ): bool {
		return $this->is_live
			&& $this->has_goal
			&& TestStatus::Running === $this->status
			&& $this->test->target->is_open( $now );
	}
}
