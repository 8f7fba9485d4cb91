<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Import;

/**
 * Whether a person may be mailed according to an imported file: agreed, never confirmed, or
 * unsubscribed or undeliverable. The stricter of two has the higher value.
 *
 * @see NEWS-200
 */
enum ImportedConsent: int {
	case Agreed = 0;
	case Never  = 1;
	case Left   = 2;

	public function or( self $other ): self {
		return $other->value > $this->value ? $other : $this;
	}
}
