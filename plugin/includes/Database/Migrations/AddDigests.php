<?php
/**
 * New posts by mail.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Database\Migrations;

use Brolga\Database\Migration;
use Brolga\Database\Schema;

/**
 * Adds the tables of new posts and of the mails about them.
 */
final class AddDigests implements Migration {

	/**
	 * Keeps the schema.
	 *
	 * @param Schema $schema The tables.
	 */
	public function __construct( private readonly Schema $schema ) {}

	/**
	 * The eleventh.
	 */
	public function version(): int {
		return 11;
	}

	/**
	 * Makes them.
	 */
	public function up(): void {
		$this->schema->apply();
	}
}
