<?php
declare( strict_types=1 );

namespace Brolga\Shop\Catalogue;

use Brolga\Core\Events\Answerer;
use Brolga\Core\Events\Question;
use Brolga\Search\HiddenTermsAsked;

/**
 * Hides products from search suggestions if their owner hides them from searches, and sold-out
 * products if the shop hides those.
 *
 * @see SEARCH-15
 */
final class HiddenProducts implements Answerer {

	private const TAXONOMY = 'product_visibility';

	public function answer( Question $question ): void {
		if ( $question instanceof HiddenTermsAsked ) {
			$sold_out = 'yes' === get_option( 'woocommerce_hide_out_of_stock_items' ) ? [ 'outofstock' ] : [];
			$question->hide( self::TAXONOMY, [ 'exclude-from-search', ...$sold_out ] );
		}
	}
}
