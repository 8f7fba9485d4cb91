<?php
declare( strict_types=1 );

namespace Brolga\Leads\Search;

use Brolga\Core\Database\Connection;
use Brolga\Leads\DateRange;
use Brolga\Leads\LeadKey;

/**
 * The index of words in leads. Its primary key is word, time, id, so that words with the same
 * prefix are adjacent. Rows are written and removed in the transaction of the lead.
 *
 * @see LEAD-30
 */
final class LeadWordsRepository {

	/** The most common, and the most rare words with one prefix that are searched by name. */
	public const FEW  = 6;
	public const MANY = 100;

	/** The number of rows by which words are classified; a word with fewer rows is rare. */
	public const SAMPLE = 300;

	/**
	 * If very many words have the same prefix, up to this many of their rows are sorted by time.
	 * With more rows, the text of the leads is searched instead: among a million leads, one of a
	 * hundred contains such a word.
	 */
	public const RARE = 10000;

	private const ROWS = 500;

	/** @var array<string, PrefixSearch> */
	private array $beginnings = [];

	public function __construct( private readonly Connection $db ) {}

	/** @param list<string> $words */
	public function add( LeadKey $lead, array $words ): void {
		foreach ( array_chunk( $words, self::ROWS ) as $some ) {
			$this->db->insert_rows_once(
				'entry_words',
				[ 'word', 'created_at', 'entry_id' ],
				array_map( static fn ( string $word ): array => [ $word, $lead->created_at, $lead->id ], $some )
			);
		}
	}

	/** @param list<string> $words */
	public function remove( LeadKey $lead, array $words ): void {
		foreach ( array_chunk( $words, self::ROWS ) as $some ) {
			$marks = implode( ', ', array_fill( 0, count( $some ), '%s' ) );
			$this->db->execute(
				"DELETE FROM {$this->table()} WHERE word IN ({$marks}) AND created_at = %s AND entry_id = %d",
				...[ ...$some, $lead->created_at, $lead->id ]
			);
		}
	}

	public function beginning( string $text ): PrefixSearch {
		// The prefix keeps "2026" from becoming an integer key.
		return $this->beginnings[ "-{$text}" ] ??= $this->explore( $text );
	}

	/** Determines the search plan by jumping from one common word with the prefix to the next. */
	private function explore( string $text ): PrefixSearch {
		$end    = ( new PrefixSearch( $text ) )->end();
		$common = [];
		$rare   = [];
		$from   = [ 'word >= %s', $text ];
		while ( count( $common ) < self::FEW && count( $rare ) < self::MANY ) {
			// A sample large enough to hold all rows of many rare words, or to recognize a common one.
			$found = $this->db->rows(
				"SELECT word, COUNT(*) AS found FROM ( SELECT word FROM {$this->table()} WHERE {$from[0]} AND word < "
					. '%s ORDER BY word LIMIT %d ) AS sample GROUP BY word ORDER BY word',
				$from[1],
				$end,
				self::SAMPLE
			);
			$words = array_map( static fn ( array $row ): string => (string) $row['word'], $found );
			if ( array_sum( array_column( $found, 'found' ) ) < self::SAMPLE ) {
				return [] === $common
					? new PrefixSearch( $text )
					: new PrefixSearch( $text, $common, [ ...$rare, ...$words ] );
			}
			$last     = (string) array_pop( $words );
			$rare     = [ ...$rare, ...$words ];
			$common[] = $last;
			$from     = [ 'word > %s', $last ];
		}
		$rows = (int) $this->db->value(
			"SELECT COUNT(*) FROM ( SELECT entry_id FROM {$this->table()} WHERE word >= %s AND word < %s LIMIT %d ) "
				. 'AS found',
			$text,
			$end,
			self::RARE + 1
		);
		return new PrefixSearch( $text, is_broad: $rows > self::RARE );
	}

	/** @return list<LeadKey> */
	public function keys( PrefixSearch $prefix_search, DateRange $dates, ?LeadKey $key, int $limit ): array {
		[ $where, $bounds ] = $dates->conditions();
		if ( null !== $key ) {
			$where[] = 'created_at <= %s AND ( created_at < %s OR entry_id < %d )';
			array_push( $bounds, $key->created_at, $key->created_at, $key->id );
		}
		$parts  = array_map( static fn ( string $word ): array => [ 'word = %s', [ $word ] ], $prefix_search->common );
		$rare   = $prefix_search->rare();
		$keys = [];
		// The index returns one word's rows by time; the rows of several rare words are few enough to sort.
		foreach ( null === $rare ? $parts : [ ...$parts, $rare ] as [ $condition, $values ] ) {
			$rows = $this->db->rows(
				"SELECT DISTINCT created_at, entry_id AS id FROM {$this->table()} WHERE "
					. implode( ' AND ', [ $condition, ...$where ] )
					. ' ORDER BY created_at DESC, entry_id DESC LIMIT %d',
				...[ ...$values, ...$bounds, $limit ]
			);
			foreach ( $rows as $row ) {
				$keys[ (int) $row['id'] ] = LeadKey::of( $row );
			}
		}
		return LeadKey::newest( array_values( $keys ), $limit );
	}

	/**
	 * @param list<LeadKey> $keys
	 * @return list<LeadKey>
	 */
	public function among( PrefixSearch $prefix_search, array $keys ): array {
		$rare  = $prefix_search->rare();
		$found = [];
		foreach ( array_chunk( $keys, self::ROWS ) as $some ) {
			$moments = array_values( array_unique( array_column( $some, 'created_at' ) ) );
			$marks   = implode( ', ', array_fill( 0, count( $moments ), '%s' ) );
			foreach ( $prefix_search->common as $word ) {
				$found += $this->leads( "word = %s AND created_at IN ({$marks})", $word, ...$moments );
			}
			if ( null !== $rare ) {
				$found += $this->leads(
					"{$rare[0]} AND created_at BETWEEN %s AND %s",
					...[ ...$rare[1], min( $moments ), max( $moments ) ]
				);
			}
		}
		return array_values( array_filter( $keys, static fn ( LeadKey $key ): bool => isset( $found[ $key->id ] ) ) );
	}

	/** @return array<int, true> */
	private function leads( string $condition, string|int ...$values ): array {
		$rows = $this->db->rows( "SELECT entry_id FROM {$this->table()} WHERE {$condition}", ...$values );
		return array_fill_keys( array_map( intval( ... ), array_column( $rows, 'entry_id' ) ), true );
	}

	private function table(): string {
		return $this->db->table( 'entry_words' );
	}
}
