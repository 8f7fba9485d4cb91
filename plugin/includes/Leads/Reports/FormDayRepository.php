<?php
declare( strict_types=1 );

namespace Brolga\Leads\Reports;

use Brolga\Core\Database\Connection;
use Brolga\Leads\LeadStatus;

/**
 * Counts how many visitors began to fill in a form per day. Only numbers are stored: no address,
 * no cookie, no row per person. Submissions are counted from the leads.
 */
final class FormDayRepository {

	/** A day's count is spread over rows, so that concurrent visitors do not wait for a lock. */
	private const SLOTS = 8;

	private const MARKS = 800;

	public function __construct( private readonly Connection $db ) {}

	public function count_begun( string $form_uid, string $day ): void {
		$this->db->execute(
			"INSERT INTO {$this->db->table( 'form_days' )} (form_uid, day, slot, begun) VALUES (%s, %s, %d, 1) ON "
				. 'DUPLICATE KEY UPDATE begun = begun + 1',
			$form_uid,
			$day,
			random_int( 0, self::SLOTS - 1 )
		);
	}

	public function take_back( string $form_uid, string $day, int $count ): void {
		foreach ( $this->db->rows(
			"SELECT slot, begun FROM {$this->db->table( 'form_days' )} WHERE form_uid = %s AND day = %s",
			$form_uid,
			$day
		) as $row ) {
			$less   = min( $count, (int) $row['begun'] );
			$count -= $less;
			$this->db->execute(
				"UPDATE {$this->db->table( 'form_days' )} SET begun = begun - %d WHERE form_uid = %s AND day = %s AND "
					. 'slot = %d',
				$less,
				$form_uid,
				$day,
				(int) $row['slot']
			);
		}
		$this->db->execute(
			"DELETE FROM {$this->db->table( 'form_days' )} WHERE form_uid = %s AND day = %s AND begun = 0",
			$form_uid,
			$day
		);
	}

	/** @return array<string, array<string, int>> */
	public function begun( string $from, string $to ): array {
		$begun = [];
		foreach ( $this->db->rows(
			"SELECT form_uid, day, SUM(begun) AS begun FROM {$this->db->table( 'form_days' )} WHERE day BETWEEN %s "
				. 'AND %s GROUP BY form_uid, day',
			$from,
			$to
		) as $row ) {
			$begun[ (string) $row['form_uid'] ][ substr( (string) $row['day'], 0, 10 ) ] = (int) $row['begun'];
		}
		return $begun;
	}

	/**
	 * Counts the leads that came in during each step, without spam. A single query answers it for
	 * all steps from an index, without reading rows.
	 *
	 * @param list<string> $begins The start of each step in UTC, oldest first; at least one.
	 * @param string       $until  The end of the last step in UTC, not included.
	 * @return array<string, array<int, int>> Counts by form and step.
	 */
	public function sent( array $begins, string $until ): array {
		$cases = '';
		foreach ( array_keys( array_slice( $begins, 1 ) ) as $step ) {
			$cases .= " WHEN created_at < %s THEN {$step}";
		}
		$last = count( $begins ) - 1;
		$step = '' === $cases ? (string) $last : "CASE{$cases} ELSE {$last} END";
		$sent = [];
		foreach ( $this->db->rows(
			"SELECT form_uid, {$step} AS step, COUNT(*) AS sent FROM {$this->db->table( 'entries' )} WHERE created_at "
				. '>= %s AND created_at < %s AND status <> %s GROUP BY form_uid, step',
			...[ ...array_slice( $begins, 1 ), $begins[0], $until, LeadStatus::Spam->value ]
		) as $row ) {
			$sent[ (string) $row['form_uid'] ][ (int) $row['step'] ] = (int) $row['sent'];
		}
		return $sent;
	}

	/**
	 * Returns for each form that has leads: the number in the inbox, the UTC time of the last one
	 * (empty if all are spam), and title, source and page of the newest row.
	 *
	 * @return array<string, array{stored: int, last: string, title: string, source: string, page: string}> By form.
	 */
	public function kept(): array {
		$table = $this->db->table( 'entries' );
		$forms = array_column(
			$this->db->rows(
				'SELECT form_uid, MAX(id) AS newest, SUM(CASE WHEN status IN (%s, %s) THEN 0 ELSE 1 END) AS in_inbox, '
					. "MAX(CASE WHEN status = %s THEN NULL ELSE created_at END) AS last_sent FROM {$table} GROUP BY "
					. 'form_uid',
				LeadStatus::Spam->value,
				LeadStatus::Trash->value,
				LeadStatus::Spam->value
			),
			null,
			'newest'
		);
		$kept  = [];
		foreach ( array_chunk( array_map( 'intval', array_keys( $forms ) ), self::MARKS ) as $ids ) {
			foreach ( $this->db->numbered(
				'entries',
				'id, form_uid, form_title, form_source, page_url',
				$ids
			) as $id => $row ) {
				$form                               = $forms[ $id ];
				$kept[ (string) $row['form_uid'] ] = [
					'stored' => (int) $form['in_inbox'],
					'last'   => (string) $form['last_sent'],
					'title'  => (string) $row['form_title'],
					'source' => (string) $row['form_source'],
					'page'   => (string) $row['page_url'],
				];
			}
		}
		return $kept;
	}

	public function forget( string $before ): void {
		$this->db->execute( "DELETE FROM {$this->db->table( 'form_days' )} WHERE day < %s", $before );
	}
}
