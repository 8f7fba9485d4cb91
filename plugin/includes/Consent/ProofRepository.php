<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Database\Connection;
use Brolga\Core\Support\Clock;
use DateTimeImmutable;
use Generator;

/**
 * The answers that are kept.
 *
 * @see CONSENT-10
 */
final class ProofRepository {

	/** Rows that are read, or deleted, at once. */
	public const BATCH = 500;

	public function __construct(
		private readonly Connection $db,
		private readonly Clock $clock
	) {}

	/**
	 * Keeps an answer, once: it may be sent again.
	 *
	 * @param Proof $proof The answer.
	 */
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

	/**
	 * Deletes what is older than a moment, some at a time.
	 *
	 * @param DateTimeImmutable $before The moment.
	 * @return int How many went.
	 */
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

	/**
	 * All of them, oldest first.
	 *
	 * @return Generator<array<string, string|null>>
	 */
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

	/**
	 * One of them; null: there is none.
	 *
	 * @param string $id Its number.
	 * @return array<string, string|null>|null
	 */
	public function find( string $id ): ?array {
		return $this->db->row(
			"SELECT id, created_at, version, mode, action, granted FROM {$this->table()} WHERE id = %s",
			$id
		);
	}

	/**
	 * How many there are.
	 */
	public function count(): int {
		return (int) $this->db->value( "SELECT COUNT(*) FROM {$this->table()}" );
	}

	/**
	 * The table's name on the current site.
	 */
	private function table(): string {
		return $this->db->table( 'consents' );
	}
}
