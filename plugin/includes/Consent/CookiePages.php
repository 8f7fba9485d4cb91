<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Page\PublicPages;

/**
 * A handful of pages that are unlike each other: what sets cookies does so on
 * some kind of page.
 *
 * @see CONSENT-40
 */
final class CookiePages {

	/** How many are looked at. */
	private const MOST = 10;

	/** Blocks that make a page one of its kind. */
	private const BLOCKS = [ 'brolga/contact-form', 'woocommerce/cart', 'woocommerce/checkout' ];

	/**
	 * Their addresses: the home page, the newest of each public type with its
	 * archive, and pages with a form, the cart and the checkout.
	 *
	 * @return list<string>
	 */
	public function addresses(): array {
		$found = PublicPages::addresses( 1 );
		foreach ( self::BLOCKS as $block ) {
			$found = [ ...$found, ...self::newest_with( $block ) ];
		}
		return array_slice( array_values( array_unique( $found ) ), 0, self::MOST );
	}

	/**
	 * The address of the newest published page with a block.
	 *
	 * @return list<string>
	 */
	private static function newest_with( string $block ): array {
		$pages = get_posts(
			[
				'post_type'      => 'page',
				'has_password'   => false,
				'posts_per_page' => 1,
				's'              => "<!-- wp:{$block} ",
				'sentence'       => true,
				'search_columns' => [ 'post_content' ],
				'orderby'        => 'date',
			]
		);
		return array_values( array_filter( array_map( get_permalink( ... ), $pages ), is_string( ... ) ) );
	}
}
