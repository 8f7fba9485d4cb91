<?php
declare( strict_types=1 );

namespace Brolga\Outbox;

use Brolga\Core\Jobs\Subject;
use Brolga\Core\Jobs\SubjectNames;
use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\ProtectedRoutes;
use Brolga\Core\Support\All;
use Brolga\Core\Support\Roles;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Resends one failed job. `brolga/v1/health/failed-jobs` lists them. Jobs of a lead or subscriber can also be resent
 * there, by users who can manage leads. Resending a job twice has no effect.
 *
 * @see OUTBOX-22 REST-11 REST-12
 */
final class FailedJobsController implements Controller {

	public const LISTED = 20;

	public const JOB = '/failed-jobs/(?P<job>[1-9][0-9]{0,17})/resend';

	/** @param list<SubjectNames> $subjects */
	public function __construct(
		private readonly FailedJobRepository $jobs,
		private readonly FailedJobs $dead,
		#[All( SubjectNames::class )] private readonly array $subjects
	) {}

	public function add_routes(): void {
		$owners = new ProtectedRoutes( Roles::MANAGE_SETTINGS );
		$owners->open( '/health/failed-jobs', 'GET', $this->list( ... ) );
		$owners->open(
			'/health' . self::JOB,
			'POST',
			fn ( WP_REST_Request $request ): WP_REST_Response|WP_Error => $this->resend( $request )
		);
	}

	/** Lists the latest failed jobs. Personal data in them is only shown to users who can manage leads. */
	private function list(): WP_REST_Response {
		$knows = current_user_can( Roles::MANAGE_LEADS );
		$jobs  = $this->jobs->newest( self::LISTED );
		$names = $knows ? $this->names( $jobs ) : [];
		return new WP_REST_Response(
			array_map(
				static fn ( FailedJob $job ): array => [
					'lead'  => $knows ? (int) $job->subject?->number( 'lead' ) : 0,
					'about' => $names[ (string) $job->subject?->format() ] ?? '',
				] + self::format( $job ),
				$jobs
			)
		);
	}

	/**
	 * @param list<FailedJob> $jobs
	 * @return array<string, string>
	 */
	private function names( array $jobs ): array {
		$names = [];
		foreach ( $this->subjects as $subjects ) {
			$ids = array_filter(
				array_map(
					static fn ( FailedJob $job ): int => (int) $job->subject?->number( $subjects->kind() ),
					$jobs
				),
				static fn ( int $id ): bool => $id > 0
			);
			foreach ( $subjects->names( array_values( array_unique( $ids ) ) ) as $id => $name ) {
				$names[ ( new Subject( $subjects->kind(), $id ) )->format() ] = $name;
			}
		}
		return $names;
	}

	/**
	 * Resends a job. One that is already queued is left alone.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	public function resend( WP_REST_Request $request, ?Subject $subject = null ): WP_REST_Response|WP_Error {
		$job = self::number( $request['job'] );
		if ( ! $this->jobs->is_there( $job, $subject ) ) {
			return new WP_Error(
				'brolga_no_job',
				__( 'This delivery no longer exists. Reload the page.', 'brolga' ),
				[ 'status' => 404 ]
			);
		}
		return new WP_REST_Response( [ 'resent' => $this->dead->resend_one( $job, get_current_user_id(), $subject ) ] );
	}

	/** @return array<string, mixed> */
	public static function format( FailedJob $job ): array {
		return [
			'id'         => $job->id,
			'kind'       => $job->kind,
			'subscriber' => (int) $job->subject?->number( 'subscriber' ) > 0,
			'attempts'   => $job->attempts,
			'error'      => $job->error,
			'at'         => gmdate( 'Y-m-d\TH:i:s\Z', $job->failed_at ),
		];
	}

	private static function number( mixed $value ): int {
		return is_numeric( $value ) ? (int) $value : 0;
	}
}
