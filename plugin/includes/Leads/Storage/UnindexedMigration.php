<?php
declare( strict_types=1 );

namespace Brolga\Leads\Storage;

use Brolga\Core\Database\Connection;
use Brolga\Core\Database\Migration;
use Brolga\Leads\Search\LeadWordsRepository;

/**
 * Notes whose words and questions are not in their tables yet: to read a million
 * enquiries takes minutes. LeadIndexer does it in the background. A new site
 * has none, and its options are there so that asking for them costs no query.
 *
 * @see EXPORT-6 PERF-8
 */
final class UnindexedMigration implements Migration {

	public function __construct( private readonly Connection $db ) {}

	/**
	 * The fourteenth shape of the tables brought the last of both.
	 */
	public function version(): int {
		return 14;
	}

	/**
	 * Notes it. Should this be the second attempt, what the first one noted stays.
	 */
	public function up(): void {
		$last = (int) $this->db->value( "SELECT MAX(id) FROM {$this->db->table( 'entries' )}" );
		add_option( LeadWordsRepository::MISSING, $last, '', true );
		add_option( QuestionRepository::MISSING, $last, '', true );
	}
}
