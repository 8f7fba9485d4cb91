<?php
declare( strict_types=1 );

namespace Brolga\Core\Database;


/**
 * Finds tables that are missing, or that do not support transactions.
 *
 * @see LEAD-25
 */
final class TableRepository {

	public function __construct(
		private readonly Connection $db,
		private readonly Schema $schema
	) {}

	/** @return list<string> */
	public function missing(): array {
		$missing = [];
		foreach ( $this->schema->names() as $table ) {
			try {
				$this->db->value( "SELECT 1 FROM {$this->db->table( $table )} LIMIT 1" );
			} catch ( StorageUnavailable ) {
				$missing[] = $this->db->table( $table );
			}
		}
		return $missing;
	}

	/** @return list<string> */
	public function without_transactions(): array {
		$unsafe = [];
		foreach ( $this->db->rows(
			'SHOW TABLE STATUS LIKE %s',
			$this->db->escape_like( $this->db->table( '' ) ) . '%'
		) as $row ) {
			if ( in_array(
				strtolower( (string) ( $row['Engine'] ?? '' ) ),
				[ 'myisam', 'aria', 'memory', 'csv', 'archive' ],
				true
			) ) {
				$unsafe[] = (string) $row['Name'];
			}
		}
		return $unsafe;
	}
}
