<?php
declare( strict_types=1 );

namespace Brolga\Core\Settings;

/**
 * A section that only some sites have a use for. Where it is not needed it is
 * not offered; what was stored stays.
 */
interface Needed {

	/**
	 * Whether this site has a use for it.
	 */
	public function is_needed(): bool;
}
