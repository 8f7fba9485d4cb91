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
 * First the places of a page are found, by indexes alone; then its rows are read.
 * Each status is a list of its own that an index has in the right order, and the
 * inbox is three of them merged. A search begins at the rarest of its words and
 * looks at those few enquiries; where all words are common, enquiries that fit
 * are never far, and it looks at the newest ones, one after the other. Either
 * way it looks at no more than SEARCHED of them for one page.
 *
 * @see LEAD-9 LEAD-28 LEAD-30 PERF-12
 */
final class EntryListRepository {

	/** How many a tab counts up to. */
	public const COUNTED = 1000;

	/** How many enquiries one page of a search looks at: a few first, as most often they are enough. */
	private const CHUNKS = [ 100, 300, 800, 800, 800, 800, 800, 800 ];

	/** How many it looks at to count what it finds, in each status. */
	private const COUNT_SEARCHED = 100;

	/** Numbers of one condition: MariaDB makes a table of a thousand. */
	private const MARKS = 800;

	/** What the list shows; not what is searched, which is as long as the enquiry. */
	private const COLUMNS = 'id, form_source, form_uid, form_title, page_url, status, name, email, summary, fields, created_at, updated_at';

	/**
	 * Keeps its helpers.
	 *
	 * @param Connection           $db    The database.
	 * @param EntryWordsRepository $words Finds words.
	 */
	public function __construct(
		private readonly Connection $db,
		private readonly EntryWordsRepository $words
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
		$rarest = $this->words->rarest( $query->words );
		if ( null !== $rarest ) {
			return $this->counts_by_word( $query, $rarest );
		}
		$counts = [];
		foreach ( EntryStatus::cases() as $status ) {
			$counts[ $status->value ] = $this->count( $query->with_status( $status ) );
		}
		return $counts;
	}

