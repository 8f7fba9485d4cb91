<?php
/**
 * What was given up, one by one.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Outbox;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Module;
use Brolga\Core\Rest\ProtectedRoutes;
use Brolga\Core\Roles;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `health/given-up` lists the last ones. Each is sent again by itself: there by
 * who may change settings, at a subscriber by who manages leads; at a lead,
 * LeadsController does it. A second press finds nothing to do, and says so.
 *
 * @see OUTBOX-22 REST-11 REST-12
 */
final class FailedJobsController implements Module {

	/** How many the Health screen lists. */
	public const LISTED = 20;

	/** Parts of addresses. */
	private const ID  = '/(?P<id>[1-9][0-9]{0,17})';
	private const JOB = '/given-up/(?P<job>[1-9][0-9]{0,17})/resend';

	/**
	 * Keeps its helpers.
	 *
	 * @param FailedJobRepository $letters Lists them.
	 * @param FailedJobs          $dead    Sends them again.
	 */
	public function __construct(
		private readonly FailedJobRepository $letters,
		private readonly FailedJobs $dead
	) {}

	/**
	 * Works on every site.
	 */
	public function can_register(): bool {
		return true;
	}

	/**
	 * Adds the routes.
	 */
	public function register(): void {
		add_action( 'rest_api_init', $this->add_routes( ... ) );
	}

	/**
	 * The routes.
	 */
	private function add_routes(): void {
		$owners = new ProtectedRoutes( Roles::MANAGE_SETTINGS );
		$owners->open( '/health/given-up', 'GET', $this->list( ... ) );
		$owners->open( '/health' . self::JOB, 'POST', fn ( WP_REST_Request $request ): WP_REST_Response|WP_Error => $this->resend( $request ) );
		$leads = new ProtectedRoutes( Roles::MANAGE_LEADS );
		$leads->open( '/subscribers' . self::ID . self::JOB, 'POST', fn ( WP_REST_Request $request ): WP_REST_Response|WP_Error => $this->resend( $request, self::number( $request['id'] ) ) );
	}

	/**
	 * The last ones. Who they are about is told to who may see people's data alone.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	private function list(): WP_REST_Response {
		$knows = current_user_can( Roles::MANAGE_LEADS );
		return new WP_REST_Response(
			array_map(
				static fn ( FailedJob $letter ): array => [
					'lead'  => $knows ? $letter->entry_id : 0,
					'about' => $knows ? $letter->about : '',
				] + self::format( $letter ),
				$this->letters->newest( self::LISTED )
			)
		);
	}

	/**
	 * Sends one again. One that is on its way already is left alone.
	 *
	 * @param WP_REST_Request $request       The request.
	 * @param int|null        $subscriber_id The subscriber it must be about; null: any or none.
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	private function resend( WP_REST_Request $request, ?int $subscriber_id = null ): WP_REST_Response|WP_Error {
		$job = self::number( $request['job'] );
		if ( ! $this->letters->is_there( $job, $subscriber_id ) ) {
			return new WP_Error( 'brolga_no_job', __( 'This is not there any more. Reload the page.', 'brolga' ), [ 'status' => 404 ] );
		}
		return new WP_REST_Response( [ 'resent' => $this->dead->resend_one( $job, get_current_user_id(), $subscriber_id ) ] );
	}

	/**
	 * One as JSON.
	 *
	 * @param FailedJob $letter Which.
	 * @return array<string, mixed>
	 */
	public static function format( FailedJob $letter ): array {
		return [
			'id'         => $letter->id,
			'kind'       => $letter->kind,
			'subscriber' => $letter->subscriber_id > 0,
			'attempts'   => $letter->attempts,
			'error'      => $letter->error,
			'at'         => gmdate( 'Y-m-d\TH:i:s\Z', $letter->given_up_at ),
		];
	}

	/**
	 * A parameter as a number.
	 *
	 * @param mixed $value As WordPress hands it on.
	 */
	private static function number( mixed $value ): int {
		return is_numeric( $value ) ? (int) $value : 0;
	}
}
