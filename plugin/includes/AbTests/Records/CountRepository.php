<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

use Brolga\Core\Database\Connection;

/**
 * Stores the counters of tests per hour. An hour is the number of hours since 1970 in UTC, which
 * avoids daylight saving time and the year 2038 problem.
 *
 * @see AB-23
 */
final class CountRepository {

	/** Rows per counter and hour, so that concurrent requests do not wait for the same row. */
	public const SLOTS = 8;

	public const SECONDS_AN_HOUR = 3600;

	public function __construct( private readonly Connection $db ) {}

	public static function hour( int $timestamp ): int {
		return intdiv( $timestamp, self::SECONDS_AN_HOUR );
	}

	/**
	 * Adds all tallies or none, in one statement.
	 *
	 * @param int $slot Which of a counter's rows, from 0.
	 * @param list<Tally> $tallies
	 */
	public function add( array $tallies, int $hour, int $slot ): void {
		if ( [] === $tallies ) {
			return;
		}
		// In the order of the key, so that concurrent writers cannot deadlock.
		usort( $tallies, static fn ( Tally $one, Tally $other ): int => $one->place() <=> $other->place() );
		$values = [];
		foreach ( $tallies as $tally ) {
			$values = [
				...$values,
				$tally->post,
				$tally->number,
				$hour,
				$tally->variant,
				$tally->record->value,
				$tally->device->value,
				$tally->source,
				$slot,
				$tally->count,
				$tally->value,
			];
		}
		$rows = implode(
			', ',
			array_fill( 0, count( $tallies ), '(' . implode( ', ', array_fill( 0, 10, '%d' ) ) . ')' )
		);
		$this->db->execute(
			"INSERT INTO {$this->table()}
				(post_id, number, hour, variant, record, device, source, slot, count, value)
			VALUES {$rows}
			ON DUPLICATE KEY UPDATE count = count + VALUES(count), value = value + VALUES(value)",
			...$values
		);
	}

	private function table(): string {
		return $this->db->table( 'experiment_counts' );
	}
}
