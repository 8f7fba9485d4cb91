<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Delivery;

use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Registry\Variant;

/**
 * Renders what a visitor is given in a placeholder's place.
 *
 * @see AB-18 AB-30
 */
interface VariantRenderer {

	/**
	 * A variant as it is saved, inside of its element; empty where a
	 * visitor may not see the post, or the block is gone.
	 */
	public function render( TestKey $key, Variant $variant ): string;
}
