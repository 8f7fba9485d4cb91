<?php
declare( strict_types=1 );

namespace Brolga\Help;

use Brolga\Core\Kernel\Feature;
use Brolga\Core\Kernel\Parts;

/**
 * The handbook for owners, in wp-admin.
 */
final class HelpFeature implements Feature {

	public function parts(): Parts {
		return new Parts( admin: [ HelpScreen::class ] );
	}
}
