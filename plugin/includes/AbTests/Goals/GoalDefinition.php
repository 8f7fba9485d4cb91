<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Goals;

/**
 * What owners and pages are told of a goal.
 */
final class GoalDefinition {

	/**
	 * @param string $label What owners call it.
	 * @param string $help What there is to do for it, or when it is reached: a sentence.
	 * @param list<string>|null $events Names of `brolga:event` that reach it; null: those of forms, orders and popups,
	 *                                  in a marked block.
	 * @param bool $is_marked Whether it is reached in a block, which the owner marks; else anywhere on a page of the
	 *                        test.
	 * @param string $script The id of a registered script module for pages of such tests; empty: none.
	 */
	public function __construct(
		public readonly string $label,
		public readonly string $help,
		public readonly ?array $events = null,
		public readonly bool $is_marked = true,
		public readonly string $script = ''
	) {}
}
