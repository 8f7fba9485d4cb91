<?php
/**
 * Where sign-ups come from, and what is done for them.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Database\Migrations;

use Brolga\Database\Migration;
use Brolga\Database\Schema;

/**
 * Adds the form and the moment of the question to subscribers, and the
 * subscriber to jobs.
 */
final class AddSignupOrigin implements Migration {

	/**
	 * Keeps the schema.
	 *
	 * @param Schema $schema The tables.
	 */
	public function __construct( private readonly Schema $schema ) {}

	/**
	 * The thirteenth.
	 */
	public function version(): int {
		return 13;
	}

	/**
	 * Makes them.
	 */
	public function up(): void {
		$this->schema->apply();
	}
}
