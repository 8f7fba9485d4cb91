<?php
/**
 * The table of words.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Forms;

use Brolga\Database\Connection;
use Brolga\Database\StorageUnavailable;

/**
 * Which words are in which enquiry. Its key is word, time, number: what begins
 * with some letters lies together.
 *
 * Rows are written and removed in the entry's own transaction.
 *
 * @see LEAD-30
 */
final class EntryWordsRepository {

	/** The highest number of the entries whose words are still to be stored; 0: none. */
	public const MISSING = 'brolga_words_missing';

	/**
	 * What occurs more often is looked for in the enquiries themselves. To read an
	 * enquiry takes as long as to read a hundred rows here: where two percent of a
	 * million have a word, a page is full after some 1,250 of them.
	 */
	public const RARE = 20000;

	/** Rows of one INSERT. */
	private const ROWS = 500;

	/**
	 * What rarest() found out, by its question: how to look for words once decided.
	 *
	 * @var array<string, string|null>
	 */
	private array $decided = [];

	/**
	 * Keeps the database.
	 *
	 * @param Connection $db The database.
	 */
	public function __construct( private readonly Connection $db ) {}

	/**
	 * Stores an entry's words; those that are there stay.
	 *
	 * @param EntryPlace   $entry Whose.
	 * @param list<string> $words Each once.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function add( EntryPlace $entry, array $words ): void {
		foreach ( array_chunk( $words, self::ROWS ) as $some ) {
			$values = [];
			foreach ( $some as $word ) {
				array_push( $values, $word, $entry->created_at, $entry->id );
			}
			$rows = implode( ', ', array_fill( 0, count( $some ), '(%s, %s, %d)' ) );
			$this->db->execute( "INSERT IGNORE INTO {$this->table()} (word, created_at, entry_id) VALUES {$rows}", ...$values );
		}
	}

	/**
	 * Removes an entry's words.
	 *
	 * @param EntryPlace   $entry Whose.
	 * @param list<string> $words All of them.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function remove( EntryPlace $entry, array $words ): void {
		foreach ( array_chunk( $words, self::ROWS ) as $some ) {
			$marks = implode( ', ', array_fill( 0, count( $some ), '%s' ) );
			$this->db->execute( "DELETE FROM {$this->table()} WHERE word IN ({$marks}) AND created_at = %s AND entry_id = %d", ...[ ...$some, $entry->created_at, $entry->id ] );
		}
	}

	/**
	 * The one of several beginnings that fewest words have; null when all are
	 * common, or while words are missing.
	 *
	 * @param list<string> $beginnings Of words.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function rarest( array $beginnings ): ?string {
		$question = implode( ' ', $beginnings );
		if ( ! array_key_exists( $question, $this->decided ) ) {
			$this->decided[ $question ] = $this->find_rarest( $beginnings );
		}
		return $this->decided[ $question ];
	}

	/**
	 * The one of several beginnings that fewest words have.
	 *
	 * @param list<string> $beginnings Of words.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	private function find_rarest( array $beginnings ): ?string {
		$rarest = null;
		$fewest = self::RARE + 1;
		foreach ( $this->is_complete() ? $beginnings : [] as $beginning ) {
			$rows = (int) $this->db->value( "SELECT COUNT(*) FROM ( SELECT entry_id FROM {$this->table()} WHERE word >= %s AND word < %s LIMIT %d ) AS found", $beginning, self::end( $beginning ), $fewest );
			if ( $rows < $fewest ) {
				$rarest = $beginning;
				$fewest = max( 1, $rows );
			}
		}
		return $rarest;
	}

	/**
	 * The entries that have a word with a beginning, newest first.
	 *
	 * @param string          $beginning Of a word.
	 * @param DateRange       $dates     When they came in.
	 * @param EntryPlace|null $place     Only what stands below it.
	 * @param int             $limit     How many.
	 * @return list<EntryPlace>
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function places( string $beginning, DateRange $dates, ?EntryPlace $place, int $limit ): array {
		[ $where, $values ] = $dates->conditions();
		if ( null !== $place ) {
			$where[] = 'created_at <= %s AND ( created_at < %s OR entry_id < %d )';
			array_push( $values, $place->created_at, $place->created_at, $place->id );
		}
		$where = implode( ' AND ', [ 'word >= %s', 'word < %s', ...$where ] );
		return array_map(
			EntryPlace::of( ... ),
			$this->db->rows( "SELECT DISTINCT created_at, entry_id AS id FROM {$this->table()} WHERE {$where} ORDER BY created_at DESC, entry_id DESC LIMIT %d", ...[ $beginning, self::end( $beginning ), ...$values, $limit ] )
		);
	}

	/**
	 * Whether every entry's words are here.
	 */
	public function is_complete(): bool {
		return 0 === $this->missing();
	}

	/**
	 * The highest number of the entries whose words are missing; 0: none.
	 */
	public function missing(): int {
		$missing = get_option( self::MISSING, 0 );
		return is_numeric( $missing ) ? (int) $missing : 0;
	}

	/**
	 * After all words that begin like this.
	 *
	 * @param string $beginning Of words.
	 */
	private static function end( string $beginning ): string {
		$last = ord( substr( $beginning, -1 ) );
		// WordPress looks at a table's columns before it sends what is not ASCII.
		return $last < 0x7F ? substr( $beginning, 0, -1 ) . chr( $last + 1 ) : $beginning . "\u{10FFFF}";
	}

	/**
	 * The table's name on the current site.
	 */
	private function table(): string {
		return $this->db->table( 'entry_words' );
	}
}
