<?php
declare( strict_types=1 );

namespace Brolga\PageCache;

use WP_Post;
use WP_Taxonomy;
use WP_Term;

/**
 * The URLs at which WordPress itself lists a post: the front page, the posts page, archives and
 * their feeds. Lists that owners put on other pages are not included.
 *
 * @see CACHE-5
 */
final class ListAddresses {

	/** @return list<string> */
	public static function of( WP_Post $post ): array {
		$archive = get_post_type_archive_link( $post->post_type );
		return [
			home_url( '/' ),
			...( false === $archive ? [] : [ $archive ] ),
			...( 'post' === $post->post_type
				? self::of_blog( $post )
				: [ (string) get_post_type_archive_feed_link( $post->post_type ) ] ),
			...self::of_terms( $post ),
		];
	}

	/** @return list<string> */
	public static function of_term( int $id, string $taxonomy ): array {
		$term = is_taxonomy_viewable( $taxonomy ) ? get_term_by( 'term_taxonomy_id', $id, $taxonomy ) : null;
		return $term instanceof WP_Term ? self::of_each( [ $term ] ) : [];
	}

	/** @return list<string> */
	private static function of_blog( WP_Post $post ): array {
		$author                = (int) $post->post_author;
		[ $year, $month, $day ] = array_map( intval( ... ), explode( '-', substr( $post->post_date, 0, 10 ) ) );
		return [
			get_feed_link(),
			get_author_posts_url( $author ),
			get_author_feed_link( $author ),
			get_year_link( $year ),
			get_month_link( $year, $month ),
			get_day_link( $year, $month, $day ),
		];
	}

	/** @return list<string> */
	private static function of_terms( WP_Post $post ): array {
		$lists = [];
		foreach ( get_object_taxonomies( $post, 'objects' ) as $taxonomy ) {
			$terms = $taxonomy instanceof WP_Taxonomy && is_taxonomy_viewable( $taxonomy )
				? get_the_terms( $post, $taxonomy->name )
				: [];
			$lists = [ ...$lists, ...self::of_each( is_array( $terms ) ? $terms : [] ) ];
		}
		return $lists;
	}

	/**
	 * @param array<WP_Term> $terms
	 * @return list<string>
	 */
	private static function of_each( array $terms ): array {
		$lists = [];
		foreach ( $terms as $term ) {
			foreach ( [ get_term_link( $term ), get_term_feed_link( $term->term_id, $term->taxonomy ) ] as $address ) {
				$lists[] = is_string( $address ) ? $address : '';
			}
		}
		return $lists;
	}
}
