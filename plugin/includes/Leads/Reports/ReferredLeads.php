<?php
declare( strict_types=1 );

namespace Brolga\Leads\Reports;

use Brolga\Core\Referrals\ReferralFigures;
use Brolga\Core\Referrals\ReferralKind;
use Brolga\Core\Referrals\Referred;
use Brolga\Core\Support\Roles;
use Brolga\Leads\DateRange;
use DateTimeImmutable;

/**
 * How many leads each partner's link brought, without spam and the bin.
 *
 * @see TRACK-25
 */
final class ReferredLeads implements ReferralFigures {

	public function __construct( private readonly ReferralRepository $referrals ) {}

	public function kind(): ReferralKind {
		return ReferralKind::Leads;
	}

	/**
	 * Who works with leads.
	 */
	public function capability(): string {
		return Roles::MANAGE_LEADS;
	}

	/**
	 * The leads of some days.
	 *
	 * @param DateTimeImmutable $from The first day, at midnight on the site's clock.
	 * @param DateTimeImmutable $to   The last day.
	 * @return list<Referred>
	 */
	public function figures( DateTimeImmutable $from, DateTimeImmutable $to ): array {
		return $this->referrals->leads(
			DateRange::days( $from->format( 'Y-m-d' ), $to->format( 'Y-m-d' ), $from->getTimezone() )
		);
	}
}
