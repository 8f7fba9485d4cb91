<?php
declare( strict_types=1 );

namespace Brolga\Demo;

/** The stages of importing and removing the demo. */
enum Stage: string {

	case None      = 'none';
	case Importing = 'importing';
	case Imported  = 'imported';
	case Undoing   = 'undoing';
	case Undone    = 'undone';

	public function is_under_way(): bool {
		return self::Importing === $this || self::Undoing === $this;
	}
}
