<?php
declare( strict_types=1 );

namespace Brolga\Leads\Reports;

use Brolga\Core\Database\Connection;
use Brolga\Leads\LeadStatus;

/**
 * Counts. Who began to fill a form in is a number of a day and nothing else: no
 * address, no cookie, no row for a person. What was sent stands in the leads.
 */
final class FormDayRepository {

	/** Rows that a day's count is spread over, so that visitors do not wait for each other. */
	private const SLOTS = 8;

	/** Values of one condition. */
	private const MARKS = 800;

	public function __construct( private readonly Connection $db ) {}

	/**
	 * Counts somebody who began.
	 *
	 * @param string $day `2026-11-21` on the site's clock.
	 */
	public function count_begun( string $form_uid, string $day ): void {
		$this->db->execute(
			"INSERT INTO {$this->db->table( 'form_days' )} (form_uid, day, slot, begun) VALUES (%s, %s, %d, 1) ON "
				. 'DUPLICATE KEY UPDATE begun = begun + 1',
			$form_uid,
			$day,
			random_int( 0, self::SLOTS - 1 )
		);
	}

	/**
	 * Takes back what was counted of people who do not exist.
	 *
	 * @param string $day   `2026-11-21` on the site's clock.
	 * @param int    $count How many.
	 */
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

	/**
	 * How many began, from one day to another.
	 *
	 * @param string $from The first day.
	 * @param string $to   The last day.
	 * @return array<string, array<string, int>> By form and day.
	 */
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
	 * How many enquiries came in at each step, without spam. The database is asked
	 * once for all steps; one index answers it, and no row of the table is read.
	 *
	 * @param list<string> $begins The first moment of each step, UTC, oldest first; at least one.
	 * @param string       $until  The first moment that is too late, UTC.
	 * @return array<string, array<int, int>> By form and step.
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
	 * What is kept of each form that somebody has sent: how many leads are in the
	 * inbox, when the last one came in, and what the newest row says of the form.
	 * An index answers the first question, the second reads a row a form.
	 *
	 * @return array<string, array{stored: int, last: string, title: string, source: string, page: string}> By form;
	 *     times in UTC, empty where all was spam.
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

	/**
	 * Forgets days that are long gone.
	 *
	 * @param string $before The first day that stays.
	 */
	public function forget( string $before ): void {
		$this->db->execute( "DELETE FROM {$this->db->table( 'form_days' )} WHERE day < %s", $before );
	}
}
