<?php
declare( strict_types=1 );

namespace Brolga\Core\Metrics;

use Brolga\Core\Database\Connection;

/**
 * Totals that several web nodes add to: each addition is one statement, which
 * adds to what is there.
 *
 * @see OPS-6
 */
final class CounterRepository {

	/** Rows that a total is spread over. */
	private const SLOTS = 8;

	/** The longest name that the table holds. */
	private const LONGEST = 120;

	public function __construct( private readonly Connection $db ) {}

	/**
	 * Adds to totals.
	 *
	 * @param array<string, int> $totals By name.
	 */
	public function add( array $totals ): void {
		$totals = array_filter(
			$totals,
			static fn ( string $name ): bool => strlen( $name ) <= self::LONGEST,
			ARRAY_FILTER_USE_KEY
		);
		if ( [] === $totals ) {
			return;
		}
		// In the order of the key, so that no two writers wait for each other in a circle.
		ksort( $totals, SORT_STRING );
		$slot   = random_int( 0, self::SLOTS - 1 );
		$values = [];
		foreach ( $totals as $name => $by ) {
			array_push( $values, $name, $slot, $by );
		}
		$rows = implode( ', ', array_fill( 0, count( $totals ), '(%s, %d, %d)' ) );
		$this->db->execute(
			"INSERT INTO {$this->table()} (name, slot, value) VALUES {$rows} ON DUPLICATE KEY UPDATE value = value + "
				. 'VALUES(value)',
			...$values
		);
	}

	/**
	 * @return array<string, int> By name.
	 */
	public function all(): array {
		$totals = [];
		foreach ( $this->db->rows(
			"SELECT name, SUM(value) AS total FROM {$this->table()} GROUP BY name ORDER BY name"
		) as $row ) {
			$totals[ (string) $row['name'] ] = (int) $row['total'];
		}
		return $totals;
	}

	/**
	 * The table's name on the current site.
	 */
	private function table(): string {
		return $this->db->table( 'counters' );
	}
}
