<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

use Brolga\AbTests\Registry\Test;
use Brolga\Core\Database\Connection;

/**
 * Stores visitors and conversions of tests by the visitors' network.
 *
 * @see AB-114
 */
final class OriginRepository {

	public const GROUPS = 4096;

	public function __construct( private readonly Connection $db ) {}

	/** @param list<array{tally: Tally, origin: int}> $added */
	public function add( array $added ): void {
		if ( [] === $added ) {
			return;
		}
		// In the order of the key, so that concurrent writers cannot deadlock.
		usort(
			$added,
			static fn ( array $one, array $other ): int => [
				$one['tally']->post,
				$one['tally']->number,
				$one['origin'],
				...$one['tally']->place(),
			] <=> [ $other['tally']->post, $other['tally']->number, $other['origin'], ...$other['tally']->place() ]
		);
		$values = [];
		foreach ( $added as [ 'tally' => $tally, 'origin' => $origin ] ) {
			$values = [
				...$values,
				$tally->post,
				$tally->number,
				$origin,
				$tally->variant,
				$tally->record->value,
				$tally->count,
			];
		}
		$rows = implode( ', ', array_fill( 0, count( $added ), '(%d, %d, %d, %d, %d, %d)' ) );
		$this->db->execute(
			"INSERT INTO {$this->table()} (post_id, number, origin, variant, record, count) VALUES {$rows} ON "
				. 'DUPLICATE KEY UPDATE count = count + VALUES(count)',
			...$values
		);
	}

	/**
	 * @param list<int>|null $some
	 * @return array<int, array<int, array{int, int}>> Visitors and conversions, by group and variant.
	 */
	public function of( Test $test, ?array $some = null ): array {
		if ( [] === $some ) {
			return [];
		}
		$which = null === $some
			? ''
			: ' AND origin IN (' . implode( ', ', array_fill( 0, count( $some ), '%d' ) ) . ')';
		$found = [];
		foreach ( $this->db->rows(
			"SELECT origin, variant, record, count FROM {$this->table()} WHERE post_id = %d AND number = %d AND "
				. "record IN (%d, %d){$which}",
			$test->key->post,
			$test->key->number,
			Counted::Visitors->value,
			Counted::of( $test->goal->record() )->value,
			...( $some ?? [] )
		) as $row ) {
			$pair = $found[ (int) $row['origin'] ][ (int) $row['variant'] ] ?? [ 0, 0 ];
			$pair[ Counted::Visitors->value === (int) $row['record'] ? 0 : 1 ]  = (int) $row['count'];
			$found[ (int) $row['origin'] ][ (int) $row['variant'] ] = $pair;
		}
		return $found;
	}

	/** Returns a group's name: three hexadecimal digits. */
	public static function name( int $origin ): string {
		return sprintf( '%03x', $origin );
	}

	private function table(): string {
		return $this->db->table( 'experiment_origins' );
	}
}
