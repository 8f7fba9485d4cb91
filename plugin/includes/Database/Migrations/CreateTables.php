<?php
/**
 * The first tables.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Database\Migrations;

use Brolga\Database\Migration;
use Brolga\Database\Schema;

/**
 * Makes the tables of the first version. A later migration that adds a column
 * changes Schema and applies it again: dbDelta() does the difference.
 */
final class CreateTables implements Migration {

	/**
	 * Keeps the schema.
	 *
	 * @param Schema $schema The tables.
	 */
	public function __construct( private readonly Schema $schema ) {}

	/**
	 * The first.
	 */
	public function version(): int {
		return 1;
	}

	/**
	 * Makes them.
	 */
	public function up(): void {
		$this->schema->apply();
	}
}
