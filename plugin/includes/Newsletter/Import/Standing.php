<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Import;

/**
 * Where somebody stands by what a file says: who agreed, who never did, and who
 * has left or cannot be written to.
 *
 * @see NEWS-200
 */
enum Standing: int {
	case Agreed = 0;
	case Never  = 1;
	case Left   = 2;

	/**
	 * The stricter of the two.
	 */
	public function or( self $other ): self {
		return $other->value > $this->value ? $other : $this;
	}
}
