<?php
declare( strict_types=1 );

namespace Brolga\Leads\Import;

use Brolga\Core\Import\ImportRequest;
use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\ProtectedRoutes;
use Brolga\Core\Support\Roles;
use Brolga\Leads\Storage\LeadListRepository;
use Brolga\Leads\Storage\LeadRepository;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `POST brolga/v1/imports/leads`.
 *
 * @see EXPORT-4 EXPORT-5
 */
final class LeadImportController implements Controller {

	public function __construct(
		private readonly ImportRequest $request,
		private readonly LeadRepository $leads,
		private readonly LeadListRepository $list
	) {}

	public function add_routes(): void {
		( new ProtectedRoutes( Roles::MANAGE_LEADS ) )->open(
			'/imports/leads',
			'POST',
			/** Previews, tests or imports a CSV file of leads. */
			fn ( WP_REST_Request $request ): WP_REST_Response|WP_Error => $this->request->answer(
				$request,
				new LeadImport( $this->leads, $this->list ),
				LeadImport::AUDIT
			)
		);
	}
}
