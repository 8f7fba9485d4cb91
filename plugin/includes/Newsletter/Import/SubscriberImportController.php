<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Import;

use Brolga\Core\Import\ImportRefused;
use Brolga\Core\Import\ImportRequest;
use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\ProtectedRoutes;
use Brolga\Core\Support\Roles;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * The REST route `POST brolga/v1/imports/subscribers`.
 *
 * @see EXPORT-4 EXPORT-5 NEWS-202
 */
final class SubscriberImportController implements Controller {

	public function __construct(
		private readonly ImportRequest $request,
		private readonly SubscriberImports $subscribers
	) {}

	public function add_routes(): void {
		( new ProtectedRoutes( Roles::MANAGE_LEADS ) )->open( '/imports/subscribers', 'POST', $this->import( ... ) );
	}

	/**
	 * Previews, tests or imports a CSV file of subscribers.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function import( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		try {
			$importer = ImportRequest::LOOK === ImportRequest::text( $request, 'do' )
				? $this->subscribers->preview()
				: $this->subscribers->of(
					ImportRequest::text( $request, 'list' ),
					ImportRequest::text( $request, 'statement' ),
					'1' === ImportRequest::text( $request, 'create_lists' )
				);
		} catch ( ImportRefused $refusal ) {
			return ImportRequest::refusal( $refusal->getMessage() );
		}
		return $this->request->answer( $request, $importer, SubscriberImports::AUDIT );
	}
}
