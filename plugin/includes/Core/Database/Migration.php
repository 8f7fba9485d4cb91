<?php
declare( strict_types=1 );

namespace Brolga\Core\Database;

/**
 * Changes stored data for a new version of the tables. A migration may be killed at any point and run again
 * from its start, so each statement must be safe to repeat. Many rows are changed in batches.
 */
interface Migration {

	public function version(): int;

	public function up(): void;
}
