<?php
declare( strict_types=1 );

namespace Brolga\Leads\Search;

use Brolga\Core\Database\Connection;
use Brolga\Core\Database\Migration;

/**
 * Notes that older leads of partners' links have words to be stored: until then
 * no filter and no report finds them. LeadIndexer does it in the background.
 *
 * @see TRACK-25
 */
final class ReferralWordsMigration implements Migration {

	public function __construct( private readonly Connection $db ) {}

	/**
	 * The shape of the tables that counted sign-ups by partner.
	 */
	public function version(): int {
		return 22;
	}

	/**
	 * Notes the last one; a site without partners has nothing to do.
	 */
	public function up(): void {
		$last    = (int) $this->db->value(
			"SELECT MAX(id) FROM {$this->db->table( 'entries' )} WHERE attribution LIKE %s",
			'%"referral"%'
		);
		$missing = get_option( LeadWordsRepository::MISSING, 0 );
		if ( $last > ( is_numeric( $missing ) ? (int) $missing : 0 ) ) {
			update_option( LeadWordsRepository::MISSING, $last, true );
		}
	}
}
