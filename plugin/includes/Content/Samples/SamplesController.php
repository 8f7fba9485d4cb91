<?php
declare( strict_types=1 );

namespace Brolga\Content\Samples;

use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\ProtectedRoutes;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST route `brolga/v1/samples`, which finds the sample text in a page that is about to be
 * published. The request contains the content, because it is often not saved yet.
 *
 * @see START-342 REST-11
 */
final class SamplesController implements Controller {

	public function __construct( private readonly Samples $samples ) {}

	public function add_routes(): void {
		( new ProtectedRoutes( 'edit_posts' ) )->open( '/samples', 'POST', $this->find( ... ), 'sample-search' );
	}

	/**
	 * Names the sample text of a page.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function find( WP_REST_Request $request ): WP_REST_Response {
		$content = is_string( $request['content'] ) ? $request['content'] : '';
		$items   = [];
		foreach ( $this->samples->in( $content ) as $text => $kind ) {
			$items[] = [
				'kind' => $kind->value,
				'text' => (string) $text,
			];
		}
		return new WP_REST_Response( [ 'items' => $items ] );
	}
}
