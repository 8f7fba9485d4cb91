<?php
declare( strict_types=1 );

namespace Brolga\Shop\Catalogue;

use Brolga\Content\Menus\ListAsked;
use Brolga\Core\Events\Answerer;
use Brolga\Core\Events\Question;
use Brolga\Shop\Shop;

/**
 * Knows the page that lists products: WordPress shows an archive in its place.
 *
 * @see MENU-240
 */
final class ShopPlace implements Answerer {

	public function __construct( private readonly Shop $shop ) {}

	/**
	 * Names it for products and what they are filed under.
	 *
	 * @param Question $question What is asked.
	 */
	public function answer( Question $question ): void {
		if ( $question instanceof ListAsked && $this->shop->is_running() && is_woocommerce() ) {
			$question->lists( wc_get_page_id( 'shop' ), is_shop() && ! is_search() );
		}
	}
}
