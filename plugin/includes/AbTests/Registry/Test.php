<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

use Brolga\AbTests\Goals\Goal;

/**
 * A test as its block defines it.
 *
 * @see AB-1 AB-22
 */
final class Test {

	/**
	 * @param string $name May be empty.
	 * @param list<Variant> $variants The control first; numbers are unique.
	 * @param bool $is_draft Whether the block was saved as a draft. The registry knows the current status.
	 */
	public function __construct(
		public readonly TestKey $key,
		public readonly string $name,
		public readonly Goal $goal,
		public readonly array $variants,
		public readonly Targeting $target,
		public readonly bool $is_draft = false,
		public readonly GoalTarget $place = new GoalTarget()
	) {}

	public function variant( string $subject_id ): ?Variant {
		$number = $this->key->variant( $subject_id );
		foreach ( $this->variants as $variant ) {
			if ( $variant->number === $number ) {
				return $variant;
			}
		}
		return null;
	}

	/**
	 * Picks a variant by the owner's weights. If all weights are 0, it is the control.
	 *
	 * @param float $chance From 0 up to, but not including, 1.
	 */
	public function pick( float $chance ): Variant {
		$left = $chance * array_sum( array_column( $this->variants, 'weight' ) );
		foreach ( $this->variants as $variant ) {
			$left -= $variant->weight;
			if ( $left < 0.0 ) {
				return $variant;
			}
		}
		return $this->variants[0];
	}
}
