<?php
/**
 * Reads lists of enquiries.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Forms;

use Brolga\Database\Connection;
use Brolga\Database\StorageUnavailable;

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

	/** Numbers of one condition: MariaDB makes a table of a thousand. */
	private const MARKS = 800;

	/** What the list shows; not what is searched, which is as long as the enquiry. */
	private const COLUMNS = 'id, form_source, form_uid, form_title, page_url, status, name, email, summary, fields, created_at, updated_at';

	/**
	 * Keeps its helpers.
	 *
	 * @param Connection            $db     The database.
	 * @param EntryPlacesRepository $places Where enquiries stand.
	 * @param EntrySearch           $search Finds words.
	 */
	public function __construct(
		private readonly Connection $db,
		private readonly EntryPlacesRepository $places,
		private readonly EntrySearch $search
	) {}

	/**
	 * A page of the list.
	 *
	 * @param EntryQuery $query What to list.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function list( EntryQuery $query ): EntryPage {
		return $this->read( self::COLUMNS, $query );
	}

	/**
	 * A page of the list with all that an export tells.
	 *
	 * @param EntryQuery $query What to list.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function export( EntryQuery $query ): EntryPage {
		return $this->read( self::COLUMNS . ', attribution, consent', $query );
	}

	/**
	 * A page of the list with the questions and answers alone.
	 *
	 * @param EntryQuery $query What to list.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function questions( EntryQuery $query ): EntryPage {
		return $this->read( 'id, created_at, fields', $query );
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
	 * The forms that entries came from, with the newest title of each.
	 *
	 * @return array<string, string> Titles by uid.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function forms(): array {
		$forms = [];
		$uid   = $this->db->value( "SELECT MIN(form_uid) FROM {$this->table()}" );
		// From one to the next by the index: to group a million rows would read them all.
		while ( null !== $uid && count( $forms ) < 500 ) {
			$forms[ $uid ] = (string) $this->db->value( "SELECT form_title FROM {$this->table()} WHERE form_uid = %s ORDER BY created_at DESC, id DESC LIMIT 1", $uid );
			$uid           = $this->db->value( "SELECT MIN(form_uid) FROM {$this->table()} WHERE form_uid > %s", $uid );
		}
		asort( $forms, SORT_NATURAL | SORT_FLAG_CASE );
		return $forms;
	}

	/**
	 * A page of the list.
	 *
	 * @param string     $columns What of it.
	 * @param EntryQuery $query   What to list.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	private function read( string $columns, EntryQuery $query ): EntryPage {
		$place = $query->place ?? ( 0 === $query->before ? null : $this->places->of( $query->before ) );
		if ( [] === $query->words ) {
			$places = $this->places->newest( $query, $place, $query->limit );
			$next   = count( $places ) < $query->limit ? null : $places[ $query->limit - 1 ];
		} else {
			[ $places, $next ] = $this->search->page( $query, $place );
		}
		$entries = [];
		foreach ( array_chunk( $places, self::MARKS ) as $some ) {
			$rows    = $this->db->rows( "SELECT {$columns} FROM {$this->table()} WHERE id IN (" . self::marks( $some ) . ') ORDER BY created_at DESC, id DESC', ...array_column( $some, 'id' ) );
			$entries = [ ...$entries, ...array_map( Entry::from_row( ... ), $rows ) ];
		}
		return new EntryPage( $entries, $next );
	}

	/**
	 * A placeholder for the number of each place.
	 *
	 * @param list<EntryPlace> $places At least one.
	 */
	private static function marks( array $places ): string {
		return implode( ', ', array_fill( 0, count( $places ), '%d' ) );
	}

	/**
	 * The table's name on the current site.
	 */
	private function table(): string {
		return $this->db->table( 'entries' );
	}
}
