<?php
declare( strict_types=1 );

namespace Brolga\Leads\Reports;

use Brolga\Core\Rest\Admission;
use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\DeclaresRoutes;
use Brolga\Core\Rest\JsonAnswer;
use Brolga\Core\Rest\ProtectedRoutes;
use Brolga\Core\Rest\PublicCall;
use Brolga\Core\Rest\PublicRoute;
use Brolga\Core\Rest\PublicRoutes;
use Brolga\Core\Rest\Rate;
use Brolga\Core\Rest\Refusals;
use Brolga\Core\Support\ErrorKey;
use Brolga\Core\Support\Roles;
use Brolga\Forms\Sending\FormTokens;
use Brolga\Forms\Source\FormId;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * The REST routes `POST brolga/v1/forms/begun`, with which a browser reports that a visitor began
 * to fill in a form, and `GET brolga/v1/forms`, the report for site owners.
 *
 * @see LEAD-19 REST-2
 */
final class FormsController implements Controller, DeclaresRoutes {

	public function __construct(
		private readonly PublicRoutes $routes,
		private readonly FormReport $report
	) {}

	public static function routes(): array {
		return [
			new PublicRoute(
				'/forms/begun',
				signature: FormTokens::signature( 'form' ),
				rate: new Rate( 'begun' ),
				args: [
					'form' => [
						'description' => 'The signed ID of the form, which the page has in brolga_form.',
						'type'        => 'string',
						'required'    => true,
					],
				],
				is_exact: true,
				unreadable: ErrorKey::BadRequest,
				refusals: Refusals::Visitors
			),
		];
	}

	public function add_routes(): void {
		$this->routes->open( self::routes()[0], $this->begun( ... ) );
		( new ProtectedRoutes( Roles::MANAGE_LEADS ) )->open( '/forms', 'GET', $this->tell( ... ) );
	}

	/**
	 * Counts a visitor who started to fill in a form.
	 *
	 * @param Admission $admission Which form it is about.
	 */
	private function begun( PublicCall $call, Admission $admission ): JsonAnswer {
		$this->report->count_begun( FormId::parse( $admission->about )->uid );
		return new JsonAnswer( [], 204 );
	}

	/**
	 * Returns the report on forms: how often each was seen, started and submitted.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function tell( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$asked  = $request['period'] ?? Period::Month->value;
		$period = is_string( $asked ) ? Period::tryFrom( $asked ) : null;
		return null === $period
			? new WP_Error(
				'brolga_no_period',
				__( 'This period does not exist. Use 7d, 30d, 90d or 12m.', 'brolga' ),
				[ 'status' => 400 ]
			)
			: new WP_REST_Response( $this->report->of( $period ) );
	}
}
