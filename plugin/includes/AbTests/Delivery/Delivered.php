<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Delivery;

use Brolga\AbTests\Registry\Test;

/**
 * One of the ways in which a visitor comes to a variant.
 */
interface Delivered {

	/**
	 * What the page has in it.
	 *
	 * @param Test    $test A test that runs.
	 * @param SavedVariants $variants   Its blocks.
	 */
	public function render( Test $test, SavedVariants $variants ): string;

	/**
	 * A text that goes along with the variants, outside of them: a title.
	 *
	 * @param Test         $test A test that runs.
	 * @param array<int, string> $texts      By the variants' numbers, as HTML; the control's at least.
	 */
	public function words( Test $test, array $texts ): string;
}
