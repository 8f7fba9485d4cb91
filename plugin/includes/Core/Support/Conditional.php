<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

/**
 * A module that needs something a site may not have: a built plugin, WooCommerce.
 */
interface Conditional extends Module {

	/**
	 * Whether it can work in this request. Asked once, before register().
	 */
	public function can_register(): bool;
}
