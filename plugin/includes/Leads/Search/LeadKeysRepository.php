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
 * Finds the positions of leads using indexes only: rows are as long as the messages, so few of them fit on a
 * database page.
 *
 * Each status, and each form and status, has an index in the order of time; the inbox merges three of them.
 * Queries name the index, because MariaDB otherwise reads more rows to choose one than to answer the query.
 *
 * @see LEAD-9 LEAD-28 PERF-12
 */
final class LeadKeysRepository {

	public const COUNTED = 1000;

	private const AHEAD = 2000;

	/** The most values in one SQL condition: with a thousand, MariaDB creates a temporary table. */
	private const MARKS = 800;

	public function __construct( private readonly Connection $db ) {}

	/**
	 * @param LeadQuery    $query Its search words are ignored.
	 * @param LeadKey|null $key   Only leads after this position; null for all.
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
	 * Yields all positions of a filter, newest first. Each status is read in large pieces, and
	 * again only when its positions are used up.
	 *
	 * @param LeadQuery    $query Its search words are ignored.
	 * @param LeadKey|null $key   Only leads after this position; null for all.
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

	/** @return Generator<int, LeadKey> */
	private function ahead( LeadQuery $query, ?LeadKey $key ): Generator {
		do {
			$keys = $this->newest( $query, $key, self::AHEAD );
			yield from $keys;
			$key = $keys[ self::AHEAD - 1 ] ?? null;
		} while ( null !== $key );
	}

	/** @param LeadQuery $query Its statuses and search words are ignored. */
	public function count( LeadQuery $query, LeadStatus $status ): LeadCount {
		[ $from, $values ] = $this->list_of( $query, $status );
		$found             = (int) $this->db->value(
			"SELECT COUNT(*) FROM ( SELECT id FROM {$from} LIMIT %d ) AS found",
			...[ ...$values, self::COUNTED + 1 ]
		);
		return new LeadCount( min( $found, self::COUNTED ), $found > self::COUNTED );
	}

	/**
	 * @param list<LeadKey> $keys
	 * @return list<LeadKey>
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
	 * @param list<LeadKey> $keys
	 * @return array<int, string>
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
		// Drops leads that were only created in the same seconds.
		return array_map( strval( ... ), array_intersect_key( $statuses, array_column( $keys, null, 'id' ) ) );
	}

	/**
	 * Reads the leads themselves, unless there are no prefixes.
	 *
	 * @param list<LeadKey> $keys
	 * @param list<string>  $beginnings Prefixes of words, all of which must match.
	 * @return list<LeadKey>
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

	/** Returns a lead's position. If it was deleted, the time of the lead before it is used. */
	public function of( int $id ): LeadKey {
		$row = $this->db->row(
			"SELECT created_at FROM {$this->table()} WHERE id = %d",
			$id
		) ?? $this->db->row( "SELECT created_at FROM {$this->table()} WHERE id < %d ORDER BY id DESC LIMIT 1", $id );
		return new LeadKey( (string) ( $row['created_at'] ?? '' ), $id );
	}

	/** @return array{string, list<string|int>} */
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

	private function table(): string {
		return $this->db->table( 'entries' );
	}
}
