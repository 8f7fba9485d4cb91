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
 * Counts leads by partner. The words of their origin are an index: leads without
 * a partner are not read.
 *
 * @see TRACK-25 LEAD-27
 */
final class ReferralRepository {

	/** The most partners that are told apart. */
	private const MOST = 500;

	public function __construct( private readonly Connection $db ) {}

	/**
	 * The leads of each partner, the one with the most first.
	 *
	 * @param DateRange $dates When they came in.
	 * @return list<Referred>
	 */
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
			// The sign after it.
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
	 * What partners are called in some leads: words are in small letters, and long ones are shortened.
	 *
	 * @param list<int> $ids The leads' numbers.
	 * @return array<int, string> By number.
	 */
	private function names( array $ids ): array {
		return array_map(
			static fn ( array $row ): string => Lead::from_row( $row )->campaign[ Origin::REFERRAL ] ?? '',
			$this->db->numbered( 'entries', 'id, attribution', $ids )
		);
	}
}
