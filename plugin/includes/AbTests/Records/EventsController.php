<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\DeclaresRoutes;
use Brolga\Core\Rest\Edge;
use Brolga\Core\Rest\JsonAnswer;
use Brolga\Core\Rest\PublicCall;
use Brolga\Core\Rest\PublicRoutes;
use Brolga\Core\Security\Staff;
use WP_REST_Request;

/**
 * `POST brolga/v1/events`: receives a list of records and returns a result for each.
 *
 * @see AB-37 REST-2
 */
final class EventsController implements Controller, DeclaresRoutes {

	public function __construct(
		private readonly PublicRoutes $routes,
		private readonly RecordService $service,
		private readonly Staff $staff,
		private readonly VariantProof $proof
	) {}

	/** Also describes events.php, which takes the same requests without loading all of WordPress. */
	public static function routes(): array {
		return [ RecordService::route(), RecordService::route()->at( Edge::File, 'events.php' ) ];
	}

	public function add_routes(): void {
		$this->routes->hand_on( RecordService::route(), $this->create( ... ) );
	}

	/**
	 * Counts what visitors did in A/B tests, and returns `{"results": [{"result", "reason"}]}`, one per record:
	 * `recorded`, `duplicate`, or `refused` because of `unknown_test`, `stopped`, `unknown_subject`, `bot`, `prefetch`,
	 * `staff`, `preview`, `consent` or `too_many` (from one IP address within an hour). The body has
	 * `et_ab_log_nonce` and at most 50 records `{test_id, subject_id, record_type}`, with `key`, `first`, `device` and
	 * `source` if the page knows them. On a busy server, `events.php` answers `recorded` and checks a second later.
	 * Errors: 400 for a malformed request; 403 for the token or the origin; 413, 429, 503. `admin-ajax.php` with
	 * `action=et_pb_update_stats_table` takes one record as JSON in `stats_data_array`, and returns its result.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function create( PublicCall $call, WP_REST_Request $request ): JsonAnswer {
		$server = (array) wp_unslash( $_SERVER );
		foreach ( $request->get_headers() as $name => $values ) {
			$server[ 'HTTP_' . strtoupper( (string) $name ) ] = is_array( $values ) ? $values[0] ?? '' : $values;
		}
		$answer = $this->service->record(
			EventBody::call(
				(string) $request->get_body(),
				$server,
				(array) wp_unslash( $_COOKIE ),
				$this->staff->is_here()
			)
		);
		$this->proof->send( $answer->cookies );
		return null === $answer->error
			? new JsonAnswer( EventBody::results( $answer ) )
			: JsonAnswer::refused( $answer->error, $answer->retry_after );
	}
}
