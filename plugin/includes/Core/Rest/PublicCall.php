<?php
declare( strict_types=1 );

namespace Brolga\Core\Rest;

use Brolga\Core\Security\RequestGuard;
use Brolga\Core\Support\ErrorKey;
use Brolga\Core\Support\EventError;
use Closure;
use WP_REST_Request;
use WP_REST_Response;

/**
 * What the routes have in common that a page's own scripts call: anybody may, and
 * the token in the body is what counts.
 *
 * @see REST-2
 */
final class PublicCall {

	/**
	 * Opens a route for calls.
	 *
	 * @param non-falsy-string                            $path   Below the namespace.
	 * @param Closure(WP_REST_Request): WP_REST_Response $answer Answers.
	 * @phpstan-param Closure(WP_REST_Request<array<string, mixed>>): WP_REST_Response $answer
	 */
	public static function open( string $path, Closure $answer ): void {
		register_rest_route(
			Routes::NAMESPACE,
			$path,
			[
				'methods'             => 'POST',
				'permission_callback' => '__return_true',
				'callback'            => $answer,
			]
		);
	}

	/**
	 * Why a request is not looked at, for its size or its origin; null: it is.
	 *
	 * @param WP_REST_Request $request The request.
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function refusal( WP_REST_Request $request ): ?ErrorKey {
		// WordPress says that a body is always a text; one that was never sent is null.
		return RequestGuard::refusal( strlen( (string) $request->get_body() ), (string) $request->get_header( 'origin' ), (string) $request->get_header( 'sec_fetch_site' ), RequestGuard::host() );
	}

	/**
	 * An answer that no cache keeps.
	 *
	 * @param array<string, mixed> $body   What it says.
	 * @param int                  $status Its status.
	 * @param int                  $after  Seconds after which a refused call may be tried again; 0: nobody knows.
	 */
	public static function answer( array $body, int $status = 200, int $after = 0 ): WP_REST_Response {
		return new WP_REST_Response( $body, $status, [ 'Cache-Control' => 'no-store' ] + ( $after > 0 ? [ 'Retry-After' => (string) $after ] : [] ) );
	}

	/**
	 * An answer that is an error.
	 *
	 * @param ErrorKey $error Why.
	 * @param int      $after Seconds after which it may be tried again; 0: nobody knows.
	 */
	public static function refuse( ErrorKey $error, int $after = 0 ): WP_REST_Response {
		return self::answer( EventError::format( $error ), $error->status(), $after );
	}
}
