<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Delivery;

use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Registry\Variant;

/**
 * Renders the variant that replaces a placeholder.
 *
 * @see AB-18 AB-30
 */
interface VariantRenderer {

	/** Returns an empty string if visitors may not see the post, or the block no longer exists. */
	public function render( TestKey $key, Variant $variant ): string;
}
