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
 * Opens the routes of the REST API that visitors ask, by what they declare.
 *
 * WordPress parses a body and checks arguments before it asks anybody. Here that
 * comes last, after size, origin, signature and rate: what it finds is held back
 * until its turn.
 *
 * @see REST-2 REST-8
 */
final class PublicRoutes implements Module {

	/** By which a route's handler is known to be one of these. */
	private const MARK = 'brolga_public';

	/** What WordPress says of bodies and arguments. */
	private const VERDICTS = [ 'rest_invalid_json', 'rest_missing_callback_param', 'rest_invalid_param' ];

	/** @var WeakMap<object, WP_Error> What was held back, by request. */
	private WeakMap $verdicts;

	public function __construct( private readonly Gate $gate ) {
		$this->verdicts = new WeakMap();
	}

	/**
	 * Looks at requests that are about to be refused.
	 */
	public function register(): void {
		add_filter( 'rest_request_before_callbacks', $this->hold_back( ... ), 10, 3 );
		add_filter( 'rest_pre_serve_request', $this->serve( ... ), 10, 2 );
	}

	/**
	 * Opens a route. Gate is asked, refusals are answered.
	 *
	 * @param PublicRoute $route    What it demands.
	 * @param Closure     $callback Answers whoever may come in.
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
				// What WordPress found wrong with an argument, it says best itself.
				return ErrorKey::BadRequest === $admission->error && null !== $call->misfit
					? $call->misfit
					: JsonAnswer::refused( $admission->error, $admission->retry_after, $route->refusals );
			}
		);
	}

	/**
	 * Opens a route whose service asks Gate, because other edges lead to it as well.
	 *
	 * @param PublicRoute $route    What it demands.
	 * @param Closure     $callback Answers.
	 * @phpstan-param Closure(
	 *     PublicCall,
	 *     WP_REST_Request<array<string, mixed>>
	 * ): ( JsonAnswer | TextAnswer | WP_Error ) $callback
	 */
	public function hand_on( PublicRoute $route, Closure $callback ): void {
		register_rest_route(
			Routes::NAMESPACE,
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
	 * Arguments of a body, which WordPress tells of and does not look at: Gate holds
	 * the whole of it against them.
	 *
	 * @param array<string, array<string, mixed>> $args The arguments.
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
	 * Sends a text as it is, which WordPress would send as JSON.
	 *
	 * @param mixed $served Whether somebody else has sent it.
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
	 * Lets a request through to its route, which says what WordPress would have said.
	 *
	 * @param mixed $answer  What WordPress would answer, null for nothing.
	 * @param mixed $handler The route's handler.
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
