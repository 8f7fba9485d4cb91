<?php
declare( strict_types=1 );

namespace Brolga\Core\Rest;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Support\ErrorKey;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Adds routes that need a capability. Their answers are kept by no cache, a
 * body is held against its whole schema, and a failing database is an honest 503.
 *
 * @see REST-12 REST-14 REST-17 REST-22
 */
final class ProtectedRoutes {

	public function __construct( private readonly string $capability ) {}

	/**
	 * Adds a route.
	 *
	 * @param non-falsy-string $path Below the namespace.
	 * @param string $method GET, POST …
	 * @param callable( WP_REST_Request<array<string, mixed>> ): ( WP_REST_Response | WP_Error ) $callback Answers it.
	 * @param string $schema The schema of its body; empty: it has none.
	 * @param array<string, array<string, mixed>> $args Schemas of its other parameters, by name.
	 */
	public function open(
		string $path,
		string $method,
		callable $callback,
		string $schema = '',
		array $args = []
	): void {
		register_rest_route(
			Routes::NAMESPACE,
			$path,
			[
				'methods'             => $method,
				'permission_callback' => fn (): bool => current_user_can( $this->capability ),
				'args'                => $args + ( '' === $schema ? [] : Schemas::args( $schema ) ),
				'callback'            => static function (
					WP_REST_Request $request
				) use ( $callback, $schema ): WP_REST_Response|WP_Error {
					try {
						$answer = self::misfit( $request, $schema ) ?? $callback( $request );
					} catch ( StorageUnavailable ) {
						return self::unavailable();
					}
					if ( $answer instanceof WP_REST_Response ) {
						$answer->header( 'Cache-Control', 'no-store' );
					}
					return $answer;
				},
			]
		);
	}

	/**
	 * Says that the database is away, and when to come back, which an error alone cannot.
	 */
	private static function unavailable(): WP_REST_Response {
		$answer = rest_convert_error_to_response( new WP_Error(
			ErrorKey::Unavailable->value,
			__( 'The database is not responding. Try again in a minute.', 'brolga' ),
			[ 'status' => 503 ]
		) );
		$answer->set_headers( AnswerHeaders::of( 503 ) );
		return $answer;
	}

	/**
	 * What is wrong with a body: WordPress holds known names against the schema,
	 * and lets unknown ones pass.
	 *
	 * @param string $schema The schema of its body; empty: it has none.
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private static function misfit( WP_REST_Request $request, string $schema ): ?WP_Error {
		if ( '' === $schema ) {
			return null;
		}
		$body = $request->get_json_params();
		$fits = rest_validate_value_from_schema( is_array( $body ) ? $body : [], Schemas::get( $schema ) );
		if ( ! $fits instanceof WP_Error ) {
			return null;
		}
		$fits->add_data( [ 'status' => 400 ] );
		return $fits;
	}
}
