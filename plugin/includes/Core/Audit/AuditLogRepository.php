<?php
declare( strict_types=1 );

namespace Brolga\Core\Audit;

use Brolga\Core\Database\Connection;
use Brolga\Core\Privacy\PersonalAddress;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;

/**
 * One line for each export: who, when, what was asked for, how many. The newest
 * lines are kept; a line is short, and written before the first byte is sent.
 *
 * @see PRIV-5
 *
 * @phpstan-type AuditLine array{at: string, user: int, action: string, items: int, filter: array<string, string>}
 */
final class AuditLogRepository {

	/** How many lines are kept. */
	public const KEPT = 1000;

	public function __construct(
		private readonly Connection $db,
		private readonly Clock $clock
	) {}

	/**
	 * Writes a line.
	 *
	 * @param int                   $user   Who; 0: the site itself.
	 * @param string                $action What was done.
	 * @param int                   $items  With how many.
	 * @param array<string, string> $filter Which ones.
	 * @return int The line's number.
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

	/**
	 * Writes into a line how many there are after all.
	 *
	 * @param int $line  The line's number.
	 * @param int $items With how many something was done.
	 */
	public function recount( int $line, int $items ): void {
		$this->db->execute( "UPDATE {$this->table()} SET items = %d WHERE id = %d", $items, $line );
	}

	/**
	 * The newest lines, newest first.
	 *
	 * @param int $limit How many.
	 * @return list<AuditLine>
	 */
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

	/**
	 * A line's filter.
	 *
	 * @param string $json As it was stored.
	 * @return array<string, string>
	 */
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

	/**
	 * Takes a person out of the audit log: that somebody exported stays, for
	 * whom they searched does not.
	 *
	 * @param PersonalAddress $address Whose.
	 * @return int How many lines were changed.
	 */
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

	/**
	 * The table's name on the current site.
	 */
	private function table(): string {
		return $this->db->table( 'audit' );
	}
}
