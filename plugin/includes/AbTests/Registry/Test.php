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
	 * @param string $name What its owner calls it; may be empty.
	 * @param Goal $goal What it is decided by.
	 * @param list<Variant> $variants The control first; each number once.
	 * @param Targeting $target Who takes part, and when.
	 * @param bool $is_draft Whether it was saved to be started later. What has become of it since, the registry knows.
	 * @param GoalPlace $place What was chosen as its goal, beside blocks that are marked.
	 */
	public function __construct(
		public readonly TestKey $key,
		public readonly string $name,
		public readonly Goal $goal,
		public readonly array $variants,
		public readonly Targeting $target,
		public readonly bool $is_draft = false,
		public readonly GoalPlace $place = new GoalPlace()
	) {}

	/**
	 * The variant that a subject id names, or null.
	 *
	 * @param string $subject_id A subject's id.
	 */
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
	 * The variant for a visitor who has none, by the owner's weights. Where all
	 * weights are 0 it is the control.
	 *
	 * @param float $chance A number from 0 up to, but not including, 1.
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
