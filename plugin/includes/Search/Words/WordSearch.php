<?php
declare( strict_types=1 );

namespace Brolga\Search\Words;

use Brolga\Core\Database\Migrator;
use Brolga\Core\Support\Module;
use WeakMap;
use WP_Query;

/**
 * Has the searches of visitors look through what visitors see: not through the
 * names and settings of blocks, in which forms keep whom they write to. Whoever
 * edits others' posts has WordPress' own search where posts are edited.
 *
 * @see SEARCH-400 SEARCH-402
 */
final class WordSearch implements Module {

	/** A query variable: this is a visitor's search, whoever asks. */
	public const MARK = 'brolga_words';

	/** @var WeakMap<WP_Query, bool> Queries that look through the words. */
	private WeakMap $ours;

	public function __construct(
		private readonly SearchedWordsRepository $sql,
		private readonly Migrator $migrator
	) {
		$this->ours = new WeakMap();
	}

	public function register(): void {
		// First: what others add to a search stays.
		add_filter( 'posts_search', $this->search( ... ), 1, 2 );
		add_filter( 'posts_search_orderby', $this->order( ... ), 1, 2 );
		add_filter( 'posts_join', $this->join( ... ), 1, 2 );
	}

	/**
	 * Exchanges what is compared.
	 *
	 * @param string $search WordPress'; empty: it is no search.
	 */
	private function search( string $search, WP_Query $query ): string {
		unset( $this->ours[ $query ] );
		if ( '' === $search || ! self::is_visitors( $query ) ) {
			return $search;
		}
		$is_ready = $this->migrator->version() >= WordsMigration::VERSION;
		if ( $is_ready ) {
			$this->ours[ $query ] = true;
		}
		return $this->sql->condition(
			$search,
			self::terms( $query ),
			self::minus(),
			! in_array( self::text( $query->get( 'exact' ) ), [ '', '0' ], true ),
			$is_ready
		);
	}

	/**
	 * The order of relevance: WordPress compares content for it, too.
	 *
	 * @param string $order WordPress'; empty: there is another one.
	 */
	private function order( string $order, WP_Query $query ): string {
		if ( '' === $order || ! self::is_visitors( $query ) ) {
			return $order;
		}
		if ( ! isset( $this->ours[ $query ] ) ) {
			return '';
		}
		$minus    = self::minus();
		$wanted   = array_values( array_filter(
			self::terms( $query ),
			static fn ( string $term ): bool => '' === $minus || ! str_starts_with( $term, $minus )
		) );
		$sentence = self::text( $query->get( 's' ) );
		return $this->sql->order( 1 === preg_match( '/(?:\s|^)-/', $sentence ) ? '' : $sentence, $wanted );
	}

	/**
	 * Brings the words along.
	 */
	private function join( string $join, WP_Query $query ): string {
		return isset( $this->ours[ $query ] ) ? $join . $this->sql->join() : $join;
	}

	/**
	 * Whether a query is a visitor's search.
	 */
	private static function is_visitors( WP_Query $query ): bool {
		if ( true === $query->get( self::MARK ) ) {
			return true;
		}
		$is_at_work = is_admin() || wp_is_serving_rest_request();
		// What runs without anybody asks for itself.
		$is_nobodys = wp_doing_cron() || ( defined( 'WP_CLI' ) && true === constant( 'WP_CLI' ) );
		return ! $is_nobodys && ! ( $is_at_work && current_user_can( 'edit_others_posts' ) );
	}

	/**
	 * What is searched for, as WordPress has told it apart.
	 *
	 * @return list<string>
	 */
	private static function terms( WP_Query $query ): array {
		$terms = $query->get( 'search_terms' );
		return array_values( array_filter( is_array( $terms ) ? $terms : [], is_string( ... ) ) );
	}

	/**
	 * What a term begins with that must not be there.
	 */
	private static function minus(): string {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own, asked as WordPress does.
		return self::text( apply_filters( 'wp_query_search_exclusion_prefix', '-' ) );
	}

	private static function text( mixed $value ): string {
		return is_scalar( $value ) ? (string) $value : '';
	}
}
