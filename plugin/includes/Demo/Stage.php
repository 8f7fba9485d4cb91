<?php
declare( strict_types=1 );

namespace Brolga\Demo;

/**
 * Where the demo stands on this site.
 */
enum Stage: string {

	case None      = 'none';
	case Importing = 'importing';
	case Imported  = 'imported';
	case Undoing   = 'undoing';
	case Undone    = 'undone';

	/**
	 * Whether there are steps left to do.
	 */
	public function is_under_way(): bool {
		return self::Importing === $this || self::Undoing === $this;
	}
}
