<?php
declare( strict_types=1 );

namespace Brolga\Core\Kernel;

/**
 * A feature declares its parts; Application builds them on demand. A new feature needs a folder
 * with such a class, and a line in Plugin.
 */
interface Feature {

	/** Names the feature's parts by class; must not build any of them. */
	public function parts(): Parts;
}
