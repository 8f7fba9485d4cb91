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
 * Counts the leads that each partner's link brought, without spam and the Trash.
 *
 * @see TRACK-25
 */
final class ReferredLeads implements ReferralFigures {

	public function __construct( private readonly ReferralRepository $referrals ) {}

	public function kind(): ReferralKind {
		return ReferralKind::Leads;
	}

	public function capability(): string {
		return Roles::MANAGE_LEADS;
	}

	/**
	 * @param DateTimeImmutable $from The first day, at midnight in the site's time zone.
	 * @param DateTimeImmutable $to   The last day, included.
	 * @return list<Referred>
	 */
	public function figures( DateTimeImmutable $from, DateTimeImmutable $to ): array {
		return $this->referrals->leads(
			DateRange::days( $from->format( 'Y-m-d' ), $to->format( 'Y-m-d' ), $from->getTimezone() )
		);
	}
}
