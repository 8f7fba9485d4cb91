<?php
/**
 * The table of enquiries.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Forms;

use Brolga\Database\Connection;
use Brolga\Database\StorageUnavailable;
use Brolga\Support\Clock;
use Brolga\Support\Json;

/**
 * Stores and reads enquiries. The list reads no more than it shows, and goes on
 * from an id (keyset), so its page 10,000 costs what page 1 does.
 *
 * @see LEAD-22
 *
 * @phpstan-import-type TimelineEvent from Entry
 */
final class EntryRepository {

	/** What the list shows; not what is searched, which is as long as the enquiry. */
	private const LIST_COLUMNS = 'id, form_source, form_uid, form_title, page_url, status, name, email, summary, fields, created_at, updated_at';

	/**
	 * Keeps its helpers.
	 *
	 * @param Connection $db    The database.
	 * @param Clock      $clock Dates the entries.
	 */
	public function __construct(
		private readonly Connection $db,
		private readonly Clock $clock
	) {}

	/**
	 * Stores an entry.
	 *
	 * @param EntryDraft $draft What to store.
	 * @return int|null Its id; null when one with the same submission key is there.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function add( EntryDraft $draft ): ?int {
		$now = $this->clock->now()->format( 'Y-m-d H:i:s' );
		return $this->db->insert_once(
			'entries',
			[
				'form_source'    => $draft->form_id->source->format(),
				'form_uid'       => $draft->form_id->uid,
				'form_title'     => $draft->title,
				'page_url'       => $draft->attribution->page,
				'status'         => $draft->status()->value,
				'submission_key' => '' === $draft->submission_key ? null : $draft->submission_key,
				'body_hash'      => $draft->body_hash,
				'name'           => Text::start( $draft->contact->full_name(), 200 ),
				'email'          => Text::start( $draft->contact->email, 254 ),
				'summary'        => $draft->summary(),
				'fields'         => Json::encode( $draft->fields ),
				'search_text'    => $draft->search_text(),
				'attribution'    => Json::encode(
					[
						'referrer' => $draft->attribution->referrer,
						'campaign' => $draft->attribution->campaign,
					]
				),
				'consent'        => $draft->consent,
				'notes'          => Json::encode( array_map( static fn ( array $event ): array => self::event( $now, ...$event ), $draft->events() ) ),
				'ip_hash'        => $draft->ip_hash,
				'created_at'     => $now,
				'updated_at'     => $now,
			]
		);
	}

	/**
	 * An entry with all there is to know, or null.
	 *
	 * @param int $id Its number.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function find( int $id ): ?Entry {
		$row = $this->db->row( "SELECT * FROM {$this->table()} WHERE id = %d", $id );
		return null === $row ? null : Entry::from_row( $row );
	}

	/**
	 * The entry of a submission key, or null.
	 *
	 * @param string $submission_key Hash of the visitor's key.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function find_by_key( string $submission_key ): ?Entry {
		$row = $this->db->row( "SELECT id, body_hash, status FROM {$this->table()} WHERE submission_key = %s", $submission_key );
		return null === $row ? null : Entry::from_row( $row );
	}

	/**
	 * A page of the list, newest first.
	 *
	 * @param EntryQuery $query What to list.
	 * @return list<Entry>
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function list( EntryQuery $query ): array {
		return $this->read( self::LIST_COLUMNS, $query );
	}

	/**
	 * A page of the list with all that an export tells.
	 *
	 * @param EntryQuery $query What to list.
	 * @return list<Entry>
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function export( EntryQuery $query ): array {
		return $this->read( self::LIST_COLUMNS . ', attribution, consent', $query );
	}

	/**
	 * A page of the list with the questions and answers alone.
	 *
	 * @param EntryQuery $query What to list.
	 * @return list<Entry>
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function questions( EntryQuery $query ): array {
		return $this->read( 'id, fields', $query );
	}

	/**
	 * How many entries have each status, within a form or a search.
	 *
	 * @param EntryQuery $query What is listed; its status does not count.
	 * @return array<string, int> By status; 0 where there are none.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function counts( EntryQuery $query ): array {
		[ $where, $values ] = $this->where( $query, false );
		$counts             = array_fill_keys( array_column( EntryStatus::cases(), 'value' ), 0 );
		foreach ( $this->db->rows( "SELECT status, COUNT(*) AS entries FROM {$this->table()} WHERE {$where} GROUP BY status", ...$values ) as $row ) {
			if ( isset( $counts[ (string) $row['status'] ] ) ) {
				$counts[ (string) $row['status'] ] = (int) $row['entries'];
			}
		}
		return $counts;
	}

	/**
	 * The forms that entries came from, with the newest title of each.
	 *
	 * @return array<string, string> Titles by uid.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function forms(): array {
		$forms = [];
		$rows  = $this->db->rows( "SELECT form_uid, form_title FROM {$this->table()} WHERE id IN ( SELECT MAX(id) FROM {$this->table()} GROUP BY form_uid ) ORDER BY form_title, form_uid LIMIT 500" );
		foreach ( $rows as $row ) {
			$forms[ (string) $row['form_uid'] ] = (string) $row['form_title'];
		}
		return $forms;
	}

	/**
	 * Changes an entry's status and writes into its timeline.
	 *
	 * @param Entry               $entry  The entry as lock() read it.
	 * @param EntryStatus         $status From now on.
	 * @param list<TimelineEvent> $events What happened.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function change( Entry $entry, EntryStatus $status, array $events ): void {
		$this->db->execute(
			"UPDATE {$this->table()} SET status = %s, notes = %s, updated_at = %s WHERE id = %d",
			$status->value,
			Json::encode( [ ...$entry->timeline, ...$events ] ),
			$this->clock->now()->format( 'Y-m-d H:i:s' ),
			$entry->id
		);
	}

	/**
	 * Removes an entry for good.
	 *
	 * @param int $id Its number.
	 * @return bool False when there is none.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function delete( int $id ): bool {
		return 1 === $this->db->execute( "DELETE FROM {$this->table()} WHERE id = %d", $id );
	}

	/**
	 * Where each form is, and when its oldest enquiry came in; nothing else of
	 * the entries is read. One index tells it for all forms.
	 *
	 * @return list<Entry>
	 *
	 * @throws StorageUnavailable When the database refuses.
	 *
	 * @see PRIV-7
	 */
	public function oldest_of_forms(): array {
		return array_map( Entry::from_row( ... ), $this->db->rows( "SELECT form_source, form_uid, MIN(created_at) AS created_at FROM {$this->table()} GROUP BY form_uid, form_source" ) );
	}

