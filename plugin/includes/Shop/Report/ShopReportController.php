<?php
declare( strict_types=1 );

namespace Brolga\Shop\Report;

use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\ProtectedRoutes;
use Brolga\Core\Support\Clock;
use Brolga\Shop\Shop;
use DateTimeImmutable;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `GET brolga/v1/shop-report`: revenue and orders by source, form, A/B variant and partner.
 *
 * @see SHOP-44
 */
final class ShopReportController implements Controller {

	/** The capability for WooCommerce's own reports, which administrators and shop managers have. */
	public const CAPABILITY = 'view_woocommerce_reports';

	public function __construct(
		private readonly ShopReport $report,
		private readonly Shop $shop,
		private readonly Clock $clock
	) {}

	public function add_routes(): void {
		$day = [
			'type'    => 'string',
			'pattern' => '^(\d{4}-\d{2}-\d{2})?$(?!\n)',
			'default' => '',
		];
		( new ProtectedRoutes( self::CAPABILITY ) )->open(
			'/shop-report',
			'GET',
			$this->tell( ... ),
			'',
			[
				'from' => [ 'description' => __( 'The first day, in the site’s time zone.', 'brolga' ) ] + $day,
				'to'   => [ 'description' => __( 'The last day.', 'brolga' ) ] + $day,
				'csv'  => [
					'description' => __( 'The table to return as CSV. Without it, the whole report as JSON.', 'brolga' ),
					'type'        => 'string',
					'enum'        => ShopReport::BY,
				],
			]
		);
	}

	/**
	 * Returns what brought the orders of a period, by default the last 30 days.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function tell( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		if ( ! $this->shop->is_running() ) {
			return new WP_Error(
				'brolga_no_shop',
				__( 'This report needs WooCommerce. Activate it, then reload the page.', 'brolga' ),
				[ 'status' => 404 ]
			);
		}
		$today = $this->clock->now()->setTimezone( wp_timezone() )->setTime( 0, 0 );
		$to    = self::day( $request['to'], $today );
		$from  = self::day( $request['from'], null === $to ? $today : $to->modify( '-29 days' ) );
		if ( null === $from || null === $to || $from > $to || $from->diff( $to )->days >= ShopReport::MOST_DAYS ) {
			return new WP_Error(
				'brolga_no_period',
				__( 'Choose a first day and a last day, at most three years apart.', 'brolga' ),
				[ 'status' => 400 ]
			);
		}
		$report = $this->report->of( $from, $to );
		$by     = $request['csv'];
		return new WP_REST_Response(
			is_string( $by ) ? [
				'name' => "shop-{$by}-{$report['from']}-{$report['to']}.csv",
				'text' => ShopReport::csv( $report, $by ),
			] : $report
		);
	}

	/**
	 * Returns a day on the site's clock; null if it is not a valid date.
	 *
	 * @param DateTimeImmutable $without Used if no date was sent.
	 */
	private static function day( mixed $asked, DateTimeImmutable $without ): ?DateTimeImmutable {
		if ( ! is_string( $asked ) || '' === $asked ) {
			return $without;
		}
		$day = DateTimeImmutable::createFromFormat( '!Y-m-d', $asked, wp_timezone() );
		return false !== $day && $day->format( 'Y-m-d' ) === $asked ? $day : null;
	}
}
