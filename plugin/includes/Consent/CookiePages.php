<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Page\PublicPages;

/**
 * Chooses a few pages of different kinds to check for cookies, because many cookies are set on
 * certain kinds of pages only.
 *
 * @see CONSENT-40
 */
final class CookiePages {

	private const MOST = 10;

	private const BLOCKS = [ 'brolga/contact-form', 'woocommerce/cart', 'woocommerce/checkout' ];

	/** @return list<string> */
	public function addresses(): array {
		$found = PublicPages::addresses( 1 );
		foreach ( self::BLOCKS as $block ) {
			$found = [ ...$found, ...self::newest_with( $block ) ];
		}
		return array_slice( array_values( array_unique( $found ) ), 0, self::MOST );
	}

	/** @return list<string> */
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
