<?php
declare( strict_types=1 );

namespace Brolga\Search;

use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\Routes;
use Brolga\Core\Security\ClientIp;
use Brolga\Core\Security\RateLimiter;
use Brolga\Core\Security\RequestGuard;
use Brolga\Core\Support\ErrorKey;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `GET brolga/v1/search?q=`: what is suggested while somebody types.
 *
 * @see SEARCH-7 SEARCH-8 SEARCH-12
 */
final class SearchController implements Controller {

	/** Seconds for which a browser need not ask again. */
	private const FRESH = 60;

	public function __construct(
		private readonly SiteSearch $search,
		private readonly DidYouMean $near,
		private readonly RateLimiter $limiter,
		private readonly ClientIp $client
	) {}

	/**
	 * Registers the route.
	 */
	public function add_routes(): void {
		register_rest_route(
			Routes::NAMESPACE,
			'/search',
			[
				'methods'             => 'GET',
				'permission_callback' => '__return_true',
				'callback'            => $this->answer( ... ),
				'args'                => [
					'q'    => [
						'description' => __( 'The search term.', 'brolga' ),
						'type'        => 'string',
						'required'    => true,
						'maxLength'   => SearchAddress::MAX_LENGTH,
					],
					'type' => [
						'description' => __( 'The post type. All searchable types if it is missing.', 'brolga' ),
						'type'        => 'string',
						'maxLength'   => 20,
						'default'     => '',
					],
				],
			]
		);
	}

	/**
	 * Searches the site.
	 *
	 * @param WP_REST_Request $request The request.
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function answer( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$refusal = RequestGuard::refusal( strlen( (string) $request->get_body() ), (string) $request->get_header( 'origin' ), (string) $request->get_header( 'sec_fetch_site' ), (string) $request->get_header( 'host' ) );
		if ( null !== $refusal ) {
			return self::refuse( $refusal );
		}
		$decision = $this->limiter->hit( 'search', $this->client->hashed_bucket() );
		if ( ! $decision->allowed ) {
			$answer = rest_convert_error_to_response( self::refuse( ErrorKey::TooMany ) );
			$answer->header( 'Retry-After', (string) $decision->retry_after );
			return $answer;
		}
		$q      = $request->get_param( 'q' );
		$type   = $request->get_param( 'type' );
		$q      = is_string( $q ) ? $q : '';
		$type   = is_string( $type ) ? $type : '';
		$found  = $this->search->suggest( $q, $type );
		$answer = new WP_REST_Response( $found + [ 'suggestion' => 0 === $found['total'] ? $this->near->instead_of( $q, $type ) : '' ] );
		// Suggestions are for everybody alike: nothing in them depends on who asks.
		$answer->header( 'Cache-Control', 'public, max-age=' . self::FRESH );
		return $answer;
	}

	/**
	 * A refusal and its words.
	 *
	 * @param ErrorKey $key Why.
	 */
	private static function refuse( ErrorKey $key ): WP_Error {
		return new WP_Error( $key->value, $key->message(), [ 'status' => $key->status() ] );
	}
}
