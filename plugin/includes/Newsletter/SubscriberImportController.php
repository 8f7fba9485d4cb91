<?php
declare( strict_types=1 );

namespace Brolga\Newsletter;

use Brolga\Core\Import\ImportRequest;
use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\ProtectedRoutes;
use Brolga\Core\Roles;
use Brolga\Core\Text;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `POST brolga/v1/imports/subscribers`.
 *
 * @see EXPORT-4 EXPORT-5
 */
final class SubscriberImportController implements Controller {

	public function __construct(
		private readonly ImportRequest $request,
		private readonly SubscriberListRepository $directory,
		private readonly Departures $departures
	) {}

	/**
	 * The route.
	 */
	public function add_routes(): void {
		( new ProtectedRoutes( Roles::MANAGE_LEADS ) )->open( '/imports/subscribers', 'POST', $this->import( ... ) );
	}

	/**
	 * Previews, tests or imports a CSV file of subscribers.
	 *
	 * @param WP_REST_Request $request The request.
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function import( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$statement = Text::lines( ImportRequest::text( $request, 'statement' ) );
		if ( ImportRequest::LOOK !== ImportRequest::text( $request, 'do' ) && '' === $statement ) {
			return ImportRequest::refusal( __( 'Say how these people agreed to your emails. It is kept with each of them as proof of consent.', 'brolga' ) );
		}
		$list = ImportRequest::text( $request, 'list' );
		return $this->request->answer( $request, new SubscriberImport( $this->directory, $this->departures, '' === $list ? 'newsletter' : $list, Text::start( $statement, 2000 ) ), 'import_subscribers' );
	}
}
