<?php
declare( strict_types=1 );

namespace Brolga\Search;

use Brolga\Core\Support\Module;
use WP_Block;

/**
 * Suggests a similar search if there are no results, made of words from titles. The suggestion is
 * tried first, so that it never reveals a title which is not public.
 *
 * @see SEARCH-12
 */
final class DidYouMean implements Module {

	private const TRANSIENT = 'brolga_title_words';

	/** Seconds for which the words are cached, in case posts are changed without WordPress' hooks. */
	private const KEPT_SECONDS = 3600;

	private const MOST_TITLES = 1000;
	private const MOST_WORDS  = 3000;

	private const MOST_TYPED = 6;

	/** The fewest letters of a word; shorter ones resemble too many others. */
	private const LEAST_LETTERS = 3;

	public function __construct(
		private readonly TitleRepository $titles,
		private readonly SearchedTypes $types,
		private readonly SiteSearch $search,
		private readonly HiddenTerms $hidden
	) {}

	public function register(): void {
		add_filter( 'render_block_core/query-no-results', $this->offer( ... ), 10, 3 );
		foreach ( [ 'save_post', 'deleted_post' ] as $change ) {
			add_action( $change, static fn (): bool => delete_transient( self::TRANSIENT ) );
		}
	}

	/** Returns a similar search that has results; empty if there is none. */
	public function instead_of( string $search, string $type ): string {
		$typed = NearWords::of( mb_substr( $search, 0, SearchAddress::MAX_LENGTH ) );
		if ( [] === $typed || count( $typed ) > self::MOST_TYPED ) {
			return '';
		}
		$known = $this->words();
		$words = array_map( static fn ( string $word ): string => NearWords::nearest( $word, $known ), $typed );
		$near  = implode( ' ', $words );
		return $words !== $typed && $this->search->finds( $near, $type ) ? $near : '';
	}

	/** @param array<string, mixed> $block */
	private function offer( string $html, array $block, WP_Block $made ): string {
		$query = $made->context['query'] ?? null;
		if (
			! is_search()
			|| '' === trim( $html )
			|| ! is_array( $query )
			|| true !== ( $query['inherit'] ?? false )
		) {
			return $html;
		}
		$type    = get_query_var( 'post_type' );
		$type    = is_string( $type ) && isset( $this->types->names()[ $type ] ) ? $type : '';
		$instead = $this->instead_of( get_search_query( false ), $type );
		if ( '' === $instead ) {
			return $html;
		}
		$address = add_query_arg(
			[ 's' => rawurlencode( $instead ) ] + ( '' === $type ? [] : [ 'post_type' => $type ] ),
			home_url( '/' )
		);
		$link    = '<a href="' . esc_url( $address ) . '">' . esc_html( $instead ) . '</a>';
		return '<p class="brolga-did-you-mean is-style-lead">'
			/* translators: %s: words that are near to those that were searched for, as a link. */
			. sprintf( esc_html__( 'Did you mean %s?', 'brolga' ), $link )
			. '</p>'
			. $html;
	}

	/** @return array<array-key, int> */
	private function words(): array {
		$kept = get_transient( self::TRANSIENT );
		if ( is_array( $kept ) ) {
			return array_filter( $kept, is_int( ... ) );
		}
		$words = [];
		foreach ( $this->titles->latest(
			array_keys( $this->types->names() ),
			self::MOST_TITLES,
			$this->hidden->ids()
		) as $title ) {
			foreach ( NearWords::of(
				html_entity_decode( wp_strip_all_tags( $title ), ENT_QUOTES | ENT_HTML5, 'UTF-8' )
			) as $word ) {
				if ( mb_strlen( $word ) >= self::LEAST_LETTERS ) {
					$words[ $word ] = ( $words[ $word ] ?? 0 ) + 1;
				}
			}
		}
		$words = array_slice( $words, 0, self::MOST_WORDS, true );
		set_transient( self::TRANSIENT, $words, self::KEPT_SECONDS );
		return $words;
	}
}
