<?php
declare( strict_types=1 );

namespace Brolga\Forms\Uploads;

use Brolga\Core\Database\Connection;
use Brolga\Core\Support\Clock;
use DateTimeImmutable;

/**
 * Knows which stored file belongs to which lead. Those of no lead are in the
 * holding place: their lead is 0.
 *
 * @see FIELD-7
 */
final class UploadRepository {

	public function __construct(
		private readonly Connection $db,
		private readonly Clock $clock
	) {}

	/**
	 * Adds a file to the holding place.
	 *
	 * @param Upload $upload The file.
	 */
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

	/**
	 * A file, wherever it belongs, or null.
	 *
	 * @param string $id Its name with us.
	 */
	public function find( string $id ): ?Upload {
		$row = $this->db->row( "SELECT * FROM {$this->table()} WHERE id = %s", $id );
		return null === $row ? null : Upload::from_row( $row );
	}

	/**
	 * The files of a lead, in the order in which they came.
	 *
	 * @return list<Upload>
	 */
	public function of_lead( int $lead_id ): array {
		return array_map(
			Upload::from_row( ... ),
			$this->db->rows( "SELECT * FROM {$this->table()} WHERE entry_id = %d ORDER BY created_at, id", $lead_id )
		);
	}

	/**
	 * Gives a file out of the holding place to a lead: true for one lead alone.
	 *
	 * @param string $id The file.
	 */
	public function attach( string $id, int $lead_id ): bool {
		return 1 === $this->db->execute(
			"UPDATE {$this->table()} SET entry_id = %d WHERE id = %s AND entry_id = 0",
			$lead_id,
			$id
		);
	}

	/**
	 * Forgets a file that is still in the holding place.
	 *
	 * @param string $id The file.
	 * @return bool False when it is not there (any more).
	 */
	public function drop_held( string $id ): bool {
		return 1 === $this->db->execute( "DELETE FROM {$this->table()} WHERE id = %s AND entry_id = 0", $id );
	}

	/**
	 * Forgets the files of a lead.
	 *
	 * @return list<string> The files, to be removed once that is certain.
	 */
	public function drop_of_lead( int $lead_id ): array {
		$ids = array_map( static fn ( Upload $upload ): string => $upload->id, $this->of_lead( $lead_id ) );
		if ( [] !== $ids ) {
			$this->db->execute( "DELETE FROM {$this->table()} WHERE entry_id = %d", $lead_id );
		}
		return $ids;
	}

	/**
	 * How many bytes are in the holding place.
	 */
	public function held_bytes(): int {
		return (int) $this->db->value( "SELECT COALESCE(SUM(size), 0) FROM {$this->table()} WHERE entry_id = 0" );
	}

	/**
	 * The files that have been in the holding place for longest.
	 *
	 * @param DateTimeImmutable $before Those that came before.
	 * @param int               $limit  How many at most.
	 * @return list<Upload>
	 */
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

	/**
	 * Leads that have files, in the order of their numbers.
	 *
	 * @param int $after The last one that was seen.
	 * @param int $limit How many at most.
	 * @return list<int>
	 */
	public function leads( int $after, int $limit ): array {
		$rows = $this->db->rows(
			"SELECT DISTINCT entry_id FROM {$this->table()} WHERE entry_id > %d ORDER BY entry_id LIMIT %d",
			$after,
			$limit
		);
		return array_map( static fn ( array $row ): int => (int) $row['entry_id'], $rows );
	}

	/**
	 * Those of some files that the table knows.
	 *
	 * @param list<string> $ids Files.
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

	/**
	 * The newest files of leads.
	 *
	 * @param int $limit How many.
	 * @return list<Upload>
	 */
	public function newest( int $limit ): array {
		return array_map(
			Upload::from_row( ... ),
			$this->db->rows(
				"SELECT * FROM {$this->table()} WHERE entry_id > 0 ORDER BY entry_id DESC LIMIT %d",
				$limit
			)
		);
	}

	/**
	 * A moment as the table has it.
	 *
	 * @param DateTimeImmutable $moment Any moment.
	 */
	private static function moment( DateTimeImmutable $moment ): string {
		return $moment->format( 'Y-m-d H:i:s' );
	}

	/**
	 * The table's name on the current site.
	 */
	private function table(): string {
		return $this->db->table( 'uploads' );
	}
}
