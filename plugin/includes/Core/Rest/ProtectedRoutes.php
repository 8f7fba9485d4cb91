<?php
declare( strict_types=1 );

namespace Brolga\Core\Rest;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Support\ErrorKey;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Registers routes that require a capability. Their responses are never cached, a body is
 * validated against its whole schema, and a database failure is reported as status 503.
 *
 * @see REST-12 REST-14 REST-17 REST-22
 */
final class ProtectedRoutes {

	public function __construct( private readonly string $capability ) {}

	/**
	 * @param non-falsy-string $path
	 * @param callable( WP_REST_Request<array<string, mixed>> ): ( WP_REST_Response | WP_Error ) $callback
	 * @param array<string, array<string, mixed>> $args
	 */
	public function open(
		string $path,
		string $method,
		callable $callback,
		string $schema = '',
		array $args = []
	): void {
		register_rest_route(
			DeclaresRoutes::NAMESPACE,
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

	/** Returns a 503 response with Retry-After, a header that a WP_Error alone cannot set. */
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
	 * Validates a body against its whole schema; null if it is valid. WordPress validates only the
	 * declared parameters and accepts unknown ones.
	 *
	 * @param string $schema Empty: no body.
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
