<?php
declare( strict_types=1 );

namespace Brolga\Popups;

use Brolga\Core\Feature;
use Brolga\Core\Parts;

/**
 * Popups: what lies over a page, when it opens, and how often.
 */
final class PopupsFeature implements Feature {

	/**
	 * Its parts.
	 */
	public function parts(): Parts {
		return new Parts();
	}
}
