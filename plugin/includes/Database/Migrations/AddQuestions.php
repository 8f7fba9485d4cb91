<?php
/**
 * The table of questions.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Database\Migrations;

use Brolga\Database\Connection;
use Brolga\Database\Migration;
use Brolga\Database\Schema;
use Brolga\Forms\QuestionRepository;

/**
 * Makes the table, and notes whose questions are not in it yet: to read a million
 * enquiries takes minutes. Forms\EntryIndexer does it in the background.
 *
 * @see EXPORT-6
 */
final class AddQuestions implements Migration {

	/**
	 * Keeps its helpers.
	 *
	 * @param Schema     $schema The tables.
	 * @param Connection $db     Knows how many enquiries there are.
	 */
	public function __construct(
		private readonly Schema $schema,
		private readonly Connection $db
	) {}

	/**
	 * The fourteenth.
	 */
	public function version(): int {
		return 14;
	}

	/**
	 * Makes it.
	 */
	public function up(): void {
		$this->schema->apply();
		// Should this be the second attempt, what the first one noted stays.
		add_option( QuestionRepository::MISSING, (int) $this->db->value( "SELECT MAX(id) FROM {$this->db->table( 'entries' )}" ), '', true );
	}
}
