<?php
declare( strict_types=1 );

namespace Brolga\Leads\Reports;

use DateTimeImmutable;

/** The periods of a report, and their steps: as many as a chart's bars can show legibly. */
enum Period: string {

	case Week    = '7d';
	case Month   = '30d';
	case Quarter = '90d';
	case Year    = '12m';

	/** @return list<array{DateTimeImmutable, DateTimeImmutable}> Oldest first; the last one is not over yet. */
	public function steps( DateTimeImmutable $now ): array {
		$today         = $now->setTime( 0, 0 );
		[ $n, $unit ]  = match ( $this ) {
			self::Week    => [ 7, 'day' ],
			self::Month   => [ 30, 'day' ],
			self::Quarter => [ 13, 'week' ],
			self::Year    => [ 12, 'month' ],
		};
		// From midnight to midnight, because days on which clocks change have 23 or 25 hours.
		$last  = match ( $unit ) {
			'day'   => $today,
			'week'  => $today->modify( '-6 days' ),
			'month' => $today->modify( 'first day of this month' ),
		};
		$steps = [];
		for ( $back = $n - 1; $back >= 0; $back-- ) {
			$begin   = $last->modify( "-{$back} {$unit}" );
			$steps[] = [ $begin, $begin->modify( "+1 {$unit}" ) ];
		}
		return $steps;
	}
}
