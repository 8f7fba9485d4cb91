<?php
/**
 * The table of words.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Database\Migrations;

use Brolga\Database\Connection;
use Brolga\Database\Migration;
use Brolga\Database\Schema;
use Brolga\Forms\EntryWordsRepository;

/**
 * Makes the table, and notes which enquiries have no words in it yet. To store
 * the words of a million takes minutes, which no visitor's request has:
 * Forms\EntryIndexer does it in the background.
 *
 * @see LEAD-31
 */
final class AddEntryWords implements Migration {

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
	 * The tenth.
	 */
	public function version(): int {
		return 10;
	}

	/**
	 * Makes it.
	 */
	public function up(): void {
		$this->schema->apply();
		// Should this be the second attempt, what the first one noted stays.
		add_option( EntryWordsRepository::MISSING, (int) $this->db->value( "SELECT MAX(id) FROM {$this->db->table( 'entries' )}" ), '', true );
	}
}
