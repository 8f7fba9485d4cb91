<?php
/**
 * What subscribers answer.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Database\Migrations;

use Brolga\Database\Migration;
use Brolga\Database\Schema;

/**
 * Gives the table of subscribers a column for answers to custom fields.
 */
final class AddSubscriberAnswers implements Migration {

	/**
	 * Keeps the schema.
	 *
	 * @param Schema $schema The tables.
	 */
	public function __construct( private readonly Schema $schema ) {}

	/**
	 * The sixth.
	 */
	public function version(): int {
		return 6;
	}

	/**
	 * Adds it.
	 */
	public function up(): void {
		$this->schema->apply();
	}
}
