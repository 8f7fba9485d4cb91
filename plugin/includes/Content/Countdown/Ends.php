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
 * and hence right when clocks change. A time that clocks leave out is an hour
 * later, as PHP and browsers read it.
 *
 * @see COUNT-8 COUNT-9 COUNT-13 COUNT-220
 */
final class Ends {

	/** How many ends of a countdown that begins again are told: as long as pages are kept. */
	private const TOLD = [
		'daily'  => [ 1, 32 ],
		'weekly' => [ 7, 6 ],
	];

	/** As the editor saves a date, with or without seconds; others say how far from UTC it is meant. */
	private const DATE =
		'/^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d)?(?:\.\d+)?(?: ?(Z|[+-](?:0\d|1[0-4]):?[0-5]\d)$)?/i';

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
		$first = self::first( $end, $zone );
		if ( null === $first ) {
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

	/**
	 * The moment that was typed, by the clock of the zone; null where it is no date.
	 *
	 * @param string $end Date and time.
	 */
	private static function first( string $end, DateTimeZone $zone ): ?DateTimeImmutable {
		if ( 1 !== preg_match( self::DATE, trim( $end ), $parts ) ) {
			return null;
		}
		$text = $parts[1] . ' ' . $parts[2] . ( '' === ( $parts[3] ?? '' ) ? ':00' : $parts[3] );
		// UTC leaves no hour out: what comes back changed there is on no calendar.
		$utc = DateTimeImmutable::createFromFormat( '!Y-m-d H:i:s', $text, new DateTimeZone( 'UTC' ) );
		if ( false === $utc || $utc->format( 'Y-m-d H:i:s' ) !== $text ) {
			return null;
		}
		$offset = $parts[4] ?? '';
		$first  = DateTimeImmutable::createFromFormat(
			'!Y-m-d H:i:s',
			$text,
			'' === $offset ? $zone : new DateTimeZone( $offset )
		);
		return false === $first ? null : $first->setTimezone( $zone );
	}
}
