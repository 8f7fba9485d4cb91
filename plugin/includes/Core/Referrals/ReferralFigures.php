<?php
declare( strict_types=1 );

namespace Brolga\Core\Referrals;

use DateTimeImmutable;

/**
 * Counts what visitors who came through partners' links have done: leads, sign-ups, orders.
 *
 * @see TRACK-25
 */
interface ReferralFigures {

	public function kind(): ReferralKind;

	public function capability(): string;

	/**
	 * Returns the figures of each partner for a range of days; null if the site does not use the feature.
	 *
	 * @param DateTimeImmutable $from The first day, at midnight in the site's time zone.
	 * @param DateTimeImmutable $to The last day, included.
	 * @return list<Referred>|null
	 */
	public function figures( DateTimeImmutable $from, DateTimeImmutable $to ): ?array;
}
