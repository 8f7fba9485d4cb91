<?php
declare( strict_types=1 );

namespace Brolga\Search;

use Brolga\Core\Support\Module;
use WP_Query;

/**
 * Leaves out of the page of results, and of its feed, what suggestions leave out:
 * WooCommerce does so only where products alone are searched for.
 *
 * @see SEARCH-15
 */
final class HiddenResults implements Module {

	public function __construct( private readonly HiddenTerms $hidden ) {}

	/**
	 * Waits for a visitor's search.
	 */
	public function register(): void {
		add_action( 'pre_get_posts', $this->narrow( ... ) );
	}

	/**
	 * Narrows the page's own search.
	 */
	private function narrow( WP_Query $query ): void {
		if ( is_admin() || ! $query->is_main_query() || ! $query->is_search() ) {
			return;
		}
		$hidden = $this->hidden->clauses();
		if ( [] !== $hidden ) {
			$asked = $query->get( 'tax_query' );
			$query->set( 'tax_query', [ ...is_array( $asked ) ? $asked : [], ...$hidden ] );
		}
	}
}
