<?php
declare( strict_types=1 );

namespace Brolga\Business;

use Brolga\Core\Support\Text;
use DateTimeImmutable;

/**
 * Opening hours in the owner's format, such as `Mo-Fr 09:00-17:00`.
 *
 * @see SEO-9 BLOCK-182 BLOCK-610 SITE-430 BLOCK-730
 */
final class OpeningHours {

	private const DAYS = [
		'Mo' => 'Monday',
		'Tu' => 'Tuesday',
		'We' => 'Wednesday',
		'Th' => 'Thursday',
		'Fr' => 'Friday',
		'Sa' => 'Saturday',
		'Su' => 'Sunday',
	];

	private const LINE = '/^((?:Mo|Tu|We|Th|Fr|Sa|Su)(?:[,–-](?:Mo|Tu|We|Th|Fr|Sa|Su)){0,6})\s+((?:[01]\d|2[0-3]):[0-5]\d)\s*[-–]\s*((?:[01]\d|2[0-3]):[0-5]\d)$/Du';

	/** @return ?array{'@type': string, dayOfWeek: list<string>, opens: string, closes: string} */
	public static function read( string $line ): ?array {
		if ( 1 !== preg_match( self::LINE, Text::trim( Text::blanks( $line ) ), $found ) ) {
			return null;
		}
		$days = [];
		foreach ( explode( ',', $found[1] ) as $part ) {
			$ends = explode( '-', str_replace( '–', '-', $part ) );
			if ( count( $ends ) > 2 ) {
				return null;
			}
			$days = [ ...$days, ...self::days( $ends[0], $ends[1] ?? $ends[0] ) ];
		}
		return [
			'@type'     => 'OpeningHoursSpecification',
			'dayOfWeek' => array_values( array_unique( $days ) ),
			'opens'     => $found[2],
			'closes'    => $found[3],
		];
	}

	/**
	 * Formats the hours for visitors. Consecutive days with the same hours share a line.
	 *
	 * @param list<string> $written
	 * @return list<string>
	 */
	public static function lines( array $written ): array {
		$open = [];
		foreach ( array_filter( array_map( self::read( ... ), $written ) ) as $hours ) {
			foreach ( $hours['dayOfWeek'] as $day ) {
				$open[ $day ][] = [ $hours['opens'], $hours['closes'] ];
			}
		}
		$lines = [];
		$from  = '';
		foreach ( [ ...array_values( self::DAYS ), '' ] as $at => $day ) {
			$before = array_values( self::DAYS )[ $at - 1 ] ?? '';
			if ( '' !== $from && ( $open[ $day ] ?? [] ) !== $open[ $from ] ) {
				$lines[] = self::line( $from, $before, $open[ $from ] );
				$from    = '';
			}
			if ( '' === $from && isset( $open[ $day ] ) ) {
				$from = $day;
			}
		}
		return $lines;
	}

	/**
	 * @param string $first Name of the first day in English.
	 * @param string $last Name of the last day in English.
	 * @param list<array{string, string}> $times Opening and closing times.
	 */
	private static function line( string $first, string $last, array $times ): string {
		$week = array_flip( array_values( self::DAYS ) );
		$days = match ( $week[ $last ] - $week[ $first ] ) {
			0       => self::name( $first ),
			/* translators: 1: a day of the week, 2: the next one. */
			1       => sprintf( _x( '%1$s and %2$s', 'days', 'brolga' ), self::name( $first ), self::name( $last ) ),
			/* translators: 1: the first day of several, 2: the last. */
			default => sprintf( __( '%1$s to %2$s', 'brolga' ), self::name( $first ), self::name( $last ) ),
		};
		sort( $times );
		$spans = array_map(
			static fn ( array $time ): string => self::on_one_line( sprintf(
				/* translators: 1: when a business opens, 2: when it closes. */
				__( '%1$s – %2$s', 'brolga' ),
				self::time( $time[0] ),
				self::time( $time[1] )
			) ),
			$times
		);
		/* translators: 1: a day or days, 2: when a business is open then, such as 9 am – 5 pm. */
		return sprintf( __( '%1$s, %2$s', 'brolga' ), $days, implode( ', ', $spans ) );
	}

	private static function name( string $day ): string {
		/** @var \WP_Locale $locale */
		$locale = $GLOBALS['wp_locale'];
		return $locale->get_weekday( ( (int) array_search( $day, array_values( self::DAYS ), true ) + 1 ) % 7 );
	}

	/** Keeps a range on one line. A no-break space is not enough, because browsers break after a dash. */
	private static function on_one_line( string $range ): string {
		return str_replace( [ ' ', '–' ], [ "\u{A0}", "–\u{2060}" ], $range );
	}

	/** Formats a time such as `07:30` in the site's format, without minutes on the hour. */
	private static function time( string $time ): string {
		$format = get_option( 'time_format' );
		$is_12  = is_string( $format ) && 1 === preg_match( '/(?<!\\\\)[aA]/', $format );
		$at     = new DateTimeImmutable( "2026-01-01 {$time}:00", wp_timezone() );
		$told   = wp_date(
			match ( true ) {
				! $is_12                       => 'H:i',
				str_ends_with( $time, ':00' ) => 'g a',
				default                        => 'g:i a',
			},
			$at->getTimestamp()
		);
		return false === $told ? $time : $told;
	}

	/** @return list<string> */
	private static function days( string $first, string $last ): array {
		$names = array_keys( self::DAYS );
		$from  = (int) array_search( $first, $names, true );
		$count = ( (int) array_search( $last, $names, true ) - $from + 7 ) % 7;
		return array_map(
			static fn ( int $day ): string => array_values( self::DAYS )[ $day % 7 ],
			range( $from, $from + $count )
		);
	}
}
