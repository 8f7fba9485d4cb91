<?php
declare( strict_types=1 );

namespace Brolga\Leads\Reports;

use DateTimeImmutable;

/**
 * How far back, and in which steps: so many bars that each can be told from the
 * next one.
 */
enum Period: string {

	case Week    = '7d';
	case Month   = '30d';
	case Quarter = '90d';
	case Year    = '12m';

	/**
	 * The steps, oldest first, on the clock of a moment. The last one holds the
	 * moment and is not over yet.
	 *
	 * @param DateTimeImmutable $now The moment, in the site's time zone.
	 * @return list<array{DateTimeImmutable, DateTimeImmutable}> Beginning and end of each, at midnight.
	 */
	public function steps( DateTimeImmutable $now ): array {
		$today         = $now->setTime( 0, 0 );
		[ $n, $unit ]  = match ( $this ) {
			self::Week    => [ 7, 'day' ],
			self::Month   => [ 30, 'day' ],
			self::Quarter => [ 13, 'week' ],
			self::Year    => [ 12, 'month' ],
		};
		// Midnights, not spans of 24 hours: a day with a change of clocks has 23 or 25.
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
