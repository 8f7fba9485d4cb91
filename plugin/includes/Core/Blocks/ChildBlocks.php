<?php
declare( strict_types=1 );

namespace Brolga\Core\Blocks;

/**
 * WordPress renders inner blocks before the block that holds them. Each child
 * leaves what its parent needs (a label, an id) on this stack, and the parent
 * takes its own children's; nested blocks of the same kind have been taken by
 * then, so the last ones are always the right ones.
 */
final class ChildBlocks {

	/** @var array<string, list<array<string, string>>> */
	private array $stacks = [];

	/**
	 * @param string                $block_name The child's block name.
	 * @param array<string, string> $facts      What its parent needs to know.
	 */
	public function leave( string $block_name, array $facts ): void {
		$this->stacks[ $block_name ][] = $facts;
	}

	/**
	 * The facts that the last children left, in their order.
	 *
	 * @param string $block_name The child's block name.
	 * @param int    $count      How many children the parent has.
	 * @return list<array<string, string>>
	 */
	public function take( string $block_name, int $count ): array {
		if ( $count < 1 || ! isset( $this->stacks[ $block_name ] ) ) {
			return [];
		}
		return array_splice( $this->stacks[ $block_name ], -$count );
	}
}
