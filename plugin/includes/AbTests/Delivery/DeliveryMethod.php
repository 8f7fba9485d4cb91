<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Delivery;

use Brolga\AbTests\Registry\Test;

/** A way to deliver a variant to a visitor, such as rendering it on the server or picking it in the browser. */
interface DeliveryMethod {

	public function render( Test $test, SavedVariants $variants ): string;

	/**
	 * Returns the markup for a text outside the test's block that changes with the variant, such
	 * as the page title.
	 *
	 * @param array<int, string> $texts HTML by variant number; contains at least the control's.
	 */
	public function words( Test $test, array $texts ): string;
}
