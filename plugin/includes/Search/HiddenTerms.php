<?php
declare( strict_types=1 );

namespace Brolga\Search;

use Brolga\Core\Events\Events;
use WP_Term;

/**
 * The terms whose posts no search finds: their owner has taken them out of
 * searches.
 *
 * @see SEARCH-15
 */
final class HiddenTerms {

	public function __construct( private readonly Events $events ) {}

	/**
	 * Their numbers, as a term's place in its taxonomy has them.
	 *
	 * @return list<int>
	 */
	public function ids(): array {
		$ids = [];
		foreach ( $this->events->ask( new HiddenTermsAsked() )->terms() as $taxonomy => $slugs ) {
			foreach ( is_array( $slugs ) && taxonomy_exists( (string) $taxonomy ) ? $slugs : [] as $slug ) {
				$term = is_string( $slug ) ? get_term_by( 'slug', $slug, (string) $taxonomy ) : false;
				if ( $term instanceof WP_Term ) {
					$ids[] = $term->term_taxonomy_id;
				}
			}
		}
		return $ids;
	}

	/**
	 * What leaves their posts out of a query.
	 *
	 * @return list<array<string, mixed>>
	 */
	public function clauses(): array {
		$ids = $this->ids();
		return [] === $ids ? [] : [
			[
				'field'    => 'term_taxonomy_id',
				'terms'    => $ids,
				'operator' => 'NOT IN',
			],
		];
	}
}