	/**
	 * How many entries there are, counted no further than anybody reads.
	 *
	 * @param EntryQuery $query With one status.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function count( EntryQuery $query ): EntryCount {
		if ( [] === $query->words ) {
			[ $where, $values ] = $this->conditions( $query, $query->statuses );
			$found              = (int) $this->db->value( "SELECT COUNT(*) FROM ( SELECT id FROM {$this->table()} WHERE {$where} LIMIT %d ) AS found", ...[ ...$values, self::COUNTED + 1 ] );
			return new EntryCount( min( $found, self::COUNTED ), $found > self::COUNTED );
		}
		$candidates = $this->heads( $query, null, self::COUNT_SEARCHED );
		return new EntryCount( count( $this->fitting( $candidates, $query, self::COUNT_SEARCHED ) ), count( $candidates ) === self::COUNT_SEARCHED );
	}

	/**
	 * How many of the newest entries with a rare word have each status.
	 *
	 * @param EntryQuery $query  What is listed; its status does not count.
	 * @param string     $rarest The rarest of its words.
	 * @return array<string, EntryCount> By status.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	private function counts_by_word( EntryQuery $query, string $rarest ): array {
		$numbers            = array_fill_keys( array_column( EntryStatus::cases(), 'value' ), 0 );
		$candidates         = $this->words->places( $rarest, $query->dates, null, self::COUNTED );
		[ $where, $values ] = $this->conditions( $query, EntryStatus::cases(), true );
		foreach ( array_chunk( $candidates, self::MARKS ) as $some ) {
			foreach ( $this->db->rows( "SELECT status, COUNT(*) AS found FROM {$this->table()} WHERE id IN (" . self::marks( $some ) . ") AND {$where} GROUP BY status", ...[ ...array_column( $some, 'id' ), ...$values ] ) as $row ) {
				$numbers[ (string) $row['status'] ] += (int) $row['found'];
			}
		}
		return array_map( static fn ( int $number ): EntryCount => new EntryCount( $number, self::COUNTED === count( $candidates ) ), $numbers );
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
		$place = $query->place ?? ( 0 === $query->before ? null : $this->place_of( $query->before ) );
		if ( [] === $query->words ) {
			$places = $this->heads( $query, $place, $query->limit );
			$next   = count( $places ) < $query->limit ? null : $places[ $query->limit - 1 ];
		} else {
			[ $places, $next ] = $this->search( $query, $place );
		}
		$entries = [];
		foreach ( array_chunk( $places, self::MARKS ) as $some ) {
			$rows    = $this->db->rows( "SELECT {$columns} FROM {$this->table()} WHERE id IN (" . self::marks( $some ) . ') ORDER BY created_at DESC, id DESC', ...array_column( $some, 'id' ) );
			$entries = [ ...$entries, ...array_map( Entry::from_row( ... ), $rows ) ];
		}
		return new EntryPage( $entries, $next );
	}

	/**
	 * The places of a page of a search, and where it goes on.
	 *
	 * @param EntryQuery      $query What to list.
	 * @param EntryPlace|null $place Only what stands below it.
	 * @return array{list<EntryPlace>, EntryPlace|null}
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	private function search( EntryQuery $query, ?EntryPlace $place ): array {
		$rarest = $this->words->rarest( $query->words );
		$found  = [];
		foreach ( self::CHUNKS as $size ) {
			$candidates = null === $rarest ? $this->heads( $query, $place, $size ) : $this->words->places( $rarest, $query->dates, $place, $size );
			$found      = [ ...$found, ...$this->fitting( $candidates, $query, $query->limit - count( $found ) ) ];
			if ( count( $found ) === $query->limit ) {
				return [ $found, $found[ $query->limit - 1 ] ];
			}
			if ( count( $candidates ) < $size ) {
				return [ $found, null ];
			}
			$place = $candidates[ $size - 1 ];
		}
		return [ $found, $place ];
	}

	/**
	 * The newest places, whatever their words: one list for each status, merged.
	 *
	 * @param EntryQuery      $query What to list.
	 * @param EntryPlace|null $place Only what stands below it.
	 * @param int             $limit How many.
	 * @return list<EntryPlace>
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	private function heads( EntryQuery $query, ?EntryPlace $place, int $limit ): array {
		$places = [];
		foreach ( $query->statuses as $status ) {
			[ $where, $values ] = $this->conditions( $query, [ $status ] );
			if ( null !== $place ) {
				$where .= ' AND created_at <= %s AND ( created_at < %s OR id < %d )';
				array_push( $values, $place->created_at, $place->created_at, $place->id );
			}
			$rows   = $this->db->rows( "SELECT created_at, id FROM {$this->table()} WHERE {$where} ORDER BY created_at DESC, id DESC LIMIT %d", ...[ ...$values, $limit ] );
			$places = [ ...$places, ...array_map( EntryPlace::of( ... ), $rows ) ];
		}
		if ( count( $query->statuses ) > 1 ) {
			usort( $places, static fn ( EntryPlace $one, EntryPlace $other ): int => $one->compare( $other ) );
		}
		return array_slice( $places, 0, $limit );
	}

	/**
	 * Those of some places whose entries are asked for.
	 *
	 * @param list<EntryPlace> $candidates Newest first.
	 * @param EntryQuery       $query      What is asked for.
	 * @param int              $limit      How many at most.
	 * @return list<EntryPlace> Newest first.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	private function fitting( array $candidates, EntryQuery $query, int $limit ): array {
		[ $where, $values ] = $this->conditions( $query, $query->statuses, true );
		$found              = [];
		foreach ( array_chunk( $candidates, self::MARKS ) as $some ) {
			if ( count( $found ) < $limit ) {
				$rows  = $this->db->rows( "SELECT created_at, id FROM {$this->table()} WHERE id IN (" . self::marks( $some ) . ") AND {$where} ORDER BY created_at DESC, id DESC LIMIT %d", ...[ ...array_column( $some, 'id' ), ...$values, $limit - count( $found ) ] );
				$found = [ ...$found, ...array_map( EntryPlace::of( ... ), $rows ) ];
			}
		}
		return $found;
	}

	/**
	 * Where an entry stands. One that has been deleted since stood about where
	 * the one before it does.
	 *
	 * @param int $id Its number.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	private function place_of( int $id ): EntryPlace {
		$row = $this->db->row( "SELECT created_at, id FROM {$this->table()} WHERE id <= %d ORDER BY id DESC LIMIT 1", $id );
		return new EntryPlace( (string) ( $row['created_at'] ?? '' ), $id );
	}

	/**
	 * The conditions of a query.
	 *
	 * @param EntryQuery        $query      What is looked for.
	 * @param list<EntryStatus> $statuses   In these.
	 * @param bool              $with_words Whether its words count.
	 * @return array{string, list<string|int>} SQL and its values.
	 */
	private function conditions( EntryQuery $query, array $statuses, bool $with_words = false ): array {
		[ $where, $values ] = $query->dates->conditions();
		$where[]            = 'status IN (' . implode( ', ', array_fill( 0, count( $statuses ), '%s' ) ) . ')';
		array_push( $values, ...array_column( $statuses, 'value' ) );
		if ( '' !== $query->form_uid ) {
			$where[]  = 'form_uid = %s';
			$values[] = $query->form_uid;
		}
		foreach ( $with_words ? $query->words : [] as $word ) {
			$where[]  = 'search_text LIKE %s';
			$values[] = '% ' . $this->db->escape_like( $word ) . '%';
		}
		return [ implode( ' AND ', $where ), $values ];
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
