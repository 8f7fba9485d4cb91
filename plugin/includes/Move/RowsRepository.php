<?php
declare( strict_types=1 );

namespace Brolga\Move;

/**
 * Counts a table's rows independently of the paged reading, so that rows skipped by the paging are noticed.
 *
 * @see MOVE-3
 */
final class RowsRepository {

	public function __construct( private readonly Engine $engine ) {}

	public function count( string $table ): int {
		$sql = 'SELECT COUNT(*) AS number FROM ' . MovedTable::quoted( $table );
		return (int) ( $this->engine->ask( $sql )[0]['number'] ?? -1 );
	}
}
