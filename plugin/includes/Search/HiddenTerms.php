<?php
declare( strict_types=1 );

namespace Brolga\Search;

use Brolga\Core\Events\Events;
use WP_Term;

/**
 * The terms whose posts are left out of searches, such as products that the owner has hidden.
 *
 * @see SEARCH-15
 */
final class HiddenTerms {

	public function __construct( private readonly Events $events ) {}

	/** @return list<int> As term_taxonomy_ids. */
	public function ids(): array {
		$ids = [];
		foreach ( $this->events->collect( new HiddenTermsAsked() )->terms() as $taxonomy => $slugs ) {
			foreach ( is_array( $slugs ) && taxonomy_exists( (string) $taxonomy ) ? $slugs : [] as $slug ) {
				$term = is_string( $slug ) ? get_term_by( 'slug', $slug, (string) $taxonomy ) : false;
				if ( $term instanceof WP_Term ) {
					$ids[] = $term->term_taxonomy_id;
				}
			}
		}
		return $ids;
	}

	/** @return list<array<string, mixed>> */
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
