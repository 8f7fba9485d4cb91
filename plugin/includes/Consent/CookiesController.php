<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\ProtectedRoutes;
use Brolga\Core\Support\Roles;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `brolga/v1/found-cookies`: returns the pages that the Health screen should check for cookies,
 * and stores the result.
 *
 * @see CONSENT-40 CONSENT-42
 */
final class CookiesController implements Controller {

	public function __construct(
		private readonly CookiePages $pages,
		private readonly CookieScanner $scanner,
		private readonly FoundCookies $found
	) {}

	public function add_routes(): void {
		$routes = new ProtectedRoutes( Roles::MANAGE_SETTINGS );
		$routes->open( '/found-cookies', 'GET', $this->pages( ... ) );
		$routes->open( '/found-cookies', 'POST', $this->keep( ... ), 'found-cookies' );
	}

	/**
	 * Lists the pages to check for cookies, each with a signed URL that shows it as to a visitor who has refused
	 * everything.
	 */
	private function pages(): WP_REST_Response {
		return new WP_REST_Response(
			array_map(
				fn ( string $url ): array => [
					'url'  => $url,
					'open' => $this->scanner->address( $url ),
				],
				$this->pages->addresses()
			)
		);
	}

	/**
	 * Stores the cookies that were found, and returns the finding.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function keep( WP_REST_Request $request ): WP_REST_Response {
		$found = [];
		foreach ( is_array( $request['found'] ) ? $request['found'] : [] as $one ) {
			if (
				is_array( $one )
				&& is_string( $one['name'] ?? null )
				&& is_string( $one['by'] ?? null )
				&& is_string( $one['page'] ?? null )
			) {
				$found[] = [
					'name' => $one['name'],
					'by'   => $one['by'],
					'page' => $one['page'],
				];
			}
		}
		$failed = array_values(
			array_filter( is_array( $request['failed'] ) ? $request['failed'] : [], is_string( ... ) )
		);
		$this->found->keep( $found, is_int( $request['pages'] ) ? $request['pages'] : 0, $failed );
		return new WP_REST_Response( $this->found->finding()->format( CookiesCheck::ID ) );
	}
}
