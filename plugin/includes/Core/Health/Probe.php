<?php
declare( strict_types=1 );

namespace Brolga\Core\Health;

/**
 * Tries something that takes time or goes over the network, when an owner
 * presses the button of the check of the same name.
 */
interface Probe {

	/**
	 * The name of its check.
	 */
	public function id(): string;

	/**
	 * Tries it, for some seconds at most.
	 */
	public function try_out(): Finding;
}
