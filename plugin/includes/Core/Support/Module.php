<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

/**
 * A part of the plugin with its own hooks. Only register() adds hooks and constructors have no
 * side effects, so that every object can be built and tested in isolation.
 */
interface Module {

	public function register(): void;
}
