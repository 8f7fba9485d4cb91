<?php
declare( strict_types=1 );

namespace Brolga\Search\Words;

use Brolga\Core\Database\Connection;
use wpdb;

/**
 * The SQL of a search that looks through the words in the place of stored content.
 *
 * @see SEARCH-400 SEARCH-402
 */
final class SearchedWordsRepository {

	/** What the table is called in WordPress' query. */
	private const NAME = 'brolga_words';

	/** Ours by WordPress' columns. */
	private const COLUMNS = [
		'post_title'   => 'title',
		'post_excerpt' => 'excerpt',
		'post_content' => 'words',
	];

	/** Titles with more words are none that somebody has typed. */
	private const MOST_IN_TITLE = 6;

	public function __construct( private readonly Connection $db ) {}

	/**
	 * What brings a post's words along.
	 */
	public function join(): string {
		return " LEFT JOIN {$this->db->table( 'words' )} AS " . self::NAME . ' ON ' . self::NAME . '.post_id = '
			. "{$this->db->core_table( 'posts' )}.ID";
	}

	/**
	 * WordPress' condition, with each comparison of content exchanged, and those of title and excerpt widened.
	 *
	 * @param string       $search WordPress' condition.
	 * @param list<string> $terms  What is searched for, as WordPress has told it apart.
	 * @param string       $minus  What a term begins with that must not be there; empty: nothing does.
	 * @param bool         $exact  Whether a whole column is to be the term.
	 * @param bool         $ready  Whether the words are stored.
	 */
	public function condition( string $search, array $terms, string $minus, bool $exact, bool $ready ): string {
		foreach ( $terms as $term ) {
			$is_out = '' !== $minus && str_starts_with( $term, $minus );
			$term   = $is_out ? substr( $term, 1 ) : $term;
			foreach ( self::COLUMNS as $theirs => $ours ) {
				$old    = $this->comparison( $theirs, $is_out, $this->like( $term, $exact ) );
				$search = str_replace( $old, $this->instead( $old, $ours, $term, $is_out, $exact, $ready ), $search );
			}
		}
		return $search;
	}

	/**
	 * The order of relevance, as WordPress has it, told from the words.
	 *
	 * @param string       $sentence All that was typed; empty: a term of it must not be there.
	 * @param list<string> $terms    Those that are to be there.
	 */
	public function order( string $sentence, array $terms ): string {
		$in    = fn ( string $column, string $text ): string
			=> $this->words_like( $column, Folding::of( $text ), false );
		$terms = array_values( array_filter(
			$terms,
			static fn ( string $term ): bool => '' !== Folding::of( $term )
		) );
		if ( [] === $terms ) {
			return '';
		}
		$titles = array_map( static fn ( string $term ): string => $in( 'title', $term ), $terms );
		if ( 1 === count( $terms ) ) {
			return "{$titles[0]} DESC";
		}
		$cases = [];
		if ( '' !== $sentence ) {
			$cases[] = "WHEN {$in( 'title', $sentence )} THEN 1";
		}
		if ( count( $terms ) <= self::MOST_IN_TITLE ) {
			$cases[] = 'WHEN ' . implode( ' AND ', $titles ) . ' THEN 2';
			$cases[] = 'WHEN ' . implode( ' OR ', $titles ) . ' THEN 3';
		}
		if ( '' !== $sentence ) {
			$cases[] = "WHEN {$in( 'excerpt', $sentence )} THEN 4";
			$cases[] = "WHEN {$in( 'words', $sentence )} THEN 5";
		}
		return [] === $cases ? '' : '(CASE ' . implode( ' ', $cases ) . ' ELSE 6 END)';
	}

	/**
	 * What stands in the place of a comparison of WordPress'.
	 */
	private function instead(
		string $old,
		string $column,
		string $term,
		bool $is_out,
		bool $exact,
		bool $ready
	): string {
		$folded = Folding::of( $term );
		// Without a word to look for, or words to look through, content matches nothing.
		$nothing = $is_out ? '(1=1)' : '(1=0)';
		$ours    = $ready && '' !== $folded ? $this->words_like( $column, $folded, $exact, $is_out ) : $nothing;
		return match ( true ) {
			'words' === $column => "({$ours})",
			$is_out             => "({$old} AND {$ours})",
			default             => "({$old} OR {$ours})",
		};
	}

	/**
	 * A comparison of our columns; a post without words has none.
	 */
	private function words_like( string $column, string $folded, bool $exact, bool $is_out = false ): string {
		$how     = $is_out ? 'NOT LIKE' : 'LIKE';
		$pattern = self::quoted( $this->like( $folded, $exact ) );
		return 'COALESCE(' . self::NAME . ".{$column}, '') {$how} {$pattern}";
	}

	/**
	 * A comparison as WordPress writes it.
	 */
	private function comparison( string $column, bool $is_out, string $like ): string {
		$how     = $is_out ? 'NOT LIKE' : 'LIKE';
		$pattern = self::quoted( $like );
		return "({$this->db->core_table( 'posts' )}.{$column} {$how} {$pattern})";
	}

	/**
	 * A pattern as WordPress makes it.
	 */
	private function like( string $term, bool $exact ): string {
		$text = $this->db->escape_like( $term );
		return $exact ? $text : "%{$text}%";
	}

	/**
	 * A text in SQL, as WordPress writes it until the query is sent.
	 */
	private static function quoted( string $text ): string {
		$wpdb = $GLOBALS['wpdb'] ?? null;
		return $wpdb instanceof wpdb ? (string) $wpdb->prepare( '%s', $text ) : "''";
	}
}
