<?php
declare( strict_types=1 );

namespace Brolga\Search;

use WP_Term;

/**
 * The terms whose posts no suggestion names: their owner has taken them out of
 * searches.
 *
 * @see SEARCH-15
 */
final class HiddenTerms {

	/**
	 * Their numbers, as a term's place in its taxonomy has them.
	 *
	 * @return list<int>
	 */
	public static function ids(): array {
		/**
		 * Filters the terms whose posts are left out of search suggestions and of “did you mean”, for example hidden products.
		 *
		 * @param array<string, list<string>> $terms Slugs by taxonomy.
		 */
		$named = apply_filters( 'brolga_search_hidden_terms', [] );
		$ids   = [];
		foreach ( is_array( $named ) ? $named : [] as $taxonomy => $slugs ) {
			foreach ( is_array( $slugs ) && taxonomy_exists( (string) $taxonomy ) ? $slugs : [] as $slug ) {
				$term = is_string( $slug ) ? get_term_by( 'slug', $slug, (string) $taxonomy ) : false;
				if ( $term instanceof WP_Term ) {
					$ids[] = $term->term_taxonomy_id;
				}
			}
		}
		return $ids;
	}
}
