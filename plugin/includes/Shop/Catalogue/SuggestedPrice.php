<?php
declare( strict_types=1 );

namespace Brolga\Shop\Catalogue;

use Brolga\Core\Events\Answerer;
use Brolga\Core\Events\Question;
use Brolga\Search\NoteAsked;
use WC_Product;

/**
 * Adds the price to a product in the search suggestions.
 *
 * @see SEARCH-405
 */
final class SuggestedPrice implements Answerer {

	/** The former price of a sale, and the texts that distinguish both prices for screen readers. */
	private const PAST = '~<del\b.*?</del>|<span class="screen-reader-text">.*?</span>~s';

	public function answer( Question $question ): void {
		if (
			! $question instanceof NoteAsked
			|| ! function_exists( 'wc_get_product' )
			|| 'product' !== get_post_type( $question->post )
		) {
			return;
		}
		$product        = wc_get_product( $question->post );
		$html           = $product instanceof WC_Product ? $product->get_price_html() : '';
		$text           = wp_strip_all_tags( (string) preg_replace( self::PAST, ' ', $html ) );
		$question->note = trim(
			(string) preg_replace( '/\s+/', ' ', html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) )
		);
	}
}
