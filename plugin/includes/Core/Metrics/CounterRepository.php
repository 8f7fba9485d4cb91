<?php
declare( strict_types=1 );

namespace Brolga\Core\Metrics;

use Brolga\Core\Database\Connection;

/**
 * Stores totals that several web nodes increase: each addition is one atomic statement.
 *
 * @see OPS-6
 */
final class CounterRepository {

	/** Rows per total, so that concurrent requests rarely wait for the same row. */
	private const SLOTS = 8;

	private const LONGEST = 120;

	public function __construct( private readonly Connection $db ) {}

	/** @param array<string, int> $totals */
	public function add( array $totals ): void {
		$totals = array_filter(
			$totals,
			static fn ( string $name ): bool => strlen( $name ) <= self::LONGEST,
			ARRAY_FILTER_USE_KEY
		);
		if ( [] === $totals ) {
			return;
		}
		// In the order of the key, so that concurrent writers cannot deadlock.
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

	/** @return array<string, int> */
	public function all(): array {
		$totals = [];
		foreach ( $this->db->rows(
			"SELECT name, SUM(value) AS total FROM {$this->table()} GROUP BY name ORDER BY name"
		) as $row ) {
			$totals[ (string) $row['name'] ] = (int) $row['total'];
		}
		return $totals;
	}

	private function table(): string {
		return $this->db->table( 'counters' );
	}
}
