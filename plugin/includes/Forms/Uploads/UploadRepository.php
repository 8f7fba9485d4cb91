<?php
declare( strict_types=1 );

namespace Brolga\Forms\Uploads;

use Brolga\Core\Database\Connection;
use Brolga\Core\Support\Clock;
use DateTimeImmutable;

/**
 * The table of stored files and the leads they belong to. Files without a lead are in the holding
 * area: their lead is 0.
 *
 * @see FIELD-7
 */
final class UploadRepository {

	public function __construct(
		private readonly Connection $db,
		private readonly Clock $clock
	) {}

	public function add( Upload $upload ): void {
		$this->db->insert(
			'uploads',
			[
				'id'         => $upload->id,
				'entry_id'   => 0,
				'name'       => $upload->name,
				'type'       => $upload->type,
				'size'       => $upload->size,
				'sha256'     => $upload->sha256,
				'created_at' => self::moment( $this->clock->now() ),
			]
		);
	}

	public function find( string $id ): ?Upload {
		$row = $this->db->row( "SELECT * FROM {$this->table()} WHERE id = %s", $id );
		return null === $row ? null : Upload::from_row( $row );
	}

	/** @return list<Upload> */
	public function of_lead( int $lead_id ): array {
		return array_map(
			Upload::from_row( ... ),
			$this->db->rows( "SELECT * FROM {$this->table()} WHERE entry_id = %d ORDER BY created_at, id", $lead_id )
		);
	}

	/** Moves a held file to a lead; false if another request moved or removed it first. */
	public function attach( string $id, int $lead_id ): bool {
		return 1 === $this->db->execute(
			"UPDATE {$this->table()} SET entry_id = %d WHERE id = %s AND entry_id = 0",
			$lead_id,
			$id
		);
	}

	public function drop_held( string $id ): bool {
		return 1 === $this->db->execute( "DELETE FROM {$this->table()} WHERE id = %s AND entry_id = 0", $id );
	}

	/** @return list<string> */
	public function drop_of_lead( int $lead_id ): array {
		$ids = array_map( static fn ( Upload $upload ): string => $upload->id, $this->of_lead( $lead_id ) );
		if ( [] !== $ids ) {
			$this->db->execute( "DELETE FROM {$this->table()} WHERE entry_id = %d", $lead_id );
		}
		return $ids;
	}

	public function held_bytes(): int {
		return (int) $this->db->value( "SELECT COALESCE(SUM(size), 0) FROM {$this->table()} WHERE entry_id = 0" );
	}

	/** @return list<Upload> */
	public function held( DateTimeImmutable $before, int $limit ): array {
		return array_map(
			Upload::from_row( ... ),
			$this->db->rows(
				"SELECT * FROM {$this->table()} WHERE entry_id = 0 AND created_at < %s ORDER BY created_at, id LIMIT "
					. '%d',
				self::moment( $before ),
				$limit
			)
		);
	}

	/** @return list<int> */
	public function leads( int $after, int $limit ): array {
		$rows = $this->db->rows(
			"SELECT DISTINCT entry_id FROM {$this->table()} WHERE entry_id > %d ORDER BY entry_id LIMIT %d",
			$after,
			$limit
		);
		return array_map( static fn ( array $row ): int => (int) $row['entry_id'], $rows );
	}

	/**
	 * @param list<string> $ids
	 * @return list<string>
	 */
	public function known( array $ids ): array {
		$known = [];
		foreach ( array_chunk( $ids, 500 ) as $some ) {
			$marks = implode( ', ', array_fill( 0, count( $some ), '%s' ) );
			$known = [
				...$known,
				...array_column(
					$this->db->rows( "SELECT id FROM {$this->table()} WHERE id IN ({$marks})", ...$some ),
					'id'
				),
			];
		}
		return array_values( array_filter( $known, is_string( ... ) ) );
	}

	/** @return list<Upload> */
	public function newest( int $limit ): array {
		return array_map(
			Upload::from_row( ... ),
			$this->db->rows(
				"SELECT * FROM {$this->table()} WHERE entry_id > 0 ORDER BY entry_id DESC LIMIT %d",
				$limit
			)
		);
	}

	private static function moment( DateTimeImmutable $moment ): string {
		return $moment->format( 'Y-m-d H:i:s' );
	}

	private function table(): string {
		return $this->db->table( 'uploads' );
	}
}
