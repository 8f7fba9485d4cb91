<?php
declare( strict_types=1 );

namespace Brolga\Shop\Catalogue;

use Brolga\Core\Support\Module;

/**
 * Products that their owner hides from searches are hidden from suggestions, too,
 * as are those that are sold out where the shop leaves such out of its lists.
 *
 * @see SEARCH-15
 */
final class HiddenProducts implements Module {

	/** Where WooCommerce keeps what is hidden. */
	private const TAXONOMY = 'product_visibility';

	/**
	 * Waits for searches.
	 */
	public function register(): void {
		add_filter( 'brolga_search_hidden_terms', self::name( ... ) );
	}

	/**
	 * Names their terms.
	 *
	 * @param mixed $terms Slugs by taxonomy.
	 */
	private static function name( mixed $terms ): mixed {
		return is_array( $terms ) ? [ self::TAXONOMY => [ 'exclude-from-search', ...( 'yes' === get_option( 'woocommerce_hide_out_of_stock_items' ) ? [ 'outofstock' ] : [] ) ] ] + $terms : $terms;
	}
}
