<?php
declare( strict_types=1 );

namespace Brolga\Session;

use Brolga\Core\Kernel\Feature;
use Brolga\Core\Kernel\Parts;

/**
 * Keeps a page that stays open able to send.
 */
final class SessionFeature implements Feature {

	public function parts(): Parts {
		return new Parts(
			modules: [ KeepAlive::class ],
			routes: [ KeepAlive::class ]
		);
	}
}
