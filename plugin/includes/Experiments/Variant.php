<?php
declare( strict_types=1 );

namespace Brolga\Experiments;

/**
 * One of the contents that a test compares.
 */
final class Variant {

	/** The control's number. */
	public const CONTROL = 0;

	/** The greatest weight that an owner can give. */
	public const MAX_WEIGHT = 100;

	/**
	 * @param int    $number Its number in the test; 0 is the control. Never used again once it is deleted.
	 * @param string $label  What its owner calls it; may be empty.
	 * @param int    $weight How often it is given out, against the other variants' weights: 0 to 100.
	 */
	public function __construct(
		public readonly int $number,
		public readonly string $label,
		public readonly int $weight
	) {}
}
