<?php
declare( strict_types=1 );

namespace Brolga\Newsletter;

use Brolga\Core\Referrals\ReferralFigures;
use Brolga\Core\Referrals\ReferralKind;
use Brolga\Core\Referrals\Referred;
use Brolga\Core\Support\Roles;
use Brolga\Newsletter\Subscribers\SubscriberRepository;
use DateTimeImmutable;
use DateTimeZone;

/**
 * Counts how many subscribers each partner's referral link brought.
 *
 * @see TRACK-25
 */
final class ReferredSignups implements ReferralFigures {

	public function __construct( private readonly SubscriberRepository $subscribers ) {}

	public function kind(): ReferralKind {
		return ReferralKind::Signups;
	}

	public function capability(): string {
		return Roles::MANAGE_LEADS;
	}

	/**
	 * Returns the counts from the first to the last day, inclusive. A subscriber counts on the day
	 * of confirmation, or of the sign-up for a list that a provider keeps.
	 *
	 * @return list<Referred>
	 */
	public function figures( DateTimeImmutable $from, DateTimeImmutable $to ): array {
		$utc    = static fn ( DateTimeImmutable $at ): string => $at->setTimezone( new DateTimeZone( 'UTC' ) )->format(
			'Y-m-d H:i:s'
		);
		$counts = $this->subscribers->by_referral( $utc( $from ), $utc( $to->modify( '+1 day' ) ) );
		return array_map( static fn ( array $row ): Referred => new Referred( $row[0], $row[1] ), $counts );
	}
}
