<?php
declare( strict_types=1 );

namespace Brolga\Core\Rest;

/**
 * Registers routes of `brolga/v1`. Built only when the REST API needs one of its routes, so that
 * page views do not pay for it.
 */
interface Controller {

	public function add_routes(): void;
}
