<?php
declare( strict_types=1 );

namespace Brolga\Leads\Reports;

use Brolga\Core\Database\Connection;
use Brolga\Core\Referrals\Referred;
use Brolga\Leads\DateRange;
use Brolga\Leads\Lead;
use Brolga\Leads\LeadStatus;
use Brolga\Leads\Origin;

/**
 * Counts leads by partner. It uses the index words of Origin, so that leads without a partner are not read.
 *
 * @see TRACK-25 LEAD-27
 */
final class ReferralRepository {

	private const MOST = 500;

	public function __construct( private readonly Connection $db ) {}

	/** @return list<Referred> */
	public function leads( DateRange $dates ): array {
		$rows  = $this->db->rows(
			"SELECT w.word, COUNT(*) AS found, MAX(w.entry_id) AS newest
			FROM {$this->db->table( 'entry_words' )} w
			JOIN {$this->db->table( 'entries' )} e ON e.id = w.entry_id
			WHERE w.word >= %s AND w.word < %s
				AND w.created_at >= %s AND w.created_at < %s
				AND e.status NOT IN (%s, %s)
			GROUP BY w.word
			ORDER BY found DESC, w.word
			LIMIT %d",
			Origin::REFERRAL . '=',
			// ">" follows "=" in ASCII, so this is the end of the range.
			Origin::REFERRAL . '>',
			$dates->since,
			$dates->until,
			LeadStatus::Spam->value,
			LeadStatus::Trash->value,
			self::MOST
		);
		$names = $this->names( array_map( intval( ... ), array_column( $rows, 'newest' ) ) );
		return array_map(
			static fn ( array $row ): Referred => new Referred(
				$names[ (int) $row['newest'] ] ?? '',
				(int) $row['found']
			),
			$rows
		);
	}

	/**
	 * Returns the original names of the partners, because index words are in lower case and may be hashed.
	 *
	 * @param list<int> $ids Leads of these partners.
	 * @return array<int, string> By lead id.
	 */
	private function names( array $ids ): array {
		return array_map(
			static fn ( array $row ): string => Lead::from_row( $row )->campaign[ Origin::REFERRAL ] ?? '',
			$this->db->numbered( 'entries', 'id, attribution', $ids )
		);
	}
}
