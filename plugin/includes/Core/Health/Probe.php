<?php
declare( strict_types=1 );

namespace Brolga\Core\Health;

/**
 * A test that takes time or uses the network, run when the owner presses the button of the check
 * with the same id.
 */
interface Probe {

	public function id(): string;

	public function try_out(): Finding;
}
