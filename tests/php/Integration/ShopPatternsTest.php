<?php
/**
 * The shop's patterns where there is no shop.
 *
 * @package Brolga\Tests
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration;

use Brolga\Tests\TestCase;
use Brolga\Theme\PatternProducts;
use Brolga\Theme\Shop;
use PHPUnit\Framework\Attributes\Group;
use WP_Block_Patterns_Registry;

/**
 * SHOP-60 SHOP-61: nothing is offered without WooCommerce, and nothing is left
 * standing of what was placed with it.
 */
#[Group( 'once' )]
final class ShopPatternsTest extends TestCase {

	public function test_shop_60_no_pattern_of_the_shop_is_offered_without_one(): void {
		wp_get_theme()->delete_pattern_cache();
		_register_theme_block_patterns();
		$patterns = WP_Block_Patterns_Registry::get_instance();
		foreach ( Shop::PATTERNS as $pattern ) {
			self::assertTrue( $patterns->is_registered( $pattern ), 'WordPress finds it in the theme.' );
		}
		remove_all_actions( 'init' );
		( new Shop() )->register();
		do_action( 'init' );
		foreach ( Shop::PATTERNS as $pattern ) {
			self::assertFalse( $patterns->is_registered( $pattern ), $pattern );
		}
	}

	public function test_shop_60_a_section_of_the_shop_goes_with_it(): void {
		$section = static fn ( string $classes ): string => '<!-- wp:group {"className":"'
			. $classes
			. '"} --><div class="wp-block-group '
			. $classes
			. '"><!-- wp:woocommerce/product-collection {"query":{}} --><div class="wp-block-woocommerce-product-collection"><!-- wp:woocommerce/product-template --><!-- wp:post-title {"level":3} /--><!-- /wp:woocommerce/product-template --></div><!-- /wp:woocommerce/product-collection --></div><!-- /wp:group -->';

		self::assertSame( '', do_blocks( $section( 'shop-section' ) ) );
		self::assertSame( '', do_blocks( $section( 'shop-section is-style-section-sand' ) ) );
		self::assertStringContainsString( 'wp-block-group', do_blocks( $section( 'my-shop-section' ) ) );
		self::assertStringContainsString(
			'A',
			do_blocks( '<!-- wp:group --><div class="wp-block-group"><p>A</p></div><!-- /wp:group -->' )
		);
	}

	public function test_shop_61_reviews_worth_showing_come_one_from_each_product(): void {
		$product = static fn ( string $title ): int => (int) wp_insert_post(
			[
				'post_type'   => 'product',
				'post_status' => 'publish',
				'post_title'  => $title,
			]
		);
		$fern    = $product( 'Fern' );
		$moss    = $product( 'Moss' );
		$this->review( $fern, 5, 'Older, and long enough to be shown.', '2026-01-01 10:00:00' );
		$this->review( $fern, 4, 'Green <b>from</b> the first day, <!-- wp:html --> even in July.', '2026-02-01 10:00:00' );
		$this->review( $fern, 5, 'Short.', '2026-03-01 10:00:00' );
		$this->review( $moss, 3, 'It is quite a good moss, all in all.', '2026-03-01 10:00:00' );
		$this->review( $moss, 5, str_repeat( 'Far too long to be read. ', 20 ), '2026-03-02 10:00:00' );
		$this->review( $moss, 5, 'Nobody has approved of this one yet.', '2026-03-03 10:00:00', '0' );

		$found = PatternProducts::reviews( 3 );
		self::assertSame( [ 'Green from the first day, even in July.' ], array_column( $found, 'text' ) );
		self::assertSame( [ 'Ada' ], array_column( $found, 'name' ) );
		self::assertSame( [ 'Fern' ], array_column( $found, 'product' ) );
		$this->review( $moss, 4, 'Soft underfoot, and it asks for nothing.', '2026-04-01 10:00:00' );
		self::assertSame( [ 'Moss', 'Fern' ], array_column( PatternProducts::reviews( 3 ), 'product' ) );
		self::assertCount( 1, PatternProducts::reviews( 1 ) );
	}

	/**
	 * Reviews a product.
	 *
	 * @param int    $stars How many.
	 * @param string $text  The words.
	 * @param string $date  When.
	 * @param string $state `1` if it was approved.
	 */
	private function review( int $product, int $stars, string $text, string $date, string $state = '1' ): void {
		$id = wp_insert_comment(
			[
				'comment_post_ID'  => $product,
				'comment_type'     => 'review',
				'comment_author'   => 'Ada',
				'comment_content'  => $text,
				'comment_date'     => $date,
				'comment_date_gmt' => $date,
				'comment_approved' => $state,
			]
		);
		add_comment_meta( (int) $id, 'rating', $stars );
	}
}
