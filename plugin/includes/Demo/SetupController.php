<?php
declare( strict_types=1 );

namespace Brolga\Demo;

use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\ProtectedRoutes;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `brolga/v1/setup`: sets up the site for a business, after its details were saved.
 *
 * @see START-861
 */
final class SetupController implements Controller {

	public function __construct( private readonly SetupService $setup ) {}

	public function add_routes(): void {
		( new ProtectedRoutes( DemoCapability::NAME ) )->open( '/setup', 'POST', $this->apply( ... ), 'site-setup' );
	}

	/**
	 * Sets up the site. `problems` names what stayed as it was.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function apply( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( [ 'problems' => $this->setup->apply( $request->get_json_params() ?? [] ) ] );
	}
}
