<?php
declare( strict_types=1 );

namespace Brolga\Search\Words;

use Brolga\Core\Database\Connection;
use wpdb;

/**
 * The SQL of a search that uses the stored words instead of post_content.
 *
 * @see SEARCH-400 SEARCH-402
 */
final class SearchedWordsRepository {

	private const NAME = 'brolga_words';

	private const COLUMNS = [
		'post_title'   => 'title',
		'post_excerpt' => 'excerpt',
		'post_content' => 'words',
	];

	/** With more terms, titles are not compared with each term. */
	private const MOST_IN_TITLE = 6;

	public function __construct( private readonly Connection $db ) {}

	public function join(): string {
		return " LEFT JOIN {$this->db->table( 'words' )} AS " . self::NAME . ' ON ' . self::NAME . '.post_id = '
			. "{$this->db->core_table( 'posts' )}.ID";
	}

	/**
	 * Replaces the comparisons in WordPress' search condition: post_content by the stored words;
	 * title and excerpt also match in their normalized form.
	 *
	 * @param string $minus The prefix of excluded terms; empty if there is none.
	 * @param bool   $ready Whether the words of all posts are stored.
	 * @param list<string> $terms
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
	 * Returns the ORDER BY for relevance, with WordPress' rules applied to the stored words.
	 *
	 * @param string $sentence The whole search; empty if it has excluded terms.
	 * @param list<string> $terms
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

	private function instead(
		string $old,
		string $column,
		string $term,
		bool $is_out,
		bool $exact,
		bool $ready
	): string {
		$folded = Folding::of( $term );
		// Without a word to search for, or an index, content matches nothing.
		$nothing = $is_out ? '(1=1)' : '(1=0)';
		$ours    = $ready && '' !== $folded ? $this->words_like( $column, $folded, $exact, $is_out ) : $nothing;
		return match ( true ) {
			'words' === $column => "({$ours})",
			$is_out             => "({$old} AND {$ours})",
			default             => "({$old} OR {$ours})",
		};
	}

	/** Compares a column of the words table. A post without stored words compares as empty. */
	private function words_like( string $column, string $folded, bool $exact, bool $is_out = false ): string {
		$how     = $is_out ? 'NOT LIKE' : 'LIKE';
		$pattern = self::quoted( $this->like( $folded, $exact ) );
		return 'COALESCE(' . self::NAME . ".{$column}, '') {$how} {$pattern}";
	}

	/** Returns a comparison exactly as WP_Query writes it. */
	private function comparison( string $column, bool $is_out, string $like ): string {
		$how     = $is_out ? 'NOT LIKE' : 'LIKE';
		$pattern = self::quoted( $like );
		return "({$this->db->core_table( 'posts' )}.{$column} {$how} {$pattern})";
	}

	/** Returns a LIKE pattern exactly as WP_Query builds it. */
	private function like( string $term, bool $exact ): string {
		$text = $this->db->escape_like( $term );
		return $exact ? $text : "%{$text}%";
	}

	/** Quotes a text with $wpdb->prepare(), whose placeholders for % stay until the query is sent. */
	private static function quoted( string $text ): string {
		$wpdb = $GLOBALS['wpdb'] ?? null;
		return $wpdb instanceof wpdb ? (string) $wpdb->prepare( '%s', $text ) : "''";
	}
}