	/**
	 * Entries of a form that came in before a moment, oldest first.
	 *
	 * @param string $source Where the form is, as the table has it.
	 * @param string $uid    Its uid there.
	 * @param string $moment As the table has it.
	 * @param int    $limit  How many at most.
	 * @return list<int> Their numbers.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function older( string $source, string $uid, string $moment, int $limit ): array {
		return array_map( static fn ( array $row ): int => (int) $row['id'], $this->db->rows( "SELECT id FROM {$this->table()} WHERE form_uid = %s AND form_source = %s AND created_at < %s ORDER BY created_at LIMIT %d", $uid, $source, $moment, $limit ) );
	}

	/**
	 * Reads an entry and keeps others from changing it until the transaction ends.
	 *
	 * @param int $id Its number.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function lock( int $id ): ?Entry {
		// A write takes the lock on every database; SELECT … FOR UPDATE does not.
		$this->db->execute( "UPDATE {$this->table()} SET updated_at = updated_at WHERE id = %d", $id );
		return $this->find( $id );
	}

	/**
	 * An event of the timeline that nobody made happen.
	 *
	 * @param string $at   When, as the table has it.
	 * @param string $kind What.
	 * @param string $text More about it.
	 * @return TimelineEvent
	 */
	private static function event( string $at, string $kind, string $text ): array {
		return [
			'at'   => $at,
			'user' => 0,
			'kind' => $kind,
			'text' => $text,
		];
	}

	/**
	 * A page of the list, newest first.
	 *
	 * @param string     $columns What of it.
	 * @param EntryQuery $query   What to list.
	 * @return list<Entry>
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	private function read( string $columns, EntryQuery $query ): array {
		[ $where, $values ] = $this->where( $query );
		if ( $query->before > 0 ) {
			$where   .= ' AND id < %d';
			$values[] = $query->before;
		}
		$values[] = $query->limit;
		return array_map( Entry::from_row( ... ), $this->db->rows( "SELECT {$columns} FROM {$this->table()} WHERE {$where} ORDER BY id DESC LIMIT %d", ...$values ) );
	}

	/**
	 * The conditions of a query.
	 *
	 * @param EntryQuery $query       What is looked for.
	 * @param bool       $with_status Whether the status counts.
	 * @return array{string, list<string|int>} SQL and its values.
	 */
	private function where( EntryQuery $query, bool $with_status = true ): array {
		$where  = [ '1 = 1' ];
		$values = [];
		if ( $with_status ) {
			$statuses = array_column( $query->statuses, 'value' );
			$where[]  = 'status IN (' . implode( ', ', array_fill( 0, count( $statuses ), '%s' ) ) . ')';
			$values   = $statuses;
		}
		if ( '' !== $query->form_uid ) {
			$where[]  = 'form_uid = %s';
			$values[] = $query->form_uid;
		}
		foreach ( [
			'created_at >= %s' => $query->dates->since,
			'created_at < %s'  => $query->dates->until,
		] as $condition => $moment ) {
			if ( '' !== $moment ) {
				$where[]  = $condition;
				$values[] = $moment;
			}
		}
		foreach ( $query->words as $word ) {
			$where[]  = 'search_text LIKE %s';
			$values[] = '%' . $this->db->escape_like( $word ) . '%';
		}
		return [ implode( ' AND ', $where ), $values ];
	}

	/**
	 * The table's name on the current site.
	 */
	private function table(): string {
		return $this->db->table( 'entries' );
	}
}
