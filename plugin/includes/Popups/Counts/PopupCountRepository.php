<?php
declare( strict_types=1 );

namespace Brolga\Popups\Counts;

use Brolga\Core\Database\Connection;

/**
 * Stores how often popups were shown and converted.
 *
 * @see POPUP-39
 */
final class PopupCountRepository {

	/** Rows over which a day's count is spread, so that concurrent visitors do not wait for one row's lock. */
	private const SLOTS = 4;

	public function __construct( private readonly Connection $db ) {}

	public function add( int $popup, PopupRecord $record, string $day, int $count = 1 ): void {
		$this->db->execute(
			"INSERT INTO {$this->table()} (popup_id, day, record, slot, count) VALUES (%d, %s, %d, %d, %d) ON "
				. 'DUPLICATE KEY UPDATE count = count + VALUES(count)',
			$popup,
			$day,
			$record->value,
			random_int( 0, self::SLOTS - 1 ),
			$count
		);
	}

	/** @return array<int, array{shown: int, converted: int}> */
	public function since( string $from ): array {
		$counts = [];
		foreach ( $this->db->rows(
			"SELECT popup_id, record, SUM(count) AS counted FROM {$this->table()} WHERE day >= %s GROUP BY popup_id, "
				. 'record',
			$from
		) as $row ) {
			$popup             = (int) $row['popup_id'];
			$counts[ $popup ] ??= [
				'shown'     => 0,
				'converted' => 0,
			];
			$counts[ $popup ][ PopupRecord::Shown->value === (int) $row['record']
				? 'shown'
				: 'converted' ] = (int) $row['counted'];
		}
		return $counts;
	}

	public function forget( int $popup ): void {
		$this->db->execute( "DELETE FROM {$this->table()} WHERE popup_id = %d", $popup );
	}

	private function table(): string {
		return $this->db->table( 'popup_counts' );
	}
}
