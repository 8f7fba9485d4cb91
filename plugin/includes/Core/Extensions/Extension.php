<?php
declare( strict_types=1 );

namespace Brolga\Core\Extensions;

/**
 * What other plugins can bring more of. Each kind is an interface of its own,
 * a registry and a filter; docs/extending.md describes them.
 *
 * @see EXT-1
 */
interface Extension {

	/**
	 * By which it is stored and known to scripts and addresses, for good: at most 32
	 * lowercase letters, digits, hyphens and underscores, beginning with a letter. Begin it
	 * with your plugin's name.
	 */
	public function id(): string;
}
