<?php
declare( strict_types=1 );

namespace Brolga\Toolbar;

use Brolga\Core\Feature;
use Brolga\Core\Parts;

/**
 * Shows owners on the page itself what acts on it.
 */
final class ToolbarFeature implements Feature {

	/**
	 * Its parts.
	 */
	public function parts(): Parts {
		return new Parts( modules: [ Toolbar::class ] );
	}
}
