<?php
declare( strict_types=1 );

namespace Brolga\Leads;

use DateTimeImmutable;
use DateTimeZone;

/**
 * From the first moment of a day to the last one of another, as the site's clock
 * has them, told in the UTC of the tables.
 */
final class DateRange {

	/** A day in an address: `2026-11-21`, or nothing. */
	public const PATTERN = '^(\d{4}-\d{2}-\d{2})?\z';

	public function __construct(
		public readonly string $since = '',
		public readonly string $until = ''
	) {}

	/**
	 * The days from one to another, both included. What is no day has no effect.
	 *
	 * @param string       $from `2026-11-21`; empty: no beginning.
	 * @param string       $to   `2026-11-30`; empty: no end.
	 * @param DateTimeZone $zone The site's.
	 */
	public static function days( string $from, string $to, DateTimeZone $zone ): self {
		return new self( self::midnight( $from, '+0 days', $zone ), self::midnight( $to, '+1 day', $zone ) );
	}

	/**
	 * Whether a text is a day that there is, or none.
	 *
	 * @param string $day `2026-11-21`; empty: none.
	 */
	public static function is_day( string $day ): bool {
		return '' === $day
			|| ( 1 === preg_match( '/' . self::PATTERN . '/', $day )
				&& checkdate( (int) substr( $day, 5, 2 ), (int) substr( $day, 8, 2 ), (int) substr( $day, 0, 4 ) ) );
	}

	/**
	 * The conditions on a column `created_at`.
	 *
	 * @return array{list<string>, list<string|int>} SQL and its values.
	 */
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
	 * The beginning of a day in UTC, or an empty text.
	 *
	 * @param string       $day   `2026-11-21`.
	 * @param string       $shift To another day: a day with a change of clocks has not 24 hours.
	 * @param DateTimeZone $zone  The site's.
	 */
	private static function midnight( string $day, string $shift, DateTimeZone $zone ): string {
		$midnight = DateTimeImmutable::createFromFormat( '!Y-m-d', $day, $zone );
		return false === $midnight
			? ''
			: $midnight->modify( $shift )->setTimezone( new DateTimeZone( 'UTC' ) )->format( 'Y-m-d H:i:s' );
	}
}
