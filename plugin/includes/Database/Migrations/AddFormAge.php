<?php
/**
 * The audit log.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Database\Migrations;

use Brolga\Database\Migration;
use Brolga\Database\Schema;

/**
 * Adds the index by which a form's old enquiries are found.
 */
final class AddFormAge implements Migration {

	/**
	 * Keeps the schema.
	 *
	 * @param Schema $schema The tables.
	 */
	public function __construct( private readonly Schema $schema ) {}

	/**
	 * The eighth.
	 */
	public function version(): int {
		return 8;
	}

	/**
	 * Makes it.
	 */
	public function up(): void {
		$this->schema->apply();
	}
}
