<?php
/**
 * Lists of providers.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Database\Migrations;

use Brolga\Database\Migration;
use Brolga\Database\Schema;

/**
 * Makes room for the names of lists that others keep.
 */
final class WidenListIds implements Migration {

	/**
	 * Keeps the schema.
	 *
	 * @param Schema $schema The tables.
	 */
	public function __construct( private readonly Schema $schema ) {}

	/**
	 * The seventh.
	 */
	public function version(): int {
		return 7;
	}

	/**
	 * Widens the column.
	 */
	public function up(): void {
		$this->schema->apply();
	}
}
