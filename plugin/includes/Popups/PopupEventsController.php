<?php
declare( strict_types=1 );

namespace Brolga\Popups;

use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\PublicCall;
use Brolga\Core\Security\RequestGuard;
use Brolga\Core\Support\ErrorKey;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `POST brolga/v1/popup-events`: a popup was shown, or brought what it is for.
 *
 * @see POPUP-39 REST-2
 */
final class PopupEventsController implements Controller {

	public const PATH = '/popup-events';

	public function __construct( private readonly PopupCounting $counting ) {}

	/**
	 * The route is the public's: the token in the body is what counts.
	 */
	public function add_routes(): void {
		PublicCall::open( self::PATH, $this->create( ... ) );
	}

	/**
	 * Takes `{et_frontend_nonce, popup, record}`, with a record of `shown` or
	 * `converted`. Answers `{"result", "reason"}`: `recorded`, or `refused` because
	 * of `unknown_popup`, `bot` or `staff`. Errors are `{"code", "message"}`: 400
	 * malformed, 403 token or origin, 413, 429 with `Retry-After`, 503.
	 *
	 * @param WP_REST_Request $request The request.
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function create( WP_REST_Request $request ): WP_REST_Response {
		$answer = $this->counting->take(
			(string) $request->get_body(),
			(string) $request->get_header( 'origin' ),
			(string) $request->get_header( 'sec_fetch_site' ),
			RequestGuard::host(),
			(string) $request->get_header( 'user_agent' )
		);
		$wait   = $answer['retry_after'] ?? 0;
		$error  = $answer['error'] ?? null;
		if ( $error instanceof ErrorKey ) {
			return PublicCall::refuse( $error, $wait );
		}
		$reason = $answer['reason'] ?? '';
		return PublicCall::answer(
			[
				'result' => '' === $reason ? 'recorded' : 'refused',
				'reason' => $reason,
			]
		);
	}
}
