<?php
declare( strict_types=1 );

namespace Brolga\Search;

use Brolga\Core\Support\Module;
use WP_Query;

/**
 * Leaves posts with hidden terms out of the results page and its feed, as suggestions do.
 * WooCommerce does so only in searches for products alone.
 *
 * @see SEARCH-15
 */
final class HiddenResults implements Module {

	public function __construct( private readonly HiddenTerms $hidden ) {}

	public function register(): void {
		add_action( 'pre_get_posts', $this->narrow( ... ) );
	}

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
