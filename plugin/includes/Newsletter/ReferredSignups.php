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
 * How many subscribers each partner's link brought.
 *
 * @see TRACK-25
 */
final class ReferredSignups implements ReferralFigures {

	public function __construct( private readonly SubscriberRepository $subscribers ) {}

	/**
	 * Sign-ups that count.
	 */
	public function kind(): ReferralKind {
		return ReferralKind::Signups;
	}

	/**
	 * Who works with subscribers.
	 */
	public function capability(): string {
		return Roles::MANAGE_LEADS;
	}

	/**
	 * Those of some days: the day of the yes counts, and with a list that a service keeps, the day of the sign-up.
	 *
	 * @param DateTimeImmutable $from The first day, at midnight on the site's clock.
	 * @param DateTimeImmutable $to   The last day.
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
