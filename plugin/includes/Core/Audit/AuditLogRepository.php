<?php
declare( strict_types=1 );

namespace Brolga\Core\Audit;

use Brolga\Core\Database\Connection;
use Brolga\Core\Privacy\PersonalAddress;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;

/**
 * Stores a line per export, import or change of settings: who, when, what and how many. Keeps only the newest
 * lines. The line is written before the first byte is sent.
 *
 * @see PRIV-5
 *
 * @phpstan-type AuditLine array{at: string, user: int, action: string, items: int, filter: array<string, string>}
 */
final class AuditLogRepository {

	public const KEPT = 1000;

	public function __construct(
		private readonly Connection $db,
		private readonly Clock $clock
	) {}

	/**
	 * @param int $user 0 for the site itself.
	 * @param array<string, string> $filter
	 */
	public function record( int $user, string $action, int $items, array $filter ): int {
		$id = $this->db->insert(
			'audit',
			[
				'at'      => $this->clock->now()->format( 'Y-m-d H:i:s' ),
				'user_id' => $user,
				'action'  => $action,
				'items'   => $items,
				'filter'  => Json::encode(
					array_filter( $filter, static fn ( string $value ): bool => '' !== $value )
				),
			]
		);
		$this->db->execute( "DELETE FROM {$this->table()} WHERE id <= %d", $id - self::KEPT );
		return $id;
	}

	public function recount( int $line, int $items ): void {
		$this->db->execute( "UPDATE {$this->table()} SET items = %d WHERE id = %d", $items, $line );
	}

	/** @return list<AuditLine> */
	public function newest( int $limit ): array {
		return array_map(
			static fn ( array $row ): array => [
				'at'     => (string) $row['at'],
				'user'   => (int) $row['user_id'],
				'action' => (string) $row['action'],
				'items'  => (int) $row['items'],
				'filter' => self::filter( (string) $row['filter'] ),
			],
			$this->db->rows( "SELECT * FROM {$this->table()} ORDER BY id DESC LIMIT %d", $limit )
		);
	}

	/** @return array<string, string> */
	private static function filter( string $json ): array {
		try {
			$stored = Json::map( $json );
		} catch ( InvalidJson ) {
			$stored = [];
		}
		$filter = [];
		foreach ( $stored as $name => $value ) {
			$filter[ (string) $name ] = is_string( $value ) ? $value : '';
		}
		return $filter;
	}

	/** Removes an address from logged searches. The lines stay, as they prove that data was exported. */
	public function forget_searches( PersonalAddress $address ): int {
		$table   = $this->table();
		$changed = 0;
		foreach ( $this->db->rows( "SELECT id, filter FROM {$table} WHERE filter LIKE %s", '%@%' ) as $row ) {
			if ( $address->is_in( (string) $row['filter'] ) ) {
				$changed += $this->db->execute(
					"UPDATE {$table} SET filter = %s WHERE id = %d",
					'{}',
					(int) $row['id']
				);
			}
		}
		return $changed;
	}

	private function table(): string {
		return $this->db->table( 'audit' );
	}
}
