<?php
declare( strict_types=1 );

namespace Brolga\Search;

use Brolga\Core\Blocks\ShowRule;
use Brolga\Core\Events\Events;
use Brolga\Search\Words\WordSearch;
use WP_Post;
use WP_Query;

/**
 * Finds published posts with WordPress' search.
 *
 * @phpstan-type Found array{
 *     total: int,
 *     results: list<array{title: string, url: string, type: string, excerpt: string, image: string}>,
 * }
 *
 * @see SEARCH-7 SEARCH-8
 */
final class SiteSearch {

	public const SUGGESTIONS = 6;

	private const WORDS = 18;

	public function __construct(
		private readonly SearchedTypes $types,
		private readonly HiddenTerms $hidden,
		private readonly Events $events
	) {}

	/**
	 * @param string $type A post type; an unknown one stands for all.
	 * @phpstan-return Found
	 */
	public function suggest( string $search, string $type ): array {
		if ( '' === trim( $search ) ) {
			return [
				'total'   => 0,
				'results' => [],
			];
		}
		$query = $this->query( $search, $type, [ 'posts_per_page' => self::SUGGESTIONS ] );
		update_post_thumbnail_cache( $query );
		$names   = $this->types->names();
		$results = [];
		foreach ( $query->posts ?? [] as $post ) {
			if ( $post instanceof WP_Post ) {
				$results[] = [
					'title'   => self::text( get_the_title( $post ) ),
					'url'     => (string) get_permalink( $post ),
					'type'    => $names[ $post->post_type ] ?? '',
					'excerpt' => $this->excerpt( $post ),
					'image'   => (string) get_the_post_thumbnail_url( $post, 'thumbnail' ),
				];
			}
		}
		return [
			'total'   => $query->found_posts,
			'results' => $results,
		];
	}

	private function excerpt( WP_Post $post ): string {
		$words = self::text( wp_trim_words(
			'' !== $post->post_excerpt
				? $post->post_excerpt
				: strip_shortcodes( excerpt_remove_blocks( ShowRule::without_ruled( $post->post_content ) ) ),
			self::WORDS
		) );
		$note  = $this->events->collect( new NoteAsked( $post->ID ) )->note;
		return implode( ' · ', array_filter( [ $note, $words ], static fn ( string $part ): bool => '' !== $part ) );
	}

	/** @param string $type A post type; an unknown one stands for all. */
	public function finds( string $search, string $type ): bool {
		$query = $this->query(
			$search,
			$type,
			[
				'posts_per_page' => 1,
				'fields'         => 'ids',
				'no_found_rows'  => true,
			]
		);
		return $query->post_count > 0;
	}

	/** @param array<string, mixed> $more */
	private function query( string $search, string $type, array $more ): WP_Query {
		$hidden = $this->hidden->clauses();
		return new WP_Query(
			[
				's'                      => wp_slash( $search ),
				'post_type'              => $this->types->within( $type ),
				'post_status'            => 'publish',
				'has_password'           => false,
				'ignore_sticky_posts'    => true,
				WordSearch::MARK         => true,
				'update_post_term_cache' => false,
			] + $more + ( [] === $hidden ? [] : [ 'tax_query' => $hidden ] )
		);
	}

	private static function text( string $html ): string {
		return trim( html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}
}
