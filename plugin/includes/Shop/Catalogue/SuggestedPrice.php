<?php
declare( strict_types=1 );

namespace Brolga\Shop\Catalogue;

use Brolga\Core\Events\Answerer;
use Brolga\Core\Events\Question;
use Brolga\Search\NoteAsked;
use WC_Product;

/**
 * A product that is suggested says what it costs, as the shop's lists do.
 *
 * @see SEARCH-405
 */
final class SuggestedPrice implements Answerer {

	/** The price that was, and what is there for screen readers to tell it from the one that is. */
	private const PAST = '~<del\b.*?</del>|<span class="screen-reader-text">.*?</span>~s';

	/**
	 * Says today's price.
	 */
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
