<?php
declare( strict_types=1 );

namespace Brolga\Leads;

use Brolga\Core\Database\Connection;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Forms\FormNames;
use Brolga\Leads\Search\EntryKey;
use Brolga\Leads\Search\EntryKeysRepository;
use Brolga\Leads\Search\EntrySearch;
use Generator;

/**
 * Reads enquiries newest first, page by page, so that page 10,000 of a million
 * costs what page 1 does.
 *
 * First the places of a page are found, by indexes alone; then its rows are read,
 * which are wide and lie far apart.
 *
 * @see LEAD-9 LEAD-28 LEAD-30 PERF-12
 */
final class EntryListRepository {

	/** What the list shows; not what is searched, which is as long as the enquiry. */
	private const COLUMNS = 'id, form_source, form_uid, form_title, page_url, status, name, email, summary, fields, created_at, updated_at';

	public function __construct(
		private readonly Connection $db,
		private readonly EntryKeysRepository $places,
		private readonly EntrySearch $search,
		private readonly FormNames $names
	) {}

	/**
	 * A page of the list.
	 *
	 * @param EntryQuery $query What to list.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function list( EntryQuery $query ): EntryPage {
		return $this->page( self::COLUMNS, $query );
	}

	/**
	 * All entries of a list with what an export tells, some at a time.
	 *
	 * @param EntryQuery $query What to list; its limit is how many are read at once.
	 * @return Generator<int, list<Entry>>
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function export( EntryQuery $query ): Generator {
		// What happened to a lead can be long, and is told of spam alone.
		return $this->batches( 'id, form_source, form_uid, form_title, page_url, status, name, email, fields, attribution, consent, created_at' . ( $query->is_of_spam() ? ', notes' : '' ), $query );
	}

	/**
	 * All entries of a list with the questions and answers alone.
	 *
	 * @param EntryQuery $query What to list; its limit is how many are read at once.
	 * @return Generator<int, list<Entry>>
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function questions( EntryQuery $query ): Generator {
		return $this->batches( 'id, created_at, fields', $query );
	}

	/**
	 * How many entries have each status, within a form, days or a search.
	 *
	 * @param EntryQuery $query What is listed; its status does not count.
	 * @return array<string, EntryCount> By status.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function counts( EntryQuery $query ): array {
		if ( [] !== $query->words ) {
			return $this->search->counts( $query );
		}
		$counts = [];
		foreach ( EntryStatus::cases() as $status ) {
			$counts[ $status->value ] = $this->places->count( $query, $status );
		}
		return $counts;
	}

	/**
	 * How many entries have a status, counted no further than anybody reads.
	 *
	 * @param EntryStatus $status The status.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function count( EntryStatus $status ): EntryCount {
		return $this->places->count( EntryQuery::of( $status, '', '', 0, 1 ), $status );
	}

	/**
	 * The forms that entries came from, each named as where it was sent last.
	 *
	 * @return array<string, string> Names by uid.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function forms(): array {
		$forms = [];
		$uid   = $this->db->value( "SELECT MIN(form_uid) FROM {$this->table()}" );
		// From one to the next by the index: to group a million rows would read them all.
		while ( null !== $uid && count( $forms ) < 500 ) {
			$newest        = $this->db->row( "SELECT form_source, form_title FROM {$this->table()} WHERE form_uid = %s ORDER BY created_at DESC, id DESC LIMIT 1", $uid );
			$forms[ $uid ] = $this->names->of( (string) ( $newest['form_source'] ?? '' ), $uid, (string) ( $newest['form_title'] ?? '' ) );
			$uid           = $this->db->value( "SELECT MIN(form_uid) FROM {$this->table()} WHERE form_uid > %s", $uid );
		}
		asort( $forms, SORT_NATURAL | SORT_FLAG_CASE );
		return $forms;
	}

	/**
	 * All entries of a list, some at a time.
	 *
	 * @param string     $columns What of them.
	 * @param EntryQuery $query   What to list.
	 * @return Generator<int, list<Entry>>
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	private function batches( string $columns, EntryQuery $query ): Generator {
		if ( [] === $query->words ) {
			$places = [];
			foreach ( $this->places->all( $query, $this->beginning( $query ) ) as $place ) {
				$places[] = $place;
				if ( count( $places ) === $query->limit ) {
					yield $this->entries( $columns, $places );
					$places = [];
				}
			}
			yield $this->entries( $columns, $places );
			return;
		}
		do {
			$page = $this->page( $columns, $query );
			yield $page->entries;
			$query = null === $page->next ? $query : $query->continued( $page->next );
		} while ( null !== $page->next );
	}

	/**
	 * A page of the list.
	 *
	 * @param string     $columns What of it.
	 * @param EntryQuery $query   What to list.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	private function page( string $columns, EntryQuery $query ): EntryPage {
		$place = $this->beginning( $query );
		if ( [] === $query->words ) {
			$places = $this->places->newest( $query, $place, $query->limit );
			$next   = count( $places ) < $query->limit ? null : $places[ $query->limit - 1 ];
		} else {
			[ $places, $next ] = $this->search->page( $query, $place );
		}
		return new EntryPage( $this->entries( $columns, $places ), $next );
	}

	/**
	 * Where a list begins; null: with the newest entry.
	 *
	 * @param EntryQuery $query What to list.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	private function beginning( EntryQuery $query ): ?EntryKey {
		return $query->place ?? ( 0 === $query->before ? null : $this->places->of( $query->before ) );
	}

	/**
	 * The entries at some places.
	 *
	 * @param string           $columns What of them.
	 * @param list<EntryKey> $places  No more than EntryQuery::BATCH.
	 * @return list<Entry> Newest first; without those that have been removed since.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	private function entries( string $columns, array $places ): array {
		$ids  = array_column( $places, 'id' );
		$rows = $this->db->numbered( 'entries', $columns, $ids );
		// In the order of the places: to sort rows that are as long as enquiries is work.
		$rows = array_map( static fn ( int $id ): array => $rows[ $id ], array_values( array_filter( $ids, static fn ( int $id ): bool => isset( $rows[ $id ] ) ) ) );
		return array_map( Entry::from_row( ... ), isset( $rows[0]['form_source'] ) ? $this->names->told( $rows ) : $rows );
	}

	/**
	 * The table's name on the current site.
	 */
	private function table(): string {
		return $this->db->table( 'entries' );
	}
}
