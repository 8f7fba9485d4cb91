<?php
declare( strict_types=1 );

namespace Brolga\Core\Referrals;

use DateTimeImmutable;

/**
 * Knows how often something came of partners' links: enquiries, sign-ups, orders.
 *
 * @see TRACK-25
 */
interface ReferralFigures {

	/**
	 * What is counted.
	 */
	public function kind(): ReferralKind;

	/**
	 * Who may read it.
	 */
	public function capability(): string;

	/**
	 * What came of each partner's link on some days; null: this site has no such thing.
	 *
	 * @param DateTimeImmutable $from The first day, at midnight on the site's clock.
	 * @param DateTimeImmutable $to   The last day.
	 * @return list<Referred>|null
	 */
	public function figures( DateTimeImmutable $from, DateTimeImmutable $to ): ?array;
}
