<?php
declare( strict_types=1 );

namespace Brolga\Seo;

/**
 * When a business is open, as an owner writes it: `Mo-Fr 09:00-17:00`.
 *
 * @see SEO-9
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

	/**
	 * One line, as schema.org has it; null where it is not understood.
	 *
	 * @param string $line As it was written.
	 * @return ?array{'@type': string, dayOfWeek: list<string>, opens: string, closes: string}
	 */
	public static function read( string $line ): ?array {
		if ( 1 !== preg_match( self::LINE, trim( $line ), $found ) ) {
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
	 * The days from one to another, over the weekend where need be.
	 *
	 * @return list<string>
	 */
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
