<?php
declare( strict_types=1 );

namespace Brolga\Shop\Report;

use Brolga\Core\Admin\DashboardNews;
use Brolga\Core\Admin\DashboardSource;
use Brolga\Core\Support\Clock;
use Brolga\Shop\Shop;

/**
 * The dashboard's report of what people with an earlier lead have bought since.
 *
 * @see LEAD-61
 *
 * @phpstan-import-type Line from ShopReport
 */
final class SalesNews implements DashboardSource {

	private const DAYS = 30;

	public function __construct(
		private readonly ShopReport $report,
		private readonly Shop $shop,
		private readonly Clock $clock
	) {}

	public function capability(): string {
		return ShopReportController::CAPABILITY;
	}

	public function news(): ?DashboardNews {
		if ( ! $this->shop->is_running() ) {
			return null;
		}
		$today = $this->clock->now()->setTimezone( wp_timezone() )->setTime( 0, 0 );
		$lines = $this->report->of( $today->modify( '-' . ( self::DAYS - 1 ) . ' days' ), $today )['by']['form'];
		// A line without a key counts orders without an earlier lead.
		$sold = array_values(
			array_filter( $lines, static fn ( array $line ): bool => '' !== $line['key'] && $line['now']['orders'] > 0 )
		);
		return new DashboardNews(
			sprintf(
				/* translators: %d: a number of days. */
				_n( 'Sales from leads, last %d day', 'Sales from leads, last %d days', self::DAYS, 'brolga' ),
				self::DAYS
			),
			admin_url( 'admin.php?page=brolga-shop' ),
			array_map( self::line( ... ), $sold ),
			__( 'No orders from leads in this period. Orders from people who contacted you through a form appear here.', 'brolga' )
		);
	}

	/**
	 * @param array<string, mixed> $line
	 * @phpstan-param Line $line
	 * @return array{text: string, note: string}
	 */
	private static function line( array $line ): array {
		$money = html_entity_decode(
			wp_strip_all_tags( wc_price( $line['now']['revenue'], [ 'currency' => $line['currency'] ] ) ),
			ENT_QUOTES,
			'UTF-8'
		);
		return [
			'text' => $line['name'],
			'note' => sprintf(
				/* translators: 1: a number of orders. 2: an amount of money. */
				_n( '%1$s order, %2$s', '%1$s orders, %2$s', $line['now']['orders'], 'brolga' ),
				number_format_i18n( $line['now']['orders'] ),
				$money
			),
		];
	}
}
