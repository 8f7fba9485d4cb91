<?php
declare( strict_types=1 );

namespace Brolga\Health;

use Brolga\Core\Audit\AuditLogRepository;
use Brolga\Core\Health\HealthCheck;
use Brolga\Core\Health\Probe;
use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\ProtectedRoutes;
use Brolga\Core\Settings\SettingsService;
use Brolga\Core\Support\All;
use Brolga\Core\Support\Roles;
use Brolga\Outbox\FailedJobs;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * The REST routes of the Health screen: `health` runs all checks, `health/probe` runs one test,
 * `health/resend` resends failed jobs, `audit` returns the audit log.
 *
 * @see LEAD-25 PRIV-5 REST-11
 */
final class HealthController implements Controller {

	private const LINES = 50;

	/**
	 * @param list<HealthCheck> $checks
	 * @param list<Probe> $probes
	 */
	public function __construct(
		#[All( HealthCheck::class )] private readonly array $checks,
		#[All( Probe::class )] private readonly array $probes,
		private readonly FailedJobs $dead,
		private readonly AuditLogRepository $audit,
		private readonly SettingsService $settings
	) {}

	public function add_routes(): void {
		$routes = new ProtectedRoutes( Roles::MANAGE_SETTINGS );
		$routes->open( '/health', 'GET', $this->look( ... ) );
		$routes->open( '/health/probe', 'POST', $this->probe( ... ), 'health-probe' );
		$routes->open( '/health/resend', 'POST', $this->resend( ... ) );
		$routes->open( '/audit', 'GET', $this->log( ... ) );
	}

	/** Runs all health checks. */
	private function look(): WP_REST_Response {
		HealthNews::forget();
		return new WP_REST_Response( array_map(
			static fn ( HealthCheck $check ): array => $check->look()->format( $check->id() ),
			$this->checks
		) );
	}

	/**
	 * Runs one test of the Health screen.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function probe( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		foreach ( $this->probes as $probe ) {
			if ( $probe->id() === $request['check'] ) {
				return new WP_REST_Response( $probe->try_out()->format( $probe->id() ) );
			}
		}
		return new WP_Error(
			'brolga_no_probe',
			__( 'This test no longer exists. Reload the page.', 'brolga' ),
			[ 'status' => 404 ]
		);
	}

	/** Resends all failed jobs. */
	private function resend(): WP_REST_Response {
		HealthNews::forget();
		return new WP_REST_Response( [ 'resent' => $this->dead->resend( get_current_user_id() ) ] );
	}

	/** Returns the audit log: who exported and changed what. */
	private function log(): WP_REST_Response {
		$lines = [];
		foreach ( $this->audit->newest( self::LINES ) as $line ) {
			$section = $this->settings->section( $line['filter']['section'] ?? '' );
			$title   = null === $section ? [] : [ 'title' => $section->title() ];
			$user    = get_userdata( $line['user'] );
			$lines[] = [
				'at'     => str_replace( ' ', 'T', $line['at'] ) . 'Z',
				'user'   => false === $user ? '' : $user->display_name,
				'action' => $line['action'],
				'items'  => $line['items'],
				'filter' => (object) ( $line['filter'] + $title ),
			];
		}
		return new WP_REST_Response( $lines );
	}
}
