<?php
declare( strict_types=1 );

namespace Brolga\Api;

/**
 * Something that other plugins can add more of. Each kind is an interface with a registry and a
 * filter; see docs/extending.md.
 *
 * @since 0.1.0
 * @see EXT-1
 */
interface Extension {

	/**
	 * Returns the permanent id, which is stored and used in scripts and URLs: at most 32 lowercase letters,
	 * digits, hyphens and underscores, beginning with a letter. Begin it with your plugin's name.
	 */
	public function id(): string;
}
