<?php
declare( strict_types=1 );

namespace Brolga\Experiments;

use Brolga\Core\Database\Connection;
use Brolga\Core\Database\StorageUnavailable;
use DateTimeImmutable;
use DateTimeZone;

/**
 * The counters of tests. Hours are hours since 1970, in UTC: no summer time, no
 * year 2038.
 *
 * @see AB-23
 */
final class CountRepository {

	/** Rows that a counter of an hour is spread over. */
	public const SLOTS = 8;

	public const SECONDS_AN_HOUR = 3600;

	public function __construct( private readonly Connection $db ) {}

	/**
	 * The hour of a moment.
	 *
	 * @param int $timestamp Seconds since 1970.
	 */
	public static function hour( int $timestamp ): int {
		return intdiv( $timestamp, self::SECONDS_AN_HOUR );
	}

	/**
	 * Adds to counters, in one statement: all of it, or nothing.
	 *
	 * @param list<Tally> $tallies What is added.
	 * @param int         $hour    The hour.
	 * @param int         $slot    Which of a counter's rows, from 0.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function add( array $tallies, int $hour, int $slot ): void {
		if ( [] === $tallies ) {
			return;
		}
		// In the order of the key, so that no two writers wait for each other in a circle.
		usort( $tallies, static fn ( Tally $one, Tally $other ): int => $one->place() <=> $other->place() );
		$values = [];
		foreach ( $tallies as $tally ) {
			$values = [ ...$values, $tally->post, $tally->number, $hour, $tally->variant, $tally->record->value, $tally->device->value, $tally->source, $slot, $tally->count, $tally->value ];
		}
		$rows = implode( ', ', array_fill( 0, count( $tallies ), '(' . implode( ', ', array_fill( 0, 10, '%d' ) ) . ')' ) );
		$this->db->execute(
			"INSERT INTO {$this->table()} (post_id, number, hour, variant, record, device, source, slot, count, value) VALUES {$rows}
			ON DUPLICATE KEY UPDATE count = count + VALUES(count), value = value + VALUES(value)",
			...$values
		);
	}

	/**
	 * What happened to a test's variants in some hours.
	 *
	 * @param TestKey $key   The test.
	 * @param int     $from  The first hour.
	 * @param int     $until The first hour that no longer counts.
	 * @return list<Count> By variant, record, device and source.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function totals( TestKey $key, int $from, int $until ): array {
		return array_map(
			self::count_of( ... ),
			$this->db->rows(
				"SELECT variant, record, device, source, SUM(count) AS counted, SUM(value) AS total FROM {$this->table()} WHERE post_id = %d AND number = %d AND hour >= %d AND hour < %d GROUP BY variant, record, device, source ORDER BY variant, record, device, source",
				$key->post,
				$key->number,
				$from,
				$until
			)
		);
	}

	/**
	 * What happened to a test's variants day by day; days without anything are
	 * left out, and so is what was refused.
	 *
	 * @param TestKey      $key   The test.
	 * @param int          $from  The first hour.
	 * @param int          $until The first hour that no longer counts.
	 * @param DateTimeZone $zone  The clock by which a day begins and ends.
	 * @return list<DayCount> By day, variant and record.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function per_day( TestKey $key, int $from, int $until, DateTimeZone $zone ): array {
		$rows = $this->db->rows(
			"SELECT hour, variant, record, SUM(count) AS counted, SUM(value) AS total FROM {$this->table()} WHERE post_id = %d AND number = %d AND hour >= %d AND hour < %d AND record <> %d GROUP BY hour, variant, record ORDER BY hour, variant, record",
			$key->post,
			$key->number,
			$from,
			$until,
			Counted::Refused->value
		);
		$days = [];
		foreach ( $rows as $row ) {
			// An hour that a time zone cuts in two counts for the day it begins on.
			$day   = ( new DateTimeImmutable( '@' . (int) $row['hour'] * self::SECONDS_AN_HOUR ) )->setTimezone( $zone )->format( 'Y-m-d' );
			$place = sprintf( '%s %05d %03d', $day, (int) $row['variant'], (int) $row['record'] );
			$old   = $days[ $place ] ?? null;

			$days[ $place ] = new DayCount( $day, (int) $row['variant'], Counted::from( (int) $row['record'] ), ( $old->count ?? 0 ) + (int) $row['counted'], ( $old->value ?? 0 ) + (int) $row['total'] );
		}
		ksort( $days, SORT_STRING );
		return array_values( $days );
	}

	/**
	 * A count of a row.
	 *
	 * @param array<string, string|null> $row The row.
	 */
	private static function count_of( array $row ): Count {
		$record = Counted::from( (int) $row['record'] );
		return new Count(
			(int) $row['variant'],
			$record,
			Device::tryFrom( (int) $row['device'] ) ?? Device::Unknown,
			Source::tryFrom( (int) $row['source'] ) ?? Source::Unknown,
			(int) $row['counted'],
			(int) $row['total'],
			Counted::Refused === $record ? Refusal::of_code( (int) $row['source'] ) : null
		);
	}

	/**
	 * The table's name on the current site.
	 */
	private function table(): string {
		return $this->db->table( 'experiment_counts' );
	}
}
