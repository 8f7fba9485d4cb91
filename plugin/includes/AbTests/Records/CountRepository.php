<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

use Brolga\Core\Database\Connection;

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
	 * @param int         $slot    Which of a counter's rows, from 0.
	 */
	public function add( array $tallies, int $hour, int $slot ): void {
		if ( [] === $tallies ) {
			return;
		}
		// In the order of the key, so that no two writers wait for each other in a circle.
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

	/**
	 * The table's name on the current site.
	 */
	private function table(): string {
		return $this->db->table( 'experiment_counts' );
	}
}
