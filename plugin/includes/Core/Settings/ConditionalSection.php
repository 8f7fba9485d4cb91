<?php
declare( strict_types=1 );

namespace Brolga\Core\Settings;

/**
 * A settings section that only some sites need. Where it is not needed, it is not displayed, but
 * its stored values stay.
 */
interface ConditionalSection {

	public function is_needed(): bool;
}
