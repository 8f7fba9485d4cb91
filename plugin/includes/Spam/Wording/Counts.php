<?php
declare( strict_types=1 );

namespace Brolga\Spam\Wording;

/** In how many genuine messages and in how many spam messages a feature was found. */
final class Counts {

	public function __construct(
		public readonly int $honest = 0,
		public readonly int $spam = 0
	) {}

	public function all(): int {
		return $this->honest + $this->spam;
	}

	public function with( self $others, int $weight ): self {
		return new self( $this->honest + $weight * $others->honest, $this->spam + $weight * $others->spam );
	}
}
