<?php
/**
 * The table of uploads.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Database\Migrations;

use Brolga\Database\Migration;
use Brolga\Database\Schema;

/**
 * Adds the table that says which file belongs to which entry.
 */
final class AddUploads implements Migration {

	/**
	 * Keeps the schema.
	 *
	 * @param Schema $schema The tables.
	 */
	public function __construct( private readonly Schema $schema ) {}

	/**
	 * The twelfth.
	 */
	public function version(): int {
		return 12;
	}

	/**
	 * Makes it.
	 */
	public function up(): void {
		$this->schema->apply();
	}
}
