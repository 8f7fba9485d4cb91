<?php
declare( strict_types=1 );

namespace Brolga\Api\Goals;

/**
 * How a goal is presented to owners, and how pages detect it.
 *
 * @since 0.1.0
 */
final class GoalDefinition {

	/**
	 * @param string $help Explains to the owner what reaches the goal: one sentence.
	 * @param list<string>|null $events `brolga:event` names that reach it; null: those of forms, orders and popups.
	 * @param bool $is_marked Whether the owner marks a block; else the goal can be reached anywhere on the page.
	 * @param string $script ID of a registered script module for pages with such tests; empty: none.
	 */
	public function __construct(
		public readonly string $label,
		public readonly string $help,
		public readonly ?array $events = null,
		public readonly bool $is_marked = true,
		public readonly string $script = ''
	) {}
}
