<?php
/**
 * Why a sign-up was kept apart.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Database\Migrations;

use Brolga\Database\Migration;
use Brolga\Database\Schema;

/**
 * Adds the column to sites that have none.
 */
final class AddSpamReason implements Migration {

	/**
	 * Keeps the schema.
	 *
	 * @param Schema $schema The tables.
	 */
	public function __construct( private readonly Schema $schema ) {}

	/**
	 * The ninth.
	 */
	public function version(): int {
		return 9;
	}

	/**
	 * Adds it.
	 */
	public function up(): void {
		$this->schema->apply();
	}
}
