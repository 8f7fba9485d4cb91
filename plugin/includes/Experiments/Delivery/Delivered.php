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

	/**
	 * A text that goes along with the variants, outside of them: a title.
	 *
	 * @param Experiment         $experiment A test that runs.
	 * @param array<int, string> $texts      By the variants' numbers, as HTML; the control's at least.
	 */
	public function words( Experiment $experiment, array $texts ): string;
}
