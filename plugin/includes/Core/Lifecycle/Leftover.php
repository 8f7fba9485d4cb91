<?php
declare( strict_types=1 );

namespace Brolga\Core\Lifecycle;

/**
 * Something a feature keeps where neither tables nor options hold it. It goes
 * with the site, and with the plugin where the owner wants that.
 */
interface Leftover {

	/**
	 * Removes it from the current site.
	 */
	public function remove(): void;
}
