<?php
declare( strict_types=1 );

namespace Brolga\Search\Words;

use Brolga\Core\Database\Migrator;
use Brolga\Core\Support\Module;
use WeakMap;
use WP_Query;

/**
 * Makes visitors' searches compare the visible text of posts instead of their block markup, which
 * also contains settings such as the recipients of forms. Users who can edit others' posts keep
 * WordPress' own search in wp-admin and the editor.
 *
 * @see SEARCH-400 SEARCH-402
 */
final class WordSearch implements Module {

	/** Query variable that makes a query a visitor's search, even for editors and background tasks. */
	public const MARK = 'brolga_words';

	/** @var WeakMap<WP_Query, bool> Queries whose SQL joins the table of visible text. */
	private WeakMap $ours;

	public function __construct(
		private readonly SearchedWordsRepository $sql,
		private readonly Migrator $migrator
	) {
		$this->ours = new WeakMap();
	}

	public function register(): void {
		// First, so that other plugins' additions stay.
		add_filter( 'posts_search', $this->search( ... ), 1, 2 );
		add_filter( 'posts_search_orderby', $this->order( ... ), 1, 2 );
		add_filter( 'posts_join', $this->join( ... ), 1, 2 );
	}

	/** @param string $search WordPress' SQL condition; empty if the query is not a search. */
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
	 * Replaces the order by relevance, because WordPress compares the block markup for it, too.
	 *
	 * @param string $order WordPress' SQL; empty if the query is not ordered by relevance.
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

	private function join( string $join, WP_Query $query ): string {
		return isset( $this->ours[ $query ] ) ? $join . $this->sql->join() : $join;
	}

	private static function is_visitors( WP_Query $query ): bool {
		if ( true === $query->get( self::MARK ) ) {
			return true;
		}
		$is_at_work = is_admin() || wp_is_serving_rest_request();
		// Cron and WP-CLI search without a visitor.
		$is_nobodys = wp_doing_cron() || ( defined( 'WP_CLI' ) && true === constant( 'WP_CLI' ) );
		return ! $is_nobodys && ! ( $is_at_work && current_user_can( 'edit_others_posts' ) );
	}

	/** @return list<string> */
	private static function terms( WP_Query $query ): array {
		$terms = $query->get( 'search_terms' );
		return array_values( array_filter( is_array( $terms ) ? $terms : [], is_string( ... ) ) );
	}

	/** Returns the prefix that excludes a search term; empty if exclusion is turned off. */
	private static function minus(): string {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own, asked as WordPress does.
		return self::text( apply_filters( 'wp_query_search_exclusion_prefix', '-' ) );
	}

	private static function text( mixed $value ): string {
		return is_scalar( $value ) ? (string) $value : '';
	}
}
