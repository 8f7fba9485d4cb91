<?php
declare( strict_types=1 );

namespace Brolga\Core\Lifecycle;

/**
 * Data that a feature keeps outside of tables and options. They are deleted with the site, and on
 * uninstalling if the owner wants that.
 */
interface Leftover {

	public function remove(): void;
}
