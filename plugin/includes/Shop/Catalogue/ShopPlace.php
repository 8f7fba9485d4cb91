<?php
declare( strict_types=1 );

namespace Brolga\Shop\Catalogue;

use Brolga\Content\Menus\ListingPageAsked;
use Brolga\Core\Events\Answerer;
use Brolga\Core\Events\Question;
use Brolga\Shop\Shop;

/**
 * Tells menus which page represents the shop: WordPress shows the product archive instead of that page.
 *
 * @see MENU-240
 */
final class ShopPlace implements Answerer {

	public function __construct( private readonly Shop $shop ) {}

	public function answer( Question $question ): void {
		if ( $question instanceof ListingPageAsked && $this->shop->is_running() && is_woocommerce() ) {
			$question->lists( wc_get_page_id( 'shop' ), is_shop() && ! is_search() );
		}
	}
}
