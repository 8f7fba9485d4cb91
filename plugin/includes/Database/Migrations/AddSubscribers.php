<?php
/**
 * The table of subscribers.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Database\Migrations;

use Brolga\Database\Migration;
use Brolga\Database\Schema;

/**
 * Adds what sites of the first version do not have.
 */
final class AddSubscribers implements Migration {

	/**
	 * Keeps the schema.
	 *
	 * @param Schema $schema The tables.
	 */
	public function __construct( private readonly Schema $schema ) {}

	/**
	 * The second.
	 */
	public function version(): int {
		return 2;
	}

	/**
	 * Makes it.
	 */
	public function up(): void {
		$this->schema->apply();
	}
}
