<?php
declare( strict_types=1 );

namespace Brolga\Core\Database;

/**
 * Does what stored data needs at a version of the tables.
 *
 * It may be killed anywhere and run again from its start: each statement must be
 * harmless when it has been done already. Many rows are changed in batches.
 */
interface Migration {

	/**
	 * The version the tables have afterwards: 1, 2, 3 …
	 */
	public function version(): int;

	public function up(): void;
}
