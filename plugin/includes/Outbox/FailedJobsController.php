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

	/** How many the Health screen lists. */
	public const LISTED = 20;

	/** The part of an address that names a job. */
	public const JOB = '/failed-jobs/(?P<job>[1-9][0-9]{0,17})/resend';

	/**
	 * @param list<SubjectNames>  $subjects Know who they are about.
	 */
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

	/**
	 * Lists the latest failed jobs. Personal data in them is only shown to users who can manage leads.
	 */
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
	 * What the subjects of some jobs are called.
	 *
	 * @param list<FailedJob> $jobs The jobs.
	 * @return array<string, string> By subject.
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
	 * Sends one again. One that is on its way already is left alone.
	 *
	 * @param Subject|null $subject What it must be about; null: anything or nothing.
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

	/**
	 * One as JSON.
	 *
	 * @return array<string, mixed>
	 */
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

	/**
	 * A parameter as a number.
	 *
	 * @param mixed $value As WordPress hands it on.
	 */
	private static function number( mixed $value ): int {
		return is_numeric( $value ) ? (int) $value : 0;
	}
}
