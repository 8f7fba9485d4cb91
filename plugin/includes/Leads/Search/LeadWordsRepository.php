<?php
declare( strict_types=1 );

namespace Brolga\Leads\Search;

use Brolga\Core\Database\Connection;
use Brolga\Leads\DateRange;
use Brolga\Leads\LeadKey;

/**
 * Which words are in which enquiry. Its key is word, time, number: what begins
 * with some letters lies together.
 *
 * Rows are written and removed in the lead's own transaction.
 *
 * @see LEAD-30
 */
final class LeadWordsRepository {

	/** The most common and rare words that begin alike and are looked for by name. */
	public const FEW  = 6;
	public const MANY = 100;

	/** Rows by which words are told from each other; what has fewer is rare. */
	public const SAMPLE = 300;

	/**
	 * Where very many words begin alike, so many rows of theirs are sorted by time.
	 * What has more is in one of a hundred enquiries of a million, and looked for
	 * in the enquiries.
	 */
	public const RARE = 10000;

	/** Rows of one statement. */
	private const ROWS = 500;

	/**
	 * What explore() found out: how to look for words once decided.
	 *
	 * @var array<string, Beginning>
	 */
	private array $beginnings = [];

	public function __construct( private readonly Connection $db ) {}

	/**
	 * Stores a lead's words; those that are there stay.
	 *
	 * @param LeadKey      $lead  Whose.
	 * @param list<string> $words Each once.
	 */
	public function add( LeadKey $lead, array $words ): void {
		foreach ( array_chunk( $words, self::ROWS ) as $some ) {
			$this->db->insert_rows_once(
				'entry_words',
				[ 'word', 'created_at', 'entry_id' ],
				array_map( static fn ( string $word ): array => [ $word, $lead->created_at, $lead->id ], $some )
			);
		}
	}

	/**
	 * Removes a lead's words.
	 *
	 * @param LeadKey      $lead  Whose.
	 * @param list<string> $words All of them.
	 */
	public function remove( LeadKey $lead, array $words ): void {
		foreach ( array_chunk( $words, self::ROWS ) as $some ) {
			$marks = implode( ', ', array_fill( 0, count( $some ), '%s' ) );
			$this->db->execute(
				"DELETE FROM {$this->table()} WHERE word IN ({$marks}) AND created_at = %s AND entry_id = %d",
				...[ ...$some, $lead->created_at, $lead->id ]
			);
		}
	}

	/**
	 * How to look for words that begin with some letters.
	 *
	 * @param string $text The letters.
	 */
	public function beginning( string $text ): Beginning {
		// The sign keeps "2026" from becoming a number.
		return $this->beginnings[ "-{$text}" ] ??= $this->explore( $text );
	}

	/**
	 * Jumps from one common word to the next of those that begin with some letters.
	 *
	 * @param string $text The letters.
	 */
	private function explore( string $text ): Beginning {
		$end    = ( new Beginning( $text ) )->end();
		$common = [];
		$rare   = [];
		$from   = [ 'word >= %s', $text ];
		while ( count( $common ) < self::FEW && count( $rare ) < self::MANY ) {
			// All rows there are of many rare words, or enough of a common one to know it by.
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
					? new Beginning( $text )
					: new Beginning( $text, $common, [ ...$rare, ...$words ] );
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
		return new Beginning( $text, is_broad: $rows > self::RARE );
	}

	/**
	 * The leads that have a word with a beginning, newest first.
	 *
	 * @param Beginning    $beginning Of a word.
	 * @param DateRange    $dates     When they came in.
	 * @param LeadKey|null $key       Only what stands below it.
	 * @param int          $limit     How many.
	 * @return list<LeadKey>
	 */
	public function keys( Beginning $beginning, DateRange $dates, ?LeadKey $key, int $limit ): array {
		[ $where, $bounds ] = $dates->conditions();
		if ( null !== $key ) {
			$where[] = 'created_at <= %s AND ( created_at < %s OR entry_id < %d )';
			array_push( $bounds, $key->created_at, $key->created_at, $key->id );
		}
		$parts  = array_map( static fn ( string $word ): array => [ 'word = %s', [ $word ] ], $beginning->common );
		$rare   = $beginning->rare();
		$keys = [];
		// The rows of one word stand in the order of time; those of several are few enough to be sorted.
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
	 * Those of some leads that have a word with a beginning.
	 *
	 * @param Beginning     $beginning Of a word.
	 * @param list<LeadKey> $keys      Of leads.
	 * @return list<LeadKey> In the same order.
	 */
	public function among( Beginning $beginning, array $keys ): array {
		$rare  = $beginning->rare();
		$found = [];
		foreach ( array_chunk( $keys, self::ROWS ) as $some ) {
			$moments = array_values( array_unique( array_column( $some, 'created_at' ) ) );
			$marks   = implode( ', ', array_fill( 0, count( $moments ), '%s' ) );
			foreach ( $beginning->common as $word ) {
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

	/**
	 * The leads of some rows.
	 *
	 * @param string $condition SQL.
	 * @return array<int, true> By their numbers.
	 */
	private function leads( string $condition, string|int ...$values ): array {
		$rows = $this->db->rows( "SELECT entry_id FROM {$this->table()} WHERE {$condition}", ...$values );
		return array_fill_keys( array_map( intval( ... ), array_column( $rows, 'entry_id' ) ), true );
	}

	/**
	 * The table's name on the current site.
	 */
	private function table(): string {
		return $this->db->table( 'entry_words' );
	}
}
