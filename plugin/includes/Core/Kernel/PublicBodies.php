<?php
declare( strict_types=1 );

namespace Brolga\Core\Kernel;

use Brolga\Core\Rest\Routes;
use Brolga\Core\Support\Module;
use WP_Error;
use WP_REST_Request;

/**
 * WordPress parses a body before it asks anybody, and answers one that is not
 * JSON by itself. The visitors' routes read their bodies, so that size and
 * origin come first and a refusal has one shape whatever the reason.
 *
 * @see REST-2 REST-8
 */
final class PublicBodies implements Module {

	public function __construct( private readonly Parts $parts ) {}

	/**
	 * Looks at requests that are about to be refused.
	 */
	public function register(): void {
		add_filter( 'rest_request_before_callbacks', $this->let_through( ... ), 10, 3 );
	}

	/**
	 * Lets a body that cannot be read through to the route.
	 *
	 * @param mixed $answer  What WordPress would answer, null for nothing.
	 * @param mixed $handler The route's handler.
	 * @param mixed $request The request.
	 */
	private function let_through( mixed $answer, mixed $handler, mixed $request ): mixed {
		$is_ours = $request instanceof WP_REST_Request && in_array( $request->get_route(), array_map( static fn ( string $route ): string => '/' . Routes::NAMESPACE . $route, $this->parts->public_routes ), true );
		return $is_ours && $answer instanceof WP_Error && 'rest_invalid_json' === $answer->get_error_code() ? null : $answer;
	}
}
