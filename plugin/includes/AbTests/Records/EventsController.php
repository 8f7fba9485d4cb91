<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\PublicCall;
use Brolga\Core\Security\Staff;
use Brolga\Core\Support\EventError;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `POST brolga/v1/events`: a list of records, each with its result.
 *
 * @see AB-37 REST-2
 */
final class EventsController implements Controller {

	public const PATH = '/events';

	public function __construct(
		private readonly RecordService $service,
		private readonly Staff $staff,
		private readonly VariantProof $proof
	) {}

	/**
	 * The route is the public's: the token in the body is what counts.
	 */
	public function add_routes(): void {
		PublicCall::open( self::PATH, $this->create( ... ) );
	}

	/**
	 * Takes `{et_ab_log_nonce, records}`: at most 50 records
	 * `{test_id, subject_id, record_type}`, each with `key`, `first`, `device` and
	 * `source` where the page knows them. Answers
	 * `{"results": [{"result", "reason"}]}`, one for each record: `recorded`,
	 * `duplicate`, or `refused` because of `unknown_test`, `stopped`,
	 * `unknown_subject`, `bot`, `prefetch`, `staff`, `preview`, `consent` or `too_many`
	 * (from one address, in an hour). Errors are
	 * `{"code", "message"}`: 400 malformed, 403 token or origin, 413, 429 with
	 * `Retry-After`, 503. `admin-ajax.php` with `action=et_pb_update_stats_table`
	 * takes one record as JSON in `stats_data_array`, and answers its result.
	 *
	 * @param WP_REST_Request $request The request.
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function create( WP_REST_Request $request ): WP_REST_Response {
		$server = (array) wp_unslash( $_SERVER );
		foreach ( $request->get_headers() as $name => $values ) {
			$server[ 'HTTP_' . strtoupper( (string) $name ) ] = is_array( $values ) ? $values[0] ?? '' : $values;
		}
		$answer = $this->service->record( EventBody::call( (string) $request->get_body(), $server, (array) wp_unslash( $_COOKIE ), $this->staff->is_here() ) );
		$this->proof->send( $answer->cookies );
		return PublicCall::answer( null === $answer->error ? EventBody::results( $answer ) : EventError::format( $answer->error ), $answer->status(), $answer->retry_after );
	}
}
