<?php
declare( strict_types=1 );

namespace Brolga\Leads\Reports;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\ProtectedRoutes;
use Brolga\Core\Rest\PublicCall;
use Brolga\Core\Rest\Routes;
use Brolga\Core\Security\ClientIp;
use Brolga\Core\Security\RateLimiter;
use Brolga\Core\Support\ErrorKey;
use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\InvalidToken;
use Brolga\Core\Support\Json;
use Brolga\Core\Support\Roles;
use Brolga\Forms\Sending\FormTokens;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `POST brolga/v1/forms/begun` takes the word of a browser that somebody began
 * to fill a form in; `GET brolga/v1/forms` tells owners what came of it.
 *
 * @see LEAD-19 REST-2
 */
final class FormsController implements Controller {

	public function __construct(
		private readonly FormReport $report,
		private readonly FormTokens $tokens,
		private readonly RateLimiter $limiter,
		private readonly ClientIp $ip
	) {}

	/**
	 * The routes.
	 */
	public function add_routes(): void {
		register_rest_route(
			Routes::NAMESPACE,
			'/forms/begun',
			[
				'methods'             => 'POST',
				'permission_callback' => '__return_true',
				'callback'            => $this->begun( ... ),
			]
		);
		( new ProtectedRoutes( Roles::MANAGE_LEADS ) )->open( '/forms', 'GET', $this->tell( ... ) );
	}

	/**
	 * Counts a visitor who started to fill in a form.
	 *
	 * @param WP_REST_Request $request The request.
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function begun( WP_REST_Request $request ): WP_REST_Response {
		$body    = (string) $request->get_body();
		$refusal = PublicCall::refusal( $request ) ?? $this->count( $body );
		return new WP_REST_Response(
			null === $refusal ? null : [
				'code'    => $refusal->value,
				'message' => $refusal->message(),
			],
			null === $refusal ? 204 : $refusal->status(),
			[ 'Cache-Control' => 'no-store' ]
		);
	}

	/**
	 * Counts, or says why not.
	 *
	 * @param string $body `{"form": "…"}`.
	 */
	private function count( string $body ): ?ErrorKey {
		try {
			$sent = Json::map( $body );
			$form = $this->tokens->read( is_string( $sent['form'] ?? null ) ? $sent['form'] : '' );
			if ( ! $this->limiter->hit( 'begun:' . $form->format(), $this->ip->hashed_bucket() )->allowed ) {
				return ErrorKey::TooMany;
			}
			if ( [ 'form' ] !== array_keys( $sent ) ) {
				return ErrorKey::BadRequest;
			}
			$this->report->count_begun( $form->uid );
			return null;
		} catch ( InvalidJson ) {
			return ErrorKey::BadRequest;
		} catch ( InvalidToken ) {
			return ErrorKey::BadToken;
		} catch ( StorageUnavailable ) {
			return ErrorKey::Unavailable;
		}
	}

	/**
	 * Returns the report on forms: how often each was seen, started and submitted.
	 *
	 * @param WP_REST_Request $request The request.
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function tell( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$asked  = $request['period'] ?? Period::Month->value;
		$period = is_string( $asked ) ? Period::tryFrom( $asked ) : null;
		return null === $period
			? new WP_Error( 'brolga_no_period', __( 'This period does not exist. Use 7d, 30d, 90d or 12m.', 'brolga' ), [ 'status' => 400 ] )
			: new WP_REST_Response( $this->report->of( $period ) );
	}
}
