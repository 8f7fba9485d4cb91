<?php
declare( strict_types=1 );

namespace Brolga\Core\Import;

/**
 * Which number of a date like 03/04/2026 is the day.
 *
 * @see EXPORT-202
 */
enum DateOrder: string {
	case DayFirst   = 'day';
	case MonthFirst = 'month';

	/** A day with slashes, the year last. */
	private const SLASHES = '/^(\d{1,2})\/(\d{1,2})\/(\d{4})(?=$|[ ,T])/D';

	/**
	 * As the site writes its own dates; null where those begin with the year.
	 */
	public static function of_site(): ?self {
		$format = get_option( 'date_format' );
		$letter = preg_replace( '/\\\\.|[^djmnFMYyo]/', '', is_string( $format ) ? $format : '' );
		return match ( true ) {
			1 === preg_match( '/^[dj]/', (string) $letter )   => self::DayFirst,
			1 === preg_match( '/^[mnFM]/', (string) $letter ) => self::MonthFirst,
			default                                          => null,
		};
	}

	/**
	 * The orders in which a text is a day: one where it proves it, two where it
	 * could be either, none where it is no date of this kind.
	 *
	 * @param string $text What stands in the file.
	 * @return list<self>
	 */
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

	/**
	 * A text with its day as everybody reads it, the year first, where that is
	 * known: what the date itself proves goes before the order of the others.
	 *
	 * @param string    $text  What stands in the file.
	 * @param self|null $order That of the others; null: nobody knows.
	 */
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
