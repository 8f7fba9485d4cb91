<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

/**
 * A module that needs something a site or a request may not have: a built plugin,
 * an owner's filter. Its class answers before anything is built, by facts that
 * cost nothing.
 */
interface Conditional extends Module {

	/**
	 * Whether it can work. What waits for a hook is asked each time until it can.
	 */
	public static function can_register(): bool;
}
