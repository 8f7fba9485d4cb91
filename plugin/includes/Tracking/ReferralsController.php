<?php
declare( strict_types=1 );

namespace Brolga\Tracking;

use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\ProtectedRoutes;
use Brolga\Core\Support\Roles;
use Brolga\Leads\DateRange;
use InvalidArgumentException;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `GET brolga/v1/referrals`: leads, sign-ups, orders and revenue from partners' links.
 *
 * @see TRACK-25
 */
final class ReferralsController implements Controller {

	public function __construct( private readonly ReferralReport $report ) {}

	public function add_routes(): void {
		$day = [
			'type'    => 'string',
			'pattern' => DateRange::PATTERN,
			'default' => '',
		];
		( new ProtectedRoutes( Roles::MANAGE_LEADS ) )->open(
			'/referrals',
			'GET',
			$this->tell( ... ),
			'',
			[
				'from' => [ 'description' => __( 'The first day, in the site’s time zone.', 'brolga' ) ] + $day,
				'to'   => [ 'description' => __( 'The last day.', 'brolga' ) ] + $day,
				'csv'  => [
					'description' => __( 'Whether to return the report as CSV.', 'brolga' ),
					'type'        => 'boolean',
					'default'     => false,
				],
			]
		);
	}

	/**
	 * Returns what partners’ links brought in a period, by default the last 30 days.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function tell( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$text = static fn ( mixed $value ): string => is_string( $value ) ? $value : '';
		try {
			$report = $this->report->of(
				$text( $request['from'] ),
				$text( $request['to'] ),
				static fn ( string $capability ): bool => current_user_can( $capability )
			);
		} catch ( InvalidArgumentException $error ) {
			return new WP_Error( 'brolga_no_period', $error->getMessage(), [ 'status' => 400 ] );
		}
		return new WP_REST_Response(
			true === $request['csv'] ? [
				'name' => "referrals-{$report['from']}-{$report['to']}.csv",
				'text' => ReferralReport::csv( $report ),
			] : $report
		);
	}
}
