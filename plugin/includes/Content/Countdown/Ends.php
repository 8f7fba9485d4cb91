<?php
/**
 * When a countdown ends.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\Countdown;

use DateTimeImmutable;
use DateTimeZone;

/**
 * The moments at which a countdown ends: one, or those of the next days or
 * weeks, so that a page from a cache knows them too, by the clock of its zone
 * and hence right when clocks change.
 *
 * @see COUNT-8 COUNT-9 COUNT-13
 */
final class Ends {

	/** How many ends of a countdown that begins again are told: as long as pages are kept. */
	private const TOLD = [
		'daily'  => [ 1, 32 ],
		'weekly' => [ 7, 6 ],
	];

	/** As the editor saves a date, with or without seconds. */
	private const DATE = '/^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d)?/';

	/**
	 * The ends in seconds since 1970, the next one first; none where there is no date.
	 *
	 * @param string            $end    Date and time.
	 * @param DateTimeZone      $zone   In whose zone.
	 * @param string            $repeat none, daily or weekly.
	 * @param DateTimeImmutable $now    The present moment.
	 * @return list<int>
	 */
	public static function of( string $end, DateTimeZone $zone, string $repeat, DateTimeImmutable $now ): array {
		if ( 1 !== preg_match( self::DATE, $end, $parts ) ) {
			return [];
		}
		$text  = $parts[1] . ' ' . $parts[2] . ( $parts[3] ?? ':00' );
		$first = DateTimeImmutable::createFromFormat( '!Y-m-d H:i:s', $text, $zone );
		if ( false === $first || $first->format( 'Y-m-d H:i:s' ) !== $text ) {
			return [];
		}
		if ( ! isset( self::TOLD[ $repeat ] ) ) {
			return [ $first->getTimestamp() ];
		}
		[ $days, $count ] = self::TOLD[ $repeat ];
		// A day before it would be needed: clocks that change move it by an hour.
		$passed = max( 0, intdiv( $now->getTimestamp() - $first->getTimestamp(), 86400 * $days ) - 1 );
		$ends   = [];
		for ( $step = $passed; count( $ends ) < $count; $step++ ) {
			$next = $first->modify( '+' . $step * $days . ' days' )->getTimestamp();
			if ( $next > $now->getTimestamp() ) {
				$ends[] = $next;
			}
		}
		return $ends;
	}
}
