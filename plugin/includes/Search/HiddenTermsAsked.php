<?php
declare( strict_types=1 );

namespace Brolga\Search;

use Brolga\Core\Events\Question;

/**
 * Event that asks which terms' posts are left out of searches.
 *
 * @see SEARCH-15
 */
final class HiddenTermsAsked implements Question {

	/** @var array<string, list<string>> Slugs by taxonomy. */
	private array $terms = [];

	/** @param list<string> $slugs */
	public function hide( string $taxonomy, array $slugs ): void {
		$this->terms[ $taxonomy ] = [ ...$this->terms[ $taxonomy ] ?? [], ...$slugs ];
	}

	/** @return array<array-key, mixed> */
	public function terms(): array {
		/**
		 * Filters the terms whose posts are left out of the page of results, of search suggestions and of “did you
		 * mean”, for example hidden products.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, list<string>> $terms Slugs by taxonomy.
		 *
		 * @example
		 * add_filter(
		 * 	'brolga_search_hidden_terms',
		 * 	static fn ( array $terms ): array => $terms + [ 'category' => [ 'internal' ] ]
		 * );
		 */
		$terms = apply_filters( 'brolga_search_hidden_terms', $this->terms );
		return is_array( $terms ) ? $terms : [];
	}
}
