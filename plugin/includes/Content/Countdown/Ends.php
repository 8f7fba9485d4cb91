<?php
declare( strict_types=1 );

namespace Brolga\Content\Countdown;

use DateTimeImmutable;
use DateTimeZone;

/**
 * Computes when a countdown ends. A repeating countdown gets the end times of the next days or weeks, so that a
 * cached page has them, too. They follow the local time of the time zone, and so stay correct across daylight
 * saving time. A local time that is skipped by the clock change is one hour later, as in PHP and browsers.
 *
 * @see COUNT-8 COUNT-9 COUNT-13 COUNT-220
 */
final class Ends {

	/** Days per repetition, and the number of end times, enough for as long as pages are cached. */
	private const TOLD = [
		'daily'  => [ 1, 32 ],
		'weekly' => [ 7, 6 ],
	];

	/** Date format of the editor, with optional seconds and time zone offset. */
	private const DATE =
		'/^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d)?(?:\.\d+)?(?: ?(Z|[+-](?:0\d|1[0-4]):?[0-5]\d)$)?/i';

	/** @return list<int> The end times as Unix timestamps, the next one first; empty if the date is invalid. */
	public static function of( string $end, DateTimeZone $zone, string $repeat, DateTimeImmutable $now ): array {
		$first = self::first( $end, $zone );
		if ( null === $first ) {
			return [];
		}
		if ( ! isset( self::TOLD[ $repeat ] ) ) {
			return [ $first->getTimestamp() ];
		}
		[ $days, $count ] = self::TOLD[ $repeat ];
		// Starts one day early, because daylight saving time shifts the end by an hour.
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

	/** Parses the date in the given time zone; null if it is invalid. */
	private static function first( string $end, DateTimeZone $zone ): ?DateTimeImmutable {
		if ( 1 !== preg_match( self::DATE, trim( $end ), $parts ) ) {
			return null;
		}
		$text = $parts[1] . ' ' . $parts[2] . ( '' === ( $parts[3] ?? '' ) ? ':00' : $parts[3] );
		// UTC skips no hour: a date that comes back changed does not exist.
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
