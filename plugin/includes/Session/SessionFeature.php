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
			asked: [ KeepAlive::class => [ 'update' ] ],
			routes: [ KeepAlive::class => [ 'keep-alive' ] ]
		);
	}
}
