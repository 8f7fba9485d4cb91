<?php
declare( strict_types=1 );

namespace Brolga\Search;

use Brolga\Core\Rest\Admission;
use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\DeclaresRoutes;
use Brolga\Core\Rest\JsonAnswer;
use Brolga\Core\Rest\PublicCall;
use Brolga\Core\Rest\PublicRoute;
use Brolga\Core\Rest\PublicRoutes;
use Brolga\Core\Rest\Rate;
use Brolga\Core\Rest\Refusals;
use WP_REST_Request;

/**
 * `GET brolga/v1/search?q=` returns suggestions while a visitor types.
 *
 * @phpstan-import-type Found from SiteSearch
 *
 * @see SEARCH-7 SEARCH-8 SEARCH-12 SEARCH-404
 */
final class SearchController implements Controller, DeclaresRoutes {

	/** Seconds for which a browser may cache the response. */
	private const FRESH = 60;

	public function __construct(
		private readonly PublicRoutes $routes,
		private readonly SiteSearch $search,
		private readonly DidYouMean $near,
		private readonly BusinessAnswers $answers
	) {}

	/** Requires no token: results are the same for everybody, and are requested while a visitor types. */
	public static function routes(): array {
		return [
			new PublicRoute(
				'/search',
				'GET',
				rate: new Rate( 'search' ),
				args: [
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
				refusals: Refusals::WordPress,
				fresh: self::FRESH
			),
		];
	}

	public function add_routes(): void {
		$this->routes->open( self::routes()[0], $this->answer( ... ) );
	}

	/**
	 * Searches the site.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function answer( PublicCall $call, Admission $admission, WP_REST_Request $request ): JsonAnswer {
		$q     = $request->get_param( 'q' );
		$type  = $request->get_param( 'type' );
		$q     = is_string( $q ) ? $q : '';
		$type  = is_string( $type ) ? $type : '';
		$found = $this->answered( $q, $this->search->suggest( $q, $type ) );
		return new JsonAnswer(
			$found + [ 'suggestion' => 0 === $found['total'] ? $this->near->instead_of( $q, $type ) : '' ]
		);
	}

	/**
	 * @phpstan-param Found  $found  By the site's search.
	 * @phpstan-return Found
	 */
	private function answered( string $search, array $found ): array {
		$answers = [];
		foreach ( $this->answers->to( $search ) as $answer ) {
			$answers[] = [
				'title'   => $answer['name'],
				// Results that cannot be opened link to the page of results.
				'url'     => '' === $answer['url']
					? add_query_arg( 's', rawurlencode( $search ), home_url( '/' ) )
					: $answer['url'],
				'type'    => '',
				'excerpt' => implode( ' · ', $answer['lines'] ),
				'image'   => '',
			];
		}
		return [
			'total'   => $found['total'] + count( $answers ),
			'results' => [ ...$answers, ...$found['results'] ],
		];
	}
}
