<?php
declare( strict_types=1 );

namespace Brolga\Leads\Search;

use Brolga\Core\Database\Connection;
use Brolga\Leads\LeadCount;
use Brolga\Leads\LeadKey;
use Brolga\Leads\LeadQuery;
use Brolga\Leads\LeadStatus;
use Generator;

/**
 * Finds the keys of enquiries by the indexes alone: a row is as long as an
 * enquiry, and there are a few of them on a page of the disk.
 *
 * Each status, and each form and status, is a list of its own that an index has
 * in the order of time; the inbox is three of them merged. Indexes are named: to
 * judge by itself which is best, MariaDB looks at parts of each of them, and reads
 * more for that than for the answer.
 *
 * @see LEAD-9 LEAD-28 PERF-12
 */
final class LeadKeysRepository {

	/** How many a tab counts up to. */
	public const COUNTED = 1000;

	/** How many keys of a status are read at once where all of them are. */
	private const AHEAD = 2000;

	/** Values of one condition: MariaDB makes a table of a thousand. */
	private const MARKS = 800;

	public function __construct( private readonly Connection $db ) {}

	/**
	 * The newest keys of a filter: one list for each status, merged.
	 *
	 * @param LeadQuery    $query What to list; its words do not count.
	 * @param LeadKey|null $key   Only what stands below it.
	 * @param int          $limit How many.
	 * @return list<LeadKey>
	 */
	public function newest( LeadQuery $query, ?LeadKey $key, int $limit ): array {
		$keys = [];
		foreach ( $query->statuses as $status ) {
			[ $from, $values ] = $this->list_of( $query, $status );
			if ( null !== $key ) {
				$from .= ' AND created_at <= %s AND ( created_at < %s OR id < %d )';
				array_push( $values, $key->created_at, $key->created_at, $key->id );
			}
			$rows   = $this->db->rows(
				"SELECT created_at, id FROM {$from} ORDER BY created_at DESC, id DESC LIMIT %d",
				...[ ...$values, $limit ]
			);
			$keys = [ ...$keys, ...array_map( LeadKey::of( ... ), $rows ) ];
		}
		return 1 === count( $query->statuses ) ? $keys : LeadKey::newest( $keys, $limit );
	}

	/**
	 * All keys of a filter, newest first. Each status is read far ahead, and only
	 * where its keys have come to their end.
	 *
	 * @param LeadQuery    $query What to list; its words do not count.
	 * @param LeadKey|null $key   Only what stands below it.
	 * @return Generator<int, LeadKey>
	 */
	public function all( LeadQuery $query, ?LeadKey $key ): Generator {
		$lists = array_map(
			fn ( LeadStatus $status ): Generator => $this->ahead( $query->with_statuses( [ $status ] ), $key ),
			$query->statuses
		);
		do {
			$newest = null;
			foreach ( $lists as $list ) {
				if ( $list->valid() && ( null === $newest || $list->current()->compare( $newest->current() ) < 0 ) ) {
					$newest = $list;
				}
			}
			if ( null !== $newest ) {
				yield $newest->current();
				$newest->next();
			}
		} while ( null !== $newest );
	}

	/**
	 * All keys of one status.
	 *
	 * @param LeadQuery    $query With one status.
	 * @param LeadKey|null $key   Only what stands below it.
	 * @return Generator<int, LeadKey>
	 */
	private function ahead( LeadQuery $query, ?LeadKey $key ): Generator {
		do {
			$keys = $this->newest( $query, $key, self::AHEAD );
			yield from $keys;
			$key = $keys[ self::AHEAD - 1 ] ?? null;
		} while ( null !== $key );
	}

	/**
	 * How many leads of a filter have a status, counted no further than anybody reads.
	 *
	 * @param LeadQuery $query The filter; its statuses and words do not count.
	 */
	public function count( LeadQuery $query, LeadStatus $status ): LeadCount {
		[ $from, $values ] = $this->list_of( $query, $status );
		$found             = (int) $this->db->value(
			"SELECT COUNT(*) FROM ( SELECT id FROM {$from} LIMIT %d ) AS found",
			...[ ...$values, self::COUNTED + 1 ]
		);
		return new LeadCount( min( $found, self::COUNTED ), $found > self::COUNTED );
	}

