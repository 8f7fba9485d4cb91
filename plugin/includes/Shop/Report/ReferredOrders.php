<?php
declare( strict_types=1 );

namespace Brolga\Shop\Report;

use Brolga\Core\Referrals\ReferralFigures;
use Brolga\Core\Referrals\ReferralKind;
use Brolga\Core\Referrals\Referred;
use Brolga\Shop\Shop;
use DateTimeImmutable;

/**
 * The orders that each partner's link brought, counted as in the shop report.
 *
 * @see TRACK-25
 *
 * @phpstan-import-type Line from ShopReport
 */
final class ReferredOrders implements ReferralFigures {

	public function __construct(
		private readonly ShopReport $report,
		private readonly Shop $shop
	) {}

	public function kind(): ReferralKind {
		return ReferralKind::Orders;
	}

	public function capability(): string {
		return ShopReportController::CAPABILITY;
	}

	/**
	 * Returns null without a shop.
	 *
	 * @param DateTimeImmutable $from The first day, at midnight on the site's clock.
	 * @param DateTimeImmutable $to The last day, included.
	 * @return list<Referred>|null
	 */
	public function figures( DateTimeImmutable $from, DateTimeImmutable $to ): ?array {
		if ( ! $this->shop->is_running() ) {
			return null;
		}
		$lines = array_filter(
			$this->report->of( $from, $to )['by']['referral'],
			// Orders without a partner's link have no key; a refund counts on its own day, without an order.
			static fn ( array $line ): bool => '' !== $line['key']
				&& ( $line['now']['orders'] > 0 || 0.0 !== $line['now']['revenue'] )
		);
		return array_map(
			static fn ( array $line ): Referred => new Referred(
				$line['name'],
				$line['now']['orders'],
				$line['now']['revenue'],
				$line['currency']
			),
			array_values( $lines )
		);
	}
}
