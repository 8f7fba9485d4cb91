<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Database\Connection;
use Brolga\Core\Support\Clock;
use DateTimeImmutable;
use Generator;

/**
 * Stores consent records.
 *
 * @see CONSENT-10
 */
final class ProofRepository {

	public const BATCH = 500;

	public function __construct(
		private readonly Connection $db,
		private readonly Clock $clock
	) {}

	/** Stores an answer, unless it is already stored, because it may be sent again. */
	public function add( Proof $proof ): void {
		$this->db->insert_once(
			'consents',
			[
				'id'         => $proof->id,
				'created_at' => $this->clock->now()->modify( "-{$proof->age} seconds" )->format( 'Y-m-d H:i:s' ),
				'version'    => $proof->version,
				'mode'       => $proof->mode->value,
				'action'     => $proof->action,
				'granted'    => implode( ' ', $proof->granted ),
			]
		);
	}

	/** @return int The number of deleted records, at most one batch. */
	public function delete_older( DateTimeImmutable $before ): int {
		$ids = array_column(
			$this->db->rows(
				"SELECT id FROM {$this->table()} WHERE created_at < %s ORDER BY created_at LIMIT %d",
				$before->format( 'Y-m-d H:i:s' ),
				self::BATCH
			),
			'id'
		);
		return [] === $ids
			? 0
			: $this->db->execute(
				"DELETE FROM {$this->table()} WHERE id IN ("
					. implode( ', ', array_fill( 0, count( $ids ), '%s' ) )
					. ')',
				...$ids
			);
	}

	/** @return Generator<array<string, string|null>> */
	public function all(): Generator {
		[ $at, $id ] = [ '1000-01-01 00:00:00', '' ];
		do {
			$rows = $this->db->rows(
				"SELECT id, created_at, version, mode, action, granted FROM {$this->table()} WHERE created_at > %s OR "
					. '(created_at = %s AND id > %s) ORDER BY created_at, id LIMIT %d',
				$at,
				$at,
				$id,
				self::BATCH
			);
			foreach ( $rows as $row ) {
				[ $at, $id ] = [ (string) $row['created_at'], (string) $row['id'] ];
				yield $row;
			}
		} while ( self::BATCH === count( $rows ) );
	}

	/** @return array<string, string|null>|null */
	public function find( string $id ): ?array {
		return $this->db->row(
			"SELECT id, created_at, version, mode, action, granted FROM {$this->table()} WHERE id = %s",
			$id
		);
	}

	public function count(): int {
		return (int) $this->db->value( "SELECT COUNT(*) FROM {$this->table()}" );
	}

	private function table(): string {
		return $this->db->table( 'consents' );
	}
}
