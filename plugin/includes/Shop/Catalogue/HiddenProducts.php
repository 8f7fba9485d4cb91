<?php
declare( strict_types=1 );

namespace Brolga\Shop\Catalogue;

use Brolga\Core\Events\Answerer;
use Brolga\Core\Events\Question;
use Brolga\Search\HiddenTermsAsked;

/**
 * Products that their owner hides from searches are hidden from suggestions, too,
 * as are those that are sold out where the shop leaves such out of its lists.
 *
 * @see SEARCH-15
 */
final class HiddenProducts implements Answerer {

	/** Where WooCommerce keeps what is hidden. */
	private const TAXONOMY = 'product_visibility';

	/**
	 * Names their terms.
	 *
	 * @param Question $question What is asked.
	 */
	public function answer( Question $question ): void {
		if ( $question instanceof HiddenTermsAsked ) {
			$sold_out = 'yes' === get_option( 'woocommerce_hide_out_of_stock_items' ) ? [ 'outofstock' ] : [];
			$question->hide( self::TAXONOMY, [ 'exclude-from-search', ...$sold_out ] );
		}
	}
}
