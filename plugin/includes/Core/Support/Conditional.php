<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

/**
 * A module that can work only under some conditions, such as a built plugin or a filter in use.
 * The class is asked before anything is built, so the check must be cheap.
 */
interface Conditional extends Module {

	/** Whether the module can work in this request. One that waits for a hook is asked until it can. */
	public static function can_register(): bool;
}