	/**
	 * Those of some keys whose leads have the form and one of the statuses of a
	 * filter.
	 *
	 * @param LeadQuery     $query The filter; days and words do not count.
	 * @param list<LeadKey> $keys  Some keys.
	 * @return list<LeadKey> In the same order.
	 */
	public function among( LeadQuery $query, array $keys ): array {
		$statuses = $this->statuses( $keys, $query->form_uid );
		$asked    = array_column( $query->statuses, 'value' );
		return array_values( array_filter(
			$keys,
			static fn ( LeadKey $key ): bool => in_array( $statuses[ $key->id ] ?? '', $asked, true )
		) );
	}

	/**
	 * The statuses of the leads at some keys.
	 *
	 * @param list<LeadKey> $keys     Some keys.
	 * @param string        $form_uid Only those of this form; empty: all.
	 * @return array<int, string> By the numbers of the leads.
	 */
	public function statuses( array $keys, string $form_uid = '' ): array {
		$statuses = [];
		foreach ( array_chunk( $keys, self::MARKS ) as $some ) {
			$moments = array_values( array_unique( array_column( $some, 'created_at' ) ) );
			$where   = 'created_at IN (' . implode( ', ', array_fill( 0, count( $moments ), '%s' ) ) . ')';
			if ( '' !== $form_uid ) {
				$where    .= ' AND form_uid = %s';
				$moments[] = $form_uid;
			}
			$statuses += array_column(
				$this->db->rows(
					"SELECT id, status FROM {$this->table()} FORCE INDEX (created_form_status) WHERE {$where}",
					...$moments
				),
				'status',
				'id'
			);
		}
		// Others came in at the same moments.
		return array_map( strval( ... ), array_intersect_key( $statuses, array_column( $keys, null, 'id' ) ) );
	}

	/**
	 * Those of some keys whose leads have words that begin so. It reads the
	 * leads themselves.
	 *
	 * @param list<LeadKey> $keys       Some keys.
	 * @param list<string>  $beginnings Of words; empty: nothing is read.
	 * @return list<LeadKey> In the same order.
	 */
	public function with_words( array $keys, array $beginnings ): array {
		if ( [] === $beginnings ) {
			return $keys;
		}
		$patterns = array_map(
			fn ( string $beginning ): string => '% ' . $this->db->escape_like( $beginning ) . '%',
			$beginnings
		);
		$like     = implode( ' AND ', array_fill( 0, count( $patterns ), 'search_text LIKE %s' ) );
		$found    = [];
		foreach ( array_chunk( $keys, self::MARKS ) as $some ) {
			$marks  = implode( ', ', array_fill( 0, count( $some ), '%d' ) );
			$found += array_column(
				$this->db->rows(
					"SELECT id FROM {$this->table()} WHERE id IN ({$marks}) AND {$like}",
					...array_column( $some, 'id' ),
					...$patterns
				),
				'id',
				'id'
			);
		}
		return array_values( array_filter( $keys, static fn ( LeadKey $key ): bool => isset( $found[ $key->id ] ) ) );
	}

	/**
	 * Where a lead stands. One that has been deleted since stood about where
	 * the one before it does.
	 *
	 * @param int $id Its number.
	 */
	public function of( int $id ): LeadKey {
		$row = $this->db->row(
			"SELECT created_at FROM {$this->table()} WHERE id = %d",
			$id
		) ?? $this->db->row( "SELECT created_at FROM {$this->table()} WHERE id < %d ORDER BY id DESC LIMIT 1", $id );
		return new LeadKey( (string) ( $row['created_at'] ?? '' ), $id );
	}

	/**
	 * The list of a status that an index has in the order of time.
	 *
	 * @param LeadQuery $query Form and days.
	 * @return array{string, list<string|int>} SQL from the table on, and its values.
	 */
	private function list_of( LeadQuery $query, LeadStatus $status ): array {
		[ $where, $values ] = $query->dates->conditions();
		array_unshift( $where, 'status = %s' );
		array_unshift( $values, $status->value );
		if ( '' !== $query->form_uid ) {
			array_unshift( $where, 'form_uid = %s' );
			array_unshift( $values, $query->form_uid );
		}
		$index = '' === $query->form_uid ? 'status_created' : 'form_status_created';
		return [ "{$this->table()} FORCE INDEX ({$index}) WHERE " . implode( ' AND ', $where ), $values ];
	}

	/**
	 * The table's name on the current site.
	 */
	private function table(): string {
		return $this->db->table( 'entries' );
	}
}
