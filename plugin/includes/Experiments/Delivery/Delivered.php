<?php
declare( strict_types=1 );

namespace Brolga\Experiments\Delivery;

use Brolga\Experiments\Experiment;

/**
 * One of the ways in which a visitor comes to a variant.
 */
interface Delivered {

	/**
	 * What the page has in it.
	 *
	 * @param Experiment    $experiment A test that runs.
	 * @param SavedVariants $variants   Its blocks.
	 */
	public function render( Experiment $experiment, SavedVariants $variants ): string;
}
