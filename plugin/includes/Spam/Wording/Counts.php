<?php
declare( strict_types=1 );

namespace Brolga\Spam\Wording;

/**
 * In how many honest messages and in how much spam something was seen.
 */
final class Counts {

	public function __construct(
		public readonly int $honest = 0,
		public readonly int $spam = 0
	) {}

	public function all(): int {
		return $this->honest + $this->spam;
	}

	/**
	 * Together with others, of which each counts several times.
	 *
	 * @param int $weight How often one of theirs counts.
	 */
	public function with( self $others, int $weight ): self {
		return new self( $this->honest + $weight * $others->honest, $this->spam + $weight * $others->spam );
	}
}
