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
 * Adds the table that says who exported what.
 */
final class AddAudit implements Migration {

	/**
	 * Keeps the schema.
	 *
	 * @param Schema $schema The tables.
	 */
	public function __construct( private readonly Schema $schema ) {}

	/**
	 * The third.
	 */
	public function version(): int {
		return 3;
	}

	/**
	 * Makes it.
	 */
	public function up(): void {
		$this->schema->apply();
	}
}
