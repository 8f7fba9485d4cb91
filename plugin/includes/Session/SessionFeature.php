<?php
declare( strict_types=1 );

namespace Brolga\Session;

use Brolga\Core\Kernel\Feature;
use Brolga\Core\Kernel\Parts;

/** Lets a page that has been open for a long time still submit its forms. */
final class SessionFeature implements Feature {

	public function parts(): Parts {
		return new Parts(
			asked: [ KeepAlive::class => [ 'update' ] ],
			routes: [ KeepAlive::class => [ 'keep-alive' ] ]
		);
	}
}
