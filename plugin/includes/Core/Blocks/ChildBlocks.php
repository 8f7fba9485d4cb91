<?php
declare( strict_types=1 );

namespace Brolga\Core\Blocks;

/**
 * Passes data from child blocks to their parent, which WordPress renders after them. Each child
 * pushes its data, such as label and id, onto a stack per block name; the parent takes as many
 * entries as it has children. Nested parents of the same kind have already taken theirs, so the
 * last entries always belong to the current parent.
 */
final class ChildBlocks {

	/** @var array<string, list<array<string, string>>> */
	private array $stacks = [];

	/** @param array<string, string> $facts */
	public function leave( string $block_name, array $facts ): void {
		$this->stacks[ $block_name ][] = $facts;
	}

	/** @return list<array<string, string>> */
	public function take( string $block_name, int $count ): array {
		if ( $count < 1 || ! isset( $this->stacks[ $block_name ] ) ) {
			return [];
		}
		return array_splice( $this->stacks[ $block_name ], -$count );
	}
}
