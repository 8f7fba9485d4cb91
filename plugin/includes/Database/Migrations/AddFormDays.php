<?php
/**
 * The counts of forms.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Database\Migrations;

use Brolga\Database\Migration;
use Brolga\Database\Schema;

/**
 * Adds the table that says how many began to fill a form in.
 */
final class AddFormDays implements Migration {

	/**
	 * Keeps the schema.
	 *
	 * @param Schema $schema The tables.
	 */
	public function __construct( private readonly Schema $schema ) {}

	/**
	 * The fifth.
	 */
	public function version(): int {
		return 5;
	}

	/**
	 * Makes it.
	 */
	public function up(): void {
		$this->schema->apply();
	}
}
