<?php
declare( strict_types=1 );

namespace Brolga\Demo;

use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\ProtectedRoutes;
use WP_REST_Request;
use WP_REST_Response;

/**
 * The demo: `brolga/v1/demo` returns the state of the import, `demo/import` and `demo/undo` start, and `demo/continue`
 * runs the next step.
 *
 * @see START-3 START-7
 */
final class DemoController implements Controller {

	public function __construct(
		private readonly DemoService $demo,
		private readonly DemoStatus $status
	) {}

	public function add_routes(): void {
		$routes = new ProtectedRoutes( DemoCapability::NAME );
		$routes->open(
			'/demo',
			'GET',
			/** Returns the state of the import of the demo. */
			fn (): WP_REST_Response => new WP_REST_Response( $this->status->tell() )
		);
		$routes->open( '/demo/import', 'POST', $this->import( ... ), 'demo-import' );
		$routes->open(
			'/demo/continue',
			'POST',
			/** Runs the next step of the import or of its removal. */
			fn (): WP_REST_Response => $this->answer( $this->demo->go_on( ... ) )
		);
		$routes->open(
			'/demo/undo',
			'POST',
			/** Starts to remove the demo. */
			fn (): WP_REST_Response => $this->answer( $this->demo->undo( ... ) )
		);
	}

	/**
	 * Starts the import of the demo.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function import( WP_REST_Request $request ): WP_REST_Response {
		$choices = Choices::of( $request->get_json_params() );
		return $this->answer( fn (): bool => $this->demo->import( $choices ) );
	}

	/**
	 * Runs a slice of work and returns the new state.
	 *
	 * @param callable(): bool $work Returns false if another request is working.
	 */
	private function answer( callable $work ): WP_REST_Response {
		// Tells other plugins not to announce what is published now. Not for internal calls of this route, which
		// may publish real posts later.
		if ( wp_is_serving_rest_request() && ! defined( 'WP_IMPORTING' ) ) {
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress' own name.
			define( 'WP_IMPORTING', true );
		}
		$is_ours = $work();
		return new WP_REST_Response( [ 'busy' => ! $is_ours ] + $this->status->tell() );
	}
}
