<?php
declare( strict_types=1 );

namespace Brolga\Popups;

use Brolga\Core\Page\PageTokens;
use Brolga\Core\Rest\Admission;
use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\DeclaresRoutes;
use Brolga\Core\Rest\JsonAnswer;
use Brolga\Core\Rest\PublicCall;
use Brolga\Core\Rest\PublicRoute;
use Brolga\Core\Rest\PublicRoutes;
use Brolga\Core\Rest\Rate;
use Brolga\Core\Security\RateAllowance;
use Brolga\Core\Support\ErrorKey;
use WP_REST_Request;

/**
 * The REST route `POST brolga/v1/popup-events`: a popup was shown or has converted.
 *
 * @see POPUP-39 REST-2
 */
final class PopupEventsController implements Controller, DeclaresRoutes {

	public function __construct(
		private readonly PublicRoutes $routes,
		private readonly PopupCounting $counting
	) {}

	public static function routes(): array {
		return [
			new PublicRoute(
				'/popup-events',
				signature: PageTokens::frontend(),
				rate: new Rate( 'popup-events', RateAllowance::events() ),
				args: [
					'popup'  => [
						'description' => 'The ID of the popup.',
						'type'        => 'integer',
						'required'    => true,
					],
					'record' => [
						'description' => 'What happened to the popup.',
						'type'        => 'string',
						'required'    => true,
						'enum'        => [ 'shown', 'converted' ],
					],
				]
			),
		];
	}

	public function add_routes(): void {
		$this->routes->open( self::routes()[0], $this->create( ... ) );
	}

	/**
	 * Counts that a popup was shown or has converted, and returns `{"result", "reason"}`:
	 * `recorded`, or `refused` because of `unknown_popup`, `bot`, `staff` or `duplicate`. The body
	 * also has `et_frontend_nonce`. Errors: 400 for a malformed request; 403 for the token or the
	 * origin; 413, 429, 503.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function create( PublicCall $call, Admission $admission, WP_REST_Request $request ): JsonAnswer {
		$reason = $this->counting->count(
			$call->body['popup'] ?? null,
			$call->body['record'] ?? null,
			(string) $request->get_header( 'user_agent' )
		);
		return null === $reason ? JsonAnswer::refused( ErrorKey::BadRequest ) : new JsonAnswer(
			[
				'result' => '' === $reason ? 'recorded' : 'refused',
				'reason' => $reason,
			]
		);
	}
}
