<?php
declare( strict_types=1 );

namespace Brolga\Core\Rest;

/**
 * Routes of `brolga/v1`. Built when the REST API starts, so that a page view
 * does not pay for them.
 */
interface Controller {

	/**
	 * Registers the routes.
	 */
	public function add_routes(): void;
}
