<?php
declare( strict_types=1 );

namespace Brolga\Move;

/**
 * Counts a table's rows without reading them: how they are read, one part after
 * the other, is not to be its own witness.
 *
 * @see MOVE-3
 */
final class RowsRepository {

	public function __construct( private readonly Engine $engine ) {}

	/**
	 * @param string $table Its name.
	 */
	public function count( string $table ): int {
		$sql = 'SELECT COUNT(*) AS number FROM ' . Table::quoted( $table );
		return (int) ( $this->engine->ask( $sql )[0]['number'] ?? -1 );
	}
}
