<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

/**
 * A part of the plugin with hooks of its own. Constructors have no side effects:
 * hooks are added here alone, so that every object can be built, and tested,
 * without WordPress listening.
 */
interface Module {

	/**
	 * Adds the hooks. Called once.
	 */
	public function register(): void;
}
