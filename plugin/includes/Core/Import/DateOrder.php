<?php
declare( strict_types=1 );

namespace Brolga\Core\Import;

/**
 * Whether the day or the month comes first in dates such as 03/04/2026.
 *
 * @see EXPORT-202
 */
enum DateOrder: string {
	case DayFirst   = 'day';
	case MonthFirst = 'month';

	private const SLASHES = '/^(\d{1,2})\/(\d{1,2})\/(\d{4})(?=$|[ ,T])/D';

	/** Returns the order of the site's date format; null where it begins with the year. */
	public static function of_site(): ?self {
		$format = get_option( 'date_format' );
		$letter = preg_replace( '/\\\\.|[^djmnFMYyo]/', '', is_string( $format ) ? $format : '' );
		return match ( true ) {
			1 === preg_match( '/^[dj]/', (string) $letter )   => self::DayFirst,
			1 === preg_match( '/^[mnFM]/', (string) $letter ) => self::MonthFirst,
			default                                          => null,
		};
	}

	/** @return list<self> One order for an unambiguous date, two for an ambiguous one, none for other text. */
	public static function possible( string $text ): array {
		if ( 1 !== preg_match( self::SLASHES, $text, $part ) || $part[1] === $part[2] ) {
			return [];
		}
		$orders = [];
		if ( (int) $part[2] <= 12 ) {
			$orders[] = self::DayFirst;
		}
		if ( (int) $part[1] <= 12 ) {
			$orders[] = self::MonthFirst;
		}
		return $orders;
	}

	/** Rewrites a date as year-month-day. An unambiguous date overrides the file's order. */
	public static function plain( string $text, ?self $order ): string {
		$possible = self::possible( $text );
		$order    = 1 === count( $possible ) ? $possible[0] : $order;
		return null === $order
			? $text
			: (string) preg_replace(
				self::SLASHES,
				self::DayFirst === $order ? '$3-$2-$1' : '$3-$1-$2',
				$text
			);
	}
}
