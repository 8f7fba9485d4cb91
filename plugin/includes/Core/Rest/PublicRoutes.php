<?php
declare( strict_types=1 );

namespace Brolga\Core\Rest;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Support\ErrorKey;
use Brolga\Core\Support\Module;
use Closure;
use WeakMap;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Registers the public REST routes. WordPress parses a body and validates arguments before it
 * calls the permission callback; here, these errors are held back until size, origin, signature
 * and rate have been checked.
 *
 * @see REST-2 REST-8
 */
final class PublicRoutes implements Module {

	private const MARK = 'brolga_public';

	private const VERDICTS = [ 'rest_invalid_json', 'rest_missing_callback_param', 'rest_invalid_param' ];

	/** @var WeakMap<object, WP_Error> Errors held back, by request. */
	private WeakMap $verdicts;

	public function __construct( private readonly Gate $gate ) {
		$this->verdicts = new WeakMap();
	}

	public function register(): void {
		add_filter( 'rest_request_before_callbacks', $this->hold_back( ... ), 10, 3 );
		add_filter( 'rest_pre_serve_request', $this->serve( ... ), 10, 2 );
	}

	/**
	 * Registers a route that calls Gate itself, and responds to refused requests.
	 *
	 * @phpstan-param Closure(
	 *     PublicCall,
	 *     Admission,
	 *     WP_REST_Request<array<string, mixed>>
	 * ): ( JsonAnswer | TextAnswer ) $callback
	 */
	public function open( PublicRoute $route, Closure $callback ): void {
		$this->hand_on(
			$route,
			function (
				PublicCall $call,
				WP_REST_Request $request
			) use ( $route, $callback ): JsonAnswer|TextAnswer|WP_Error {
				$admission = $this->gate->ask( $route, $call );
				if ( null === $admission->error ) {
					return $callback( $call, $admission, $request );
				}
				// WordPress describes best what is wrong with an argument.
				return ErrorKey::BadRequest === $admission->error && null !== $call->misfit
					? $call->misfit
					: JsonAnswer::refused( $admission->error, $admission->retry_after, $route->refusals );
			}
		);
	}

	/**
	 * Registers a route whose callback calls Gate itself, because it also serves other entry
	 * points.
	 *
	 * @phpstan-param Closure(
	 *     PublicCall,
	 *     WP_REST_Request<array<string, mixed>>
	 * ): ( JsonAnswer | TextAnswer | WP_Error ) $callback
	 */
	public function hand_on( PublicRoute $route, Closure $callback ): void {
		register_rest_route(
			DeclaresRoutes::NAMESPACE,
			$route->name,
			[
				'methods'             => $route->method,
				'permission_callback' => '__return_true',
				'args'                => 'GET' === $route->method ? $route->args() : self::unread( $route->args() ),
				'callback'            => function (
					WP_REST_Request $request
				) use ( $route, $callback ): WP_REST_Response|WP_Error {
					try {
						$answer = $callback(
							PublicCall::of_rest( $request, $this->verdicts[ $request ] ?? null ),
							$request
						);
					} catch ( StorageUnavailable ) {
						$answer = JsonAnswer::refused( ErrorKey::Unavailable, 0, $route->refusals );
					}
					return $answer instanceof JsonAnswer ? $answer->response( $route->fresh ) : $answer;
				},
				self::MARK            => true,
			]
		);
	}

	/**
	 * Keeps WordPress from validating the arguments of a body: Gate validates the whole body later.
	 *
	 * @param array<string, array<string, mixed>> $args
	 * @return array<string, array<string, mixed>>
	 */
	private static function unread( array $args ): array {
		return array_map(
			static fn ( array $arg ): array => $arg + [
				'sanitize_callback' => static fn ( mixed $value ): mixed => $value,
			],
			$args
		);
	}

	/**
	 * Sends plain text unchanged, which WordPress would encode as JSON.
	 *
	 * @param mixed $served Whether another callback has sent the response.
	 */
	private function serve( mixed $served, mixed $response ): mixed {
		if ( true === $served || ! $response instanceof TextAnswer ) {
			return $served;
		}
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- No markup: its type is told, and no browser may guess another.
		echo $response->text;
		return true;
	}

	/**
	 * Holds back WordPress's validation error, so that the route's own callback can report it in its turn.
	 *
	 * @param mixed $answer WordPress's response so far; null: none.
	 */
	private function hold_back( mixed $answer, mixed $handler, mixed $request ): mixed {
		$is_ours = is_array( $handler ) && isset( $handler[ self::MARK ] );
		if (
			! $is_ours
			|| ! $request instanceof WP_REST_Request
			|| ! $answer instanceof WP_Error
			|| ! in_array( $answer->get_error_code(), self::VERDICTS, true )
		) {
			return $answer;
		}
		$this->verdicts[ $request ] = $answer;
		return null;
	}
}
