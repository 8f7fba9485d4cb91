<?php
declare( strict_types=1 );

namespace Brolga\Leads;

use DateTimeImmutable;
use DateTimeZone;

/** A range of whole days in the site's time zone, as UTC times for database queries. */
final class DateRange {

	/** A day in a query parameter: `2026-11-21`, or empty. */
	public const PATTERN = '^(\d{4}-\d{2}-\d{2})?\z';

	public function __construct(
		public readonly string $since = '',
		public readonly string $until = ''
	) {}

	/** Both days are included; an invalid or empty day sets no limit. */
	public static function days( string $from, string $to, DateTimeZone $zone ): self {
		return new self( self::midnight( $from, '+0 days', $zone ), self::midnight( $to, '+1 day', $zone ) );
	}

	/** Whether a text is an existing day, or empty. */
	public static function is_day( string $day ): bool {
		return '' === $day
			|| ( 1 === preg_match( '/' . self::PATTERN . '/', $day )
				&& checkdate( (int) substr( $day, 5, 2 ), (int) substr( $day, 8, 2 ), (int) substr( $day, 0, 4 ) ) );
	}

	/** @return array{list<string>, list<string|int>} */
	public function conditions(): array {
		$where  = [];
		$values = [];
		foreach ( [
			'created_at >= %s' => $this->since,
			'created_at < %s'  => $this->until,
		] as $condition => $moment ) {
			if ( '' !== $moment ) {
				$where[]  = $condition;
				$values[] = $moment;
			}
		}
		return [ $where, $values ];
	}

	/**
	 * Returns the start of a day in UTC; empty if the day is invalid.
	 *
	 * @param string $shift Moves to another day; 24 hours would be wrong on a day with a clock change.
	 */
	private static function midnight( string $day, string $shift, DateTimeZone $zone ): string {
		$midnight = DateTimeImmutable::createFromFormat( '!Y-m-d', $day, $zone );
		return false === $midnight
			? ''
			: $midnight->modify( $shift )->setTimezone( new DateTimeZone( 'UTC' ) )->format( 'Y-m-d H:i:s' );
	}
}
